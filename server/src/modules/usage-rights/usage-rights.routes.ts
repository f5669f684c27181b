import type { adCodeCalls } from '@marquee/contract/calls/ad-codes'
import type { usageRightsCalls } from '@marquee/contract/calls/usage-rights'
import type { Routes } from '../../platform/handler.ts'
import { askAdCode, getAdCodes, saveAdCode } from './ad-codes.ts'
import { getBrandRights, getTalentRights } from './get-usage-rights.ts'

export const usageRightsRoutes: Routes<typeof usageRightsCalls> = {
  brandRights: getBrandRights,
  talentRights: getTalentRights,
  agentRights: getTalentRights,
}

export const adCodeRoutes: Routes<typeof adCodeCalls> = {
  brandAdCodes: getAdCodes,
  askAdCode,
  talentAdCodes: getAdCodes,
  saveAdCode,
  agentAdCodes: getAdCodes,
  agentSaveAdCode: saveAdCode,
}
