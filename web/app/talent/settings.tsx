import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { NewsCards } from '#features/notifications/NewsCards.tsx'

export default function Settings() {
  return (
    <SettingsPage
      news={<NewsCards side="talent" />}
      alsoLost={['Agencies that represent you are told that it is over.']}
    />
  )
}
