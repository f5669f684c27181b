import type { Events } from '@marquee/contract/events/index'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { type DeliverableSpec, formatLabels, platformLabels } from '@marquee/contract/terms/deliverables'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { listVersions, lockOffer, updateOffer } from '../offers/offers.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { dealEvent } from './deal-event.ts'
import { createDeal, type Deal } from './deals.store.ts'
import { createDeliverables } from './deliverables.store.ts'
import { scheduleDueReminders } from './due-reminders.ts'

const fresh = { status: 'new', version: 0 } as const
const noWork = {
  dealRunning: true,
  hasFiles: false,
  posting: false,
  hasPostUrl: false,
  hasComment: false,
  revisionsUsed: 0,
  revisionsIncluded: 0,
  opened: false,
}

/**
 * Creates the deal of an accepted offer in the same transaction: the accepted terms frozen, and every
 * deliverable with its due date.
 */
export async function openDeal({ offerId }: Events['offer.accepted'], now: Date): Promise<void> {
  const offer = await lockOffer(offerId)
  const accepted = (await listVersions(offerId)).find((version) => version.status === 'accepted')
  if (!offer || !accepted) throw new Error(`Offer ${offerId} was accepted without a version`)
  const { reviewDays, payHours } = await readMarketSettings()
  const { campaignId, brandId, talentId, agencyId } = offer
  const opened = move(dealLifecycle, fresh, 'open', 'system', { allApproved: false, anySubmitted: false })
  const deal = await createDeal({
    ...{
      offerId,
      campaignId,
      brandId,
      talentId,
      agencyId,
      status: opened.to,
      reviewDays,
      payHours,
      createdAt: now,
      updatedAt: now,
    },
    ...{ acceptedVersionNo: accepted.no, terms: accepted.terms, price: accepted.price },
  })
  if (!deal) return
  await recordTransition('deal', deal.id, opened, 'system')
  await openDeliverables(deal, accepted.terms, now)
  await updateOffer(offerId, { dealId: deal.id, updatedAt: now })
  await emit('deal.opened', dealEvent(deal))
}

async function openDeliverables(deal: Deal, terms: OfferTerms, now: Date): Promise<void> {
  const opened = move(deliverableLifecycle, fresh, 'open', 'system', noWork)
  const pieces = terms.deliverables.flatMap((spec) =>
    Array.from({ length: spec.quantity }, (_, index) => ({ spec, title: titleOf(spec, index) })),
  )
  const rows = await createDeliverables(
    pieces.map(({ spec, title }, index) => ({
      ...{
        dealId: deal.id,
        position: index + 1,
        title,
        status: opened.to,
        revisionsIncluded: terms.revisions,
      },
      ...{ spec: { ...spec, quantity: 1 }, dueAt: endOfDay(spec.draftDue), createdAt: now, updatedAt: now },
    })),
  )
  for (const row of rows) {
    await recordTransition('deliverable', row.id, opened, 'system')
    await scheduleDueReminders(row, now)
  }
}

/** Returns the title of a deliverable: "Instagram story 2 of 3", "TikTok video", "Photo set". */
function titleOf({ platform, format, quantity }: DeliverableSpec, index: number): string {
  const plain =
    platform === 'file' ? formatLabels[format] : `${platformLabels[platform]} ${formatLabels[format]}`
  const title = plain.charAt(0).toUpperCase() + plain.slice(1)
  return quantity > 1 ? `${title} ${index + 1} of ${quantity}` : title
}
