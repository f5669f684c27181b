import type { verificationCalls } from '@marquee/contract/calls/verification'
import type { Routes } from '../../platform/handler.ts'
import { decideBrand, getBrandFile } from './decide-brand.ts'
import { decideHandle, getHandleFile } from './decide-handle.ts'
import { getVerifiedBrands, getVerifiedOnRosterPage, getVerifiedTalents } from './get-verified.ts'
import { getBrandVerification, requestBrandVerification } from './request-verification.ts'
import { getTalentVerification, startHandle, submitHandle } from './verify-handle.ts'

export const verificationRoutes: Routes<typeof verificationCalls> = {
  verifiedTalents: getVerifiedTalents,
  verifiedBrands: getVerifiedBrands,
  verifiedOnRosterPage: getVerifiedOnRosterPage,
  brandVerification: getBrandVerification,
  requestBrandVerification,
  talentVerification: getTalentVerification,
  startHandleVerification: startHandle,
  submitHandleVerification: submitHandle,
  agentTalentVerification: getTalentVerification,
  agentStartHandle: startHandle,
  agentSubmitHandle: submitHandle,
  brandVerificationFile: getBrandFile,
  decideBrandVerification: decideBrand,
  handleVerificationFile: getHandleFile,
  decideHandleVerification: decideHandle,
}
