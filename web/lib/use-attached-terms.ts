import { attachedTermsCalls } from '@marquee/contract/calls/brand-terms'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { toastText } from './api-error.ts'
import { saveFrom } from './save-file.ts'
import { toast } from './toast.ts'
import type { Viewer } from './viewer.ts'

const rows = {
  brand: attachedTermsCalls.brandAttachedTerms,
  talent: attachedTermsCalls.talentAttachedTerms,
  agent: attachedTermsCalls.agentAttachedTerms,
} as const

/** Returns the mutation that downloads terms of an offer by their id, at an address that is asked for each time, because it expires. */
export function useAttachedTerms(side: Viewer, offerId: string) {
  return useMutation({
    mutationFn: (termsId: string) => call(rows[side], { offerId, termsId }),
    onSuccess: ({ url }) => saveFrom(url),
    onError: (error) => toast.error(toastText(error)),
  })
}
