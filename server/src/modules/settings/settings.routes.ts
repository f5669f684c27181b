import type { settingsCalls } from '@marquee/contract/calls/settings'
import type { Routes } from '../../platform/act.ts'
import { showSettings } from './show-settings.ts'

export const settingsRoutes: Routes<typeof settingsCalls> = { marketSettings: showSettings }
