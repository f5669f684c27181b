import { randomUUID } from 'node:crypto'
import { fail } from '@marquee/contract/errors'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { renewedTime } from '@marquee/contract/rules/usage-rights'
import { groupedSpecs } from '@marquee/contract/terms/amendment-terms'
import { loweredMilestones } from '@marquee/contract/terms/milestones'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { recordTransitions, transition } from '../../platform/transitions/transition.ts'
import { abandonedAt, type Deal, dealFacts, isWanted, rightsEndOf } from '../deals/deal.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import {
  type Deliverable,
  deliverableFacts,
  dueTimersOf,
  openedDeliverable,
  plannedDeliverables,
} from '../deals/deliverable.ts'
import { createDeliverables } from '../deals/deliverables.store.ts'
import { settleDeal } from '../deals/move-work.ts'
import { updateMilestone } from '../milestones/milestones.store.ts'
import { isDisputedByBank, listPaidPayables, returnToBrand, sumLeftToRefund } from '../payments/deal-money.ts'
import { updatePayable } from '../payments/payables.store.ts'
import { payOut } from '../payouts/payout.ts'
import {
  amendmentEvent,
  differenceOf,
  isBoughtAtAgreedPrice,
  isChangeable,
  milestonesToLower,
} from './amendment.ts'
import type { AmendedDeal, Amendment } from './amendments.store.ts'
import { moveAmendment } from './save-amendment.ts'

/**
 * Gives a deal the terms of an agreed change, in one transaction: the terms, every deliverable with its dates and
 * timers, and the state that follows. A lower price is refunded, or taken from milestones that are not paid. Everything
 * is queued. Returns the change as it will be stored.
 */
export async function applyAmendment(
  found: AmendedDeal,
  amendment: Amendment,
  now: Date,
): Promise<Amendment> {
  if (amendment.months) return renewRights(found, amendment, amendment.months, now)
  const accepted = await moveAmendment(found, amendment, 'apply', { by: 'system', now }, { expiresAt: null })
  await cancelTimers('amendment', amendment.id)

  const lowered = lowerMilestones(found, amendment)
  const deal = await amendDeal(found, amendment, lowered, now)
  for (const { id, price, payableId } of lowered) {
    await updateMilestone(id, { price, updatedAt: now })
    // An open payment keeps its amount: what it still comes to hold is charged at the new one (`onAuthorised`).
    if (payableId) await updatePayable(payableId, { price, amount: price.payerPays, updatedAt: now })
  }
  const changed: Deliverable[] = []
  for (const deliverable of found.work)
    changed.push(await amendDeliverable(deal, deliverable, amendment, now))
  const work = [...changed, ...(await addDeliverables(deal, found.work, amendment, now))]
  const running = work.filter(isWanted)
  await settleDeal(deal, work, now)
  if (running.every(({ status }) => status === 'pending'))
    await scheduleTimer('deal', deal.id, 'cancel_overdue', abandonedAt(running))
  else await cancelTimers('deal', deal.id, ['cancel_overdue'])

  const difference = differenceOf(amendment)
  // What milestones cost less was not paid yet.
  if (difference < 0 && deal.fundedMilestones === null)
    await returnToBrand(deal.offerId, {
      amount: -difference,
      reason: 'You and the talent agreed on a lower price.',
      key: `amendment:${amendment.id}`,
    })
  const isBought = isBoughtAtAgreedPrice(deal, amendment)
  await emit(isBought ? 'amendment.revision_bought' : 'amendment.accepted', amendmentEvent(deal, amendment))
  return accepted
}

/**
 * Extends the right to use the work of a completed deal, and pays out what was charged for it: nothing of it is left to do. Returns
 * the change as it will be stored.
 */
async function renewRights(
  found: AmendedDeal,
  amendment: Amendment,
  months: number,
  now: Date,
): Promise<Amendment> {
  const { deal, work } = found
  const { from, until } = renewedTime(rightsEndOf(deal) ?? now, months, now)
  const step = { by: 'system', now } as const
  const columns = { expiresAt: null, renewedFrom: from, renewedUntil: until }
  const accepted = await moveAmendment(found, amendment, 'apply', step, columns)
  await cancelTimers('amendment', amendment.id)
  const set = {
    terms: { ...deal.terms, price: amendment.terms.price },
    price: amendment.price,
    rightsUntil: until,
    renewalMonths: null,
    renewalAskedAt: null,
    updatedAt: now,
  }
  await transition(dealLifecycle, deals, deal, 'renew', 'system', dealFacts(work), { set })
  const paid = await listPaidPayables(deal.offerId)
  const own = paid.find(({ payable }) => payable.id === amendment.payableId)?.payable
  if (own) await payOut(own, { subjectId: deal.id, title: own.title })
  await emit('amendment.rights_renewed', { ...amendmentEvent(deal, amendment), until: until.toISOString() })
  return accepted
}

/**
 * Fails with `payment_disputed` when the difference of a lower price cannot be refunded now, because a bank
 * disputes a payment of the deal or too little is left of them.
 */
