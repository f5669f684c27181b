import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import type { Package } from '@marquee/contract/calls/portfolios'
import { addDays, dayOf } from '@marquee/contract/rules/dates'
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
    renewalPrice: null,
    milestones: [],
    brandTerms: null,
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

/**
 * Returns the terms of a talent’s package: its work is due after the turnaround, and posted within a week from the fourth day
 * after that. The brand can change all of them.
 */
export function termsFromPackage(one: Package, first: TermsValues['deliverables'][number]): TermsValues {
  const terms = termsFromBrief(null, first)
  const { platform, format, quantity, price, currency, turnaroundDays, revisions, rightsDays } = one
  const draftDue = addDays(dayOf(new Date()), turnaroundDays)
  const isPosted = platform !== 'file'
  return {
    ...terms,
    price,
    currency,
    revisions,
    deliverables: [
      {
        ...first,
        platform,
        format,
        quantity,
        draftDue,
        postFrom: isPosted ? addDays(draftDue, 4) : null,
        postUntil: isPosted ? addDays(draftDue, 11) : null,
        minLiveDays: isPosted ? first.minLiveDays : 0,
      },
    ],
    rights:
      rightsDays > 0 ? { ...terms.rights, days: rightsDays } : { ...terms.rights, channels: [], days: 0 },
  }
}
