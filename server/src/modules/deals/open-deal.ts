import { randomUUID } from 'node:crypto'
import type { Events } from '@marquee/contract/events/index'
import { milestoneOfLine } from '@marquee/contract/terms/milestones'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { recordTransition, recordTransitions } from '../../platform/transitions/transition.ts'
import { listVersions, lockOffer, updateOffer } from '../offers/offers.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { abandonedAt, type Deal, dealEvent, firstDueAt, openedDeal } from './deal.ts'
import { dealMilestones, dealProducts } from './deals.ports.ts'
import { createDeal } from './deals.store.ts'
import { type Deliverable, dueTimersOf, openedDeliverable, plannedDeliverables } from './deliverable.ts'
import { createDeliverables } from './deliverables.store.ts'

/**
 * Creates the deal of an accepted offer in the same transaction: the accepted terms frozen, and every
 * deliverable with its due date. Does nothing when the offer has its deal already.
 */
export async function openDeal({ offerId }: Events['offer.accepted'], now: Date): Promise<void> {
  const [offer, versions, settings] = await Promise.all([
    lockOffer(offerId),
    listVersions(offerId),
    readMarketSettings(),
  ])
  const accepted = versions.find((version) => version.status === 'accepted')
  if (!offer || !accepted) throw new Error(`Offer ${offerId} was accepted without a version`)
  if (offer.dealId) return

  const deal: Deal = {
    id: randomUUID(),
    offerId,
    campaignId: offer.campaignId,
    brandId: offer.brandId,
    talentId: offer.talentId,
    agencyId: offer.agencyId,
    status: openedDeal.to,
    version: openedDeal.version,
    resumeStatus: null,
    acceptedVersionNo: accepted.no,
    terms: accepted.terms,
    price: accepted.price,
    reviewDays: settings.reviewDays,
    payHours: settings.payHours,
    productStatus: accepted.terms.product && 'awaiting_address',
    productDueAt: null,
    fundedMilestones: accepted.terms.milestones.length > 0 ? 1 : null,
    milestoneDueAt: null,
    pausedAt: null,
    approvedAt: null,
    payDay: null,
    completedAt: null,
    rightsFrom: null,
    rightsUntil: null,
    renewalMonths: null,
    renewalAskedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const work = openedWork(deal, now)

  await createDeal(deal)
  await recordTransition('deal', deal.id, openedDeal, 'system')
  await createDeliverables(work)
  await recordTransitions(
    'deliverable',
    work.map(({ id }) => id),
    openedDeliverable,
    'system',
  )
  for (const { id, dueAt } of work) await scheduleTimers('deliverable', id, dueTimersOf(dueAt, now))
  await scheduleTimer('deal', deal.id, 'cancel_overdue', abandonedAt(work))
  await dealMilestones.get().open(deal, offer.payableId, now)
  await updateOffer(offerId, { dealId: deal.id, updatedAt: now })
  await emit('deal.opened', dealEvent(deal))
  if (deal.productStatus) await dealProducts.get().open(deal, firstDueAt(work), now)
}

/** Returns the deliverables of a deal that opens, each with its due date. */
function openedWork({ id, terms }: Deal, now: Date): Deliverable[] {
  return plannedDeliverables(terms).map(
    ({ title, spec, line }, index): Deliverable => ({
      id: randomUUID(),
      dealId: id,
      position: index + 1,
      milestoneNo: milestoneOfLine(terms.milestones, line),
      title,
      spec,
      status: openedDeliverable.to,
      version: openedDeliverable.version,
      dueAt: endOfDay(spec.draftDue),
      revisionsIncluded: terms.revisions,
      revisionsUsed: 0,
      extraRevisions: 0,
      autoDecisionAt: null,
      postUrl: null,
      postedAt: null,
      correctionStatus: null,
      correctionDueAt: null,
      createdAt: now,
      updatedAt: now,
    }),
  )
}