export async function requireRefundable({ deal }: AmendedDeal, amendment: Amendment): Promise<void> {
  if (differenceOf(amendment) >= 0 || deal.fundedMilestones !== null) return
  const paid = await listPaidPayables(deal.offerId)
  const isDisputed = paid.some(isDisputedByBank)
  if (isDisputed || (await sumLeftToRefund(paid)) < -differenceOf(amendment)) fail('payment_disputed')
}

/** A milestone with the price that a change leaves it. */
type Lowered = ReturnType<typeof milestonesToLower>[number]

/** Returns the milestones whose price a change lowers: those that are not paid carry the whole difference. */
function lowerMilestones(found: AmendedDeal, { terms, price }: Amendment): Lowered[] {
  const { deal } = found
  const entered = deal.terms.price - terms.price
  if (deal.fundedMilestones === null || entered <= 0) return []
  const rows = milestonesToLower(found)
  const next = loweredMilestones(rows, { entered, before: deal.price, after: price })
  return rows.map((row, index) => ({ ...row, ...next[index] }))
}

async function amendDeal(
  { deal, work }: AmendedDeal,
  { terms, price }: Amendment,
  lowered: readonly Lowered[],
  now: Date,
): Promise<Deal> {
  const enteredOf = (no: number) => lowered.find((one) => one.no === no)?.entered
  const set = {
    terms: {
      ...deal.terms,
      milestones: deal.terms.milestones.map((one, index) => ({
        ...one,
        price: enteredOf(index + 1) ?? one.price,
      })),
      price: terms.price,
      revisions: terms.revisions,
      rights: terms.rights,
      deliverables: groupedSpecs(terms.deliverables),
    },
    price,
    updatedAt: now,
  }
  const facts = dealFacts(work)
  const { version } = await transition(dealLifecycle, deals, deal, 'amend', 'system', facts, { set })
  return { ...deal, ...set, version }
}

/** Changes or cancels one deliverable; an approved one stays. Returns it as it will be stored. */
async function amendDeliverable(
  deal: Deal,
  deliverable: Deliverable,
  { terms, deliverableId }: Amendment,
  now: Date,
): Promise<Deliverable> {
  if (!isChangeable(deliverable)) return deliverable
  const item = terms.deliverables.find(({ id }) => id === deliverable.id)
  const facts = deliverableFacts(deal, deliverable, {})
  if (!item) {
    const set = { autoDecisionAt: null, updatedAt: now }
    const { to, version } = await transition(
      deliverableLifecycle,
      deliverables,
      deliverable,
      'cancel',
      'system',
      facts,
      { set },
    )
    await cancelTimers('deliverable', deliverable.id)
    return { ...deliverable, ...set, status: to, version }
  }
  const { id: _id, ...spec } = item
  const extraRevisions = deliverable.extraRevisions + (deliverableId === deliverable.id ? 1 : 0)
  const isOtherWork = spec.platform !== deliverable.spec.platform || spec.format !== deliverable.spec.format
  const set = {
    spec,
    title: (isOtherWork && plannedDeliverables({ deliverables: [spec] })[0]?.title) || deliverable.title,
    // A pause or a late product may have moved it; a change of something else keeps that.
    dueAt: spec.draftDue === deliverable.spec.draftDue ? deliverable.dueAt : endOfDay(spec.draftDue),
    extraRevisions,
    revisionsIncluded: Math.max(terms.revisions + extraRevisions, deliverable.revisionsUsed),
    updatedAt: now,
  }
  const hasNewDueDate = set.dueAt.getTime() !== deliverable.dueAt.getTime()
  const { version } = await transition(
    deliverableLifecycle,
    deliverables,
    deliverable,
    'amend',
    'system',
    facts,
    { set },
  )
  if (hasNewDueDate && deliverable.status !== 'submitted') {
    await cancelTimers('deliverable', deliverable.id)
    await scheduleTimers('deliverable', deliverable.id, dueTimersOf(set.dueAt, now))
  }
  return { ...deliverable, ...set, version }
}

async function addDeliverables(
  deal: Deal,
  work: readonly Deliverable[],
  { terms }: Amendment,
  now: Date,
): Promise<Deliverable[]> {
  const specs = terms.deliverables.flatMap(({ id, ...spec }) => (id === null ? [spec] : []))
  const last = Math.max(0, ...work.map(({ position }) => position))
  const added = plannedDeliverables({ deliverables: specs }).map(
    ({ title, spec }, index): Deliverable => ({
      id: randomUUID(),
      dealId: deal.id,
      position: last + index + 1,
      milestoneNo: null,
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
  if (added.length === 0) return []
  await createDeliverables(added)
  await recordTransitions(
    'deliverable',
    added.map(({ id }) => id),
    openedDeliverable,
    'system',
  )
  for (const { id, dueAt } of added) await scheduleTimers('deliverable', id, dueTimersOf(dueAt, now))
  return added
}
