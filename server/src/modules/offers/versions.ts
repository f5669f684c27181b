import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferVersionEvent, offerVersionLifecycle } from '@marquee/contract/lifecycles/offer'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { createVersion, type Offer, type OfferVersionRow, updateVersionStatus } from './offers.store.ts'
import { priceTerms } from './price-terms.ts'

/** Moves one version of the terms: accepted, rejected, superseded, withdrawn, expired, or standing again. */
export async function moveVersion(
  version: OfferVersionRow,
  event: OfferVersionEvent,
  by: Party,
): Promise<void> {
  const moved = move(offerVersionLifecycle, { status: version.status, version: version.no }, event, by, {})
  await updateVersionStatus(version.offerId, version.no, moved.to)
}

/** Writes the next version over the one that stands, which is superseded first: at most one is pending. A draft waits beside it. */
export async function proposeVersion(
  { id: offerId, commission }: Pick<Offer, 'id' | 'commission'>,
  versions: OfferVersionRow[],
  proposal: {
    by: 'brand' | 'talent'
    kind: OfferVersionRow['kind']
    terms: OfferTerms
    now: Date
    isDraft?: boolean
  },
): Promise<{ versionNo: number; price: Offer['price'] }> {
  const { by, kind, terms, now, isDraft = false } = proposal
  const standing = currentVersion(versions)
  if (standing && !isDraft) await moveVersion(standing, 'supersede', 'system')
  const price = await priceTerms(terms, commission)
  const { to } = move(
    offerVersionLifecycle,
    { status: 'new', version: 0 },
    isDraft ? 'draft' : 'propose',
    by,
    {},
  )
  const no = versions.length + 1
  await createVersion({ offerId, no, by, kind, status: to, terms, price, createdAt: now })
  return { versionNo: no, price }
}

export function currentVersion(versions: readonly OfferVersionRow[]): OfferVersionRow | undefined {
  return versions.find((version) => version.status === 'pending')
}

/** The brand's last word: what stands again when a counter is gone. */
export function lastBrandVersion(versions: readonly OfferVersionRow[]): OfferVersionRow | undefined {
  return versions.findLast(
    (version) => version.by === 'brand' && version.status !== 'draft' && version.status !== 'discarded',
  )
}

/** Dearer terms of the brand that wait for their hold. */
export function draftVersion(versions: readonly OfferVersionRow[]): OfferVersionRow | undefined {
  return versions.find((version) => version.status === 'draft')
}
