import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { NotificationSettingsCards } from '#features/notifications/NotificationSettingsCards.tsx'

export default function Settings() {
  return (
    <SettingsPage
      news={<NotificationSettingsCards side="talent" />}
      alsoLost={['Agencies that represent you are notified that representation has ended.']}
    />
  )
}
