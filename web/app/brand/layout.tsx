import { homeCalls } from '@marquee/contract/calls/home'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Outlet, useLocation } from 'react-router'
import { AreaShell } from '#app/signed-in/AreaShell.tsx'
import { useMessageEvents, useUnreadMessages } from '#features/conversations/unread.ts'
import { useHome } from '#features/home/home.queries.ts'
import { useUnread } from '#features/notifications/use-unread.ts'
import { AccountStatus } from '#features/subscription/AccountStatus.tsx'
import { InactiveBanner } from '#features/subscription/InactiveBanner.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useProvider } from '#lib/payment/payment.queries.ts'
import { useIsIdle } from '#lib/use-is-idle.ts'
import classes from './layout.module.css'

export const handle = { early: [homeCalls.brandHome] }

export default function BrandLayout() {
  const { pathname } = useLocation()
  useMessageEvents()
  const waiting = useHome('brand').data?.yours.length ?? 0
  const unread = useUnread('brand')
  const unreadMessages = useUnreadMessages()
  const items = [
    { label: 'Home', to: brandPaths.home, icon: IconHome, end: true, count: waiting },
    { label: 'Campaigns', to: brandPaths.campaigns, icon: IconSpeakerphone },
    { label: 'Find talent', to: brandPaths.findTalent, icon: IconUsers },
    { label: 'Deals', to: brandPaths.deals, icon: IconBriefcase },
    {
      label: 'Messages',
      to: brandPaths.messages(),
      icon: IconMessage,
      count: unreadMessages,
      counted: 'unread',
    },
    { label: 'Favourites', to: brandPaths.favourites, icon: IconHeart },
    { label: 'Offers', to: brandPaths.offers, icon: IconMailForward },
    { label: 'Payments', to: brandPaths.budgets, icon: IconCreditCard },
  ]
  const foot = [
    {
      label: 'Notifications',
      to: brandPaths.notifications,
      icon: IconBell,
      count: unread,
      counted: 'unread',
    },
    { label: 'Company profile', to: brandPaths.profile, icon: IconBuildingStore },
    { label: 'Settings', to: brandPaths.settings, icon: IconSettings },
  ]
  return (
    <AreaShell home={brandPaths.home} items={items} foot={foot} flag={<AccountStatus />}>
      <EarlyProvider />
      {pathname !== brandPaths.plan && pathname !== brandPaths.home && (
        <div className={classes.banner}>
          <InactiveBanner plan={brandPaths.plan} />
        </div>
      )}
      <Outlet />
    </AreaShell>
  )
}

/**
 * Loads the payment provider’s script before a card is entered (specification section 1), but after everything that the first
 * page needs. A component of its own, so that the area is not rendered again with each step of it.
 */
function EarlyProvider() {
  useProvider(useIsIdle())
  return null
}
