import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { NotificationSettingsCards } from '#features/notifications/NotificationSettingsCards.tsx'

export default function Settings() {
  return <SettingsPage news={<NotificationSettingsCards side="brand" />} />
}
