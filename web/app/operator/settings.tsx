import { SettingsPage } from '#features/operators/SettingsPage.tsx'

export default function OperatorSettings() {
  return <SettingsPage />
}
