import type { brandCalls } from '@marquee/contract/calls/brands'
import type { brandListCalls } from '@marquee/contract/calls/lists'
import type { Routes } from '../../platform/handler.ts'
import { getBrand } from './get-brand.ts'
import { getIndustries } from './get-industries.ts'

export const brandRoutes: Routes<typeof brandCalls> = { brandDetails: getBrand, agentBrandDetails: getBrand }
export const brandListRoutes: Routes<typeof brandListCalls> = { industries: getIndustries }
