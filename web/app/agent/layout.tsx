import { homeCalls } from '@marquee/contract/calls/home'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Outlet } from 'react-router'
import { AreaShell } from '#app/signed-in/AreaShell.tsx'
import { useMessageEvents, useUnreadMessages } from '#features/conversations/unread.ts'
import { useHome } from '#features/home/home.queries.ts'
import { useUnread } from '#features/notifications/use-unread.ts'
import { agentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'

export const handle = { early: [homeCalls.agentHome] }

export default function AgentLayout() {
  useMessageEvents()
  const isOwner = useUser().agency?.isOwner ?? false
  const waiting = useHome('agent').data?.yours.length ?? 0
  const unread = useUnread('agent')
  const unreadMessages = useUnreadMessages()
  const items = [
    { label: 'Home', to: agentPaths.home, icon: IconHome, end: true, count: waiting },
    { label: 'Roster', to: agentPaths.roster, icon: IconUsers },
    { label: 'Offers', to: agentPaths.offers, icon: IconMail },
    { label: 'Deals', to: agentPaths.deals, icon: IconBriefcase },
    {
      label: 'Messages',
      to: agentPaths.messages(),
      icon: IconMessage,
      count: unreadMessages,
      counted: 'unread',
    },
    { label: 'Discover', to: agentPaths.discover, icon: IconCompass },
    { label: 'Applications', to: agentPaths.applications, icon: IconSend },
    // Only the owner sees the agency's money.
    ...(isOwner ? [{ label: 'Earnings', to: agentPaths.earnings, icon: IconCoins }] : []),
  ]
  const foot = [
    {
      label: 'Notifications',
      to: agentPaths.notifications,
      icon: IconBell,
      count: unread,
      counted: 'unread',
    },
    { label: 'Agency', to: agentPaths.agency, icon: IconBuildingStore },
    { label: 'Settings', to: agentPaths.settings, icon: IconSettings },
  ]
  return (
    <AreaShell home={agentPaths.home} items={items} foot={foot}>
      <Outlet />
    </AreaShell>
  )
}
