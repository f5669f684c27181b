import type { settingsCalls } from '@marquee/contract/calls/settings'
import type { Routes } from '../../platform/handler.ts'
import { getSettings } from './get-settings.ts'

export const settingsRoutes: Routes<typeof settingsCalls> = { marketSettings: getSettings }
