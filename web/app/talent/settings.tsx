import { SettingsPage } from '#features/account/SettingsPage.tsx'
import { MailsCard } from '#features/notifications/MailsCard.tsx'

export default function Settings() {
  return <SettingsPage mails={<MailsCard side="talent" />} alsoLost={['Agencies that represent you are told that it is over.']} />
}
