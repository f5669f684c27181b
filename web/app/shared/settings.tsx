import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { CalendarFeedCard } from '#features/calendar/CalendarFeedCard.tsx'
import { NotificationSettingsCards } from '#features/notifications/NotificationSettingsCards.tsx'
import { AgentDetailsCard } from '#features/profile/AgentDetailsCard.tsx'
import { useUser } from '#lib/session.ts'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'

/** What else ends with an account, by viewer. */
const alsoLost = {
  brand: [],
  talent: ['Agencies that represent you are notified that representation has ended.'],
  owner: [
    'Your agency is closed. Every representation agreement ends and your talents are notified.',
    'Your colleagues are signed out and your shared links are closed immediately.',
  ],
  member: ['You leave the team. Your colleagues keep their access.'],
} as const

export default function Settings() {
  const viewer = useViewer()
  const isOwner = useUser().agency?.isOwner ?? false
  const account = viewer === 'agent' ? (isOwner ? 'owner' : 'member') : viewer
  return (
    <SettingsPage
      details={viewer === 'agent' && <AgentDetailsCard />}
      reports={pathsOf[viewer].reports}
      notifications={
        <>
          <NotificationSettingsCards side={viewer} />
          <CalendarFeedCard />
        </>
      }
      alsoLost={alsoLost[account]}
    />
  )
}
