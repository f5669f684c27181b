import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { NotificationSettingsCards } from '#features/notifications/NotificationSettingsCards.tsx'
import { useUser } from '#lib/session.ts'

const agencyEnds = [
  'Your agency closes: every mandate ends and your talents are told.',
  'Your colleagues are signed out and your shared pages close, all at once.',
]

export default function Settings() {
  const isOwner = useUser().agency?.isOwner ?? false
  return (
    <SettingsPage
      news={<NotificationSettingsCards side="agent" />}
      alsoLost={isOwner ? agencyEnds : ['You leave the team; your colleagues go on.']}
    />
  )
}
