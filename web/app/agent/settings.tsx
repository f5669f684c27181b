import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { NotificationSettingsCards } from '#features/notifications/NotificationSettingsCards.tsx'
import { useUser } from '#lib/session.ts'

const agencyEnds = [
  'Your agency is closed. Every representation agreement ends and your talents are notified.',
  'Your colleagues are signed out and your shared links are closed immediately.',
]

export default function Settings() {
  const isOwner = useUser().agency?.isOwner ?? false
  return (
    <SettingsPage
      news={<NotificationSettingsCards side="agent" />}
      alsoLost={isOwner ? agencyEnds : ['You leave the team. Your colleagues keep their access.']}
    />
  )
}
