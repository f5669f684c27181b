import { homeCalls } from '@marquee/contract/calls/home'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Outlet } from 'react-router'
import { AreaShell } from '#app/signed-in/AreaShell.tsx'
import { useMessageEvents, useUnreadMessages } from '#features/conversations/unread.ts'
import { useHome } from '#features/home/home.queries.ts'
import { useUnread } from '#features/notifications/use-unread.ts'
import { talentPaths } from '#lib/paths.ts'

export const handle = { early: [homeCalls.talentHome] }

export default function TalentLayout() {
  const waiting = useHome('talent').data?.yours.length ?? 0
  const unread = useUnread('talent')
  const unreadMessages = useUnreadMessages()
  useMessageEvents()
  const items = [
    { label: 'Home', to: talentPaths.home, icon: IconHome, end: true, count: waiting },
    { label: 'Discover', to: talentPaths.discover, icon: IconCompass },
    { label: 'Offers', to: talentPaths.offers, icon: IconMail },
    { label: 'Deals', to: talentPaths.deals, icon: IconBriefcase },
    {
      label: 'Messages',
      to: talentPaths.messages(),
      icon: IconMessage,
      count: unreadMessages,
      counted: 'unread',
    },
    { label: 'Applications', to: talentPaths.applications, icon: IconSend },
    { label: 'Earnings', to: talentPaths.earnings, icon: IconCoins },
  ]
  const foot = [
    {
      label: 'Notifications',
      to: talentPaths.notifications,
      icon: IconBell,
      count: unread,
      counted: 'unread',
    },
    { label: 'Profile', to: talentPaths.profile, icon: IconUserCircle },
    { label: 'Representation', to: talentPaths.representation, icon: IconUsers },
    { label: 'Settings', to: talentPaths.settings, icon: IconSettings },
  ]
  return (
    <AreaShell home={talentPaths.home} items={items} foot={foot}>
      <Outlet />
    </AreaShell>
  )
}
