import { z } from 'zod'
import { read } from '../call.ts'
import { acrossRoster } from '../on-behalf.ts'
import { id } from '../rules/text.ts'

/** What talents read about a brand before they work with it, without contact and billing details. */
const brandPage = z.object({
  id: id(),
  companyName: z.string(),
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  /** Plain text; empty until the brand has written it. */
  about: z.string(),
  /** With https; empty until the brand has stated it. */
  website: z.string(),
  industry: z.string().nullable(),
  city: z.string(),
  country: z.string(),
})
export type BrandPage = z.output<typeof brandPage>

const talentSide = {
  brandDetails: read('/talent/getBrand', {
    acrossBlock: 'hidden',
    by: ['talent'],
    input: z.strictObject({ brandId: id() }),
    response: brandPage,
    subject: { noun: 'brand', field: 'brandId', scope: 'public' },
    summary: 'What a brand says about itself; not found while its account is suspended.',
  }),
} as const

/** The page of a brand. Its figures, reviews, verification and open campaigns have calls of their own. */
export const brandCalls = {
  ...talentSide,
  agentBrandDetails: acrossRoster('/talentagent/getBrand', talentSide.brandDetails, 'view'),
}
