import { SettingsPage } from '#features/account/SettingsPage.tsx'

export default SettingsPage
