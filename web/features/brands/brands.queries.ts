import { brandCalls } from '@marquee/contract/calls/brands'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Who reads about a brand: a talent, or the agent of a roster. */
export type BrandReader = 'talent' | 'agent'

const rows = { talent: brandCalls.brandDetails, agent: brandCalls.agentBrandDetails } as const

/** Reads what a brand says about itself. */
export function useBrand(side: BrandReader, brandId: string) {
  return useCallQuery(['brands', side, brandId], rows[side], { brandId })
}
