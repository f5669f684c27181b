import type { brandListCalls } from '@marquee/contract/calls/lists'
import type { Routes } from '../../platform/handler.ts'
import { getIndustries } from './get-industries.ts'

export const brandListRoutes: Routes<typeof brandListCalls> = { industries: getIndustries }
