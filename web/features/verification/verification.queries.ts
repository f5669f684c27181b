import type { Verified } from '@marquee/contract/calls/verification'
import { verificationCalls } from '@marquee/contract/calls/verification'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Topics that a change of a verification makes stale. */
export const verificationTopics = ['verification', 'campaigns']

/** Reads what was verified about one talent; undefined while it loads and where there is nothing. */
export function useVerifiedTalent(talentId: string): Verified | undefined {
  const key = ['verification', 'talent facts', talentId]
  return useCallQuery(key, verificationCalls.verifiedTalents, { talentIds: [talentId] }).data?.items[0]
}

/** Reads what was verified about one brand; undefined while it loads and where there is nothing. */
export function useVerifiedBrand(brandId: string): Verified | undefined {
  const key = ['verification', 'brand facts', brandId]
  return useCallQuery(key, verificationCalls.verifiedBrands, { brandIds: [brandId] }).data?.items[0]
}

/** Reads the own verification of a brand. */
export function useBrandVerification() {
  return useCallQuery(['verification', 'brand'], verificationCalls.brandVerification, {})
}

/** Reads the verification of the talent, or of a managed talent for their agent. */
export function useTalentVerification(talentId: string | null) {
  const own = useCallQuery(
    ['verification', 'talent'],
    verificationCalls.talentVerification,
    {},
    { enabled: talentId === null },
  )
  const managed = useCallQuery(
    ['verification', 'talent', talentId],
    verificationCalls.agentTalentVerification,
    { talentId: talentId ?? '' },
    { enabled: talentId !== null },
  )
  return talentId === null ? own : managed
}

export function useBrandFile(brandId: string) {
  return useCallQuery(['queue', 'brand', brandId], verificationCalls.brandVerificationFile, { brandId })
}

export function useHandleFile(verificationId: string) {
  return useCallQuery(['queue', 'handle', verificationId], verificationCalls.handleVerificationFile, {
    verificationId,
  })
}
