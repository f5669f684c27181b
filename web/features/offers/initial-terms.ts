import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { offerTerms } from '@marquee/contract/terms/offer-terms'
import { z } from 'zod'
import { readDraft } from '#lib/drafts.ts'
import type { TermsValues } from './terms-values.ts'

const draftShape = z.object({ ...offerTerms.shape, price: z.number().nullable() })

type Brief = Pick<
  OwnCampaign,
  'currency' | 'payModel' | 'feeMin' | 'deliverables' | 'product' | 'rights' | 'exclusivity'
>

/** Returns the stored draft of this name; null when there is none or its shape is outdated. */
export async function draftTerms(draft: string): Promise<TermsValues | null> {
  return draftShape.safeParse(await readDraft(draft)).data ?? null
}

/** Returns the initial terms: those of the brief with the fee the applicant asked for, or one deliverable. */
export function termsFromBrief(
  brief: Brief | null,
  first: TermsValues['deliverables'][number],
  askedFee: number | null = null,
): TermsValues {
  return {
    // A gifted campaign pays nothing.
    price: brief?.payModel === 'gifted' ? 0 : (askedFee ?? (brief?.feeMin || null)),
    currency: brief?.currency ?? 'GBP',
    deliverables: brief?.deliverables.length ? brief.deliverables : [first],
    revisions: 2,
    extraRevisionPrice: null,
    rights: brief?.rights ?? {
      channels: ['organic'],
      territory: 'uk',
      days: 30,
      mayEdit: false,
      aiTraining: false,
    },
    product: brief?.product ?? null,
    exclusivity: brief?.exclusivity ?? null,
    message: '',
  }
}
