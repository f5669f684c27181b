import { randomUUID } from 'node:crypto'
import { fail } from '@marquee/contract/errors'
import { type AmendmentEvent, amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { hours, move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { priceAtRates } from '@marquee/contract/rules/change-price'
import { formatCount } from '@marquee/contract/rules/wording'
import type { PricedTerms } from '@marquee/contract/terms/amendment-terms'
import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import { emit } from '../../platform/events/events.ts'
import {
  cancelTimers,
  pauseTimers,
  resumeTimers,
  scheduleTimer,
  scheduleTimers,
} from '../../platform/timers/timers.ts'
import { recordTransition, transition } from '../../platform/transitions/transition.ts'
import { newPayable, releaseHold } from '../payments/payable.ts'
import { addPayable, type Payable, updatePayable } from '../payments/payables.store.ts'
import type { Signer } from '../signatures/sign-terms.ts'
import {
  amendmentEvent,
  amendmentFacts,
  differenceOf,
  draftAmendment,
  openAmendment,
  presentTerms,
  type Side,
} from './amendment.ts'
import {
  type AmendedDeal,
  type Amendment,
  type AmendmentChanges,
  createAmendment,
} from './amendments.store.ts'
import { amendments } from './amendments.tables.ts'
import { signChange } from './sign-change.ts'

const ANSWER_MS = amendmentLifecycle.timers.answer.after
const [REMIND_BEFORE_MS] = amendmentLifecycle.timers.answer.reminders ?? [hours(24)]

/** Who moves a change and when. Another version than `expectedVersion` fails with `stale_version`. */
export interface Step {
  by: Party
  now: Date
  expectedVersion?: number | undefined
}

/** Moves a locked change; the write is queued. Returns it as it will be stored. Fails with its lifecycle’s errors. */
export async function moveAmendment(
  found: AmendedDeal,
  amendment: Amendment,
  event: AmendmentEvent,
  { by, now, expectedVersion }: Step,
  changes: AmendmentChanges = {},
): Promise<Amendment> {
  const set = { ...changes, updatedAt: now }
  const facts = amendmentFacts(found, amendment, by, now)
  const state = { ...amendment, resumeStatus: null }
  const { to, version } = await transition(amendmentLifecycle, amendments, state, event, by, facts, {
    expectedVersion,
    set,
  })
  return { ...amendment, ...set, status: to, version }
}

/** What one side proposes. `answers` is the change of the other side that it replaces. */
export interface Proposal {
  by: Side
  kind: Amendment['kind']
  set: PricedTerms
  reason: string
  /** What an extra revision is for. */
  deliverableId?: string | undefined
  /** By how many months a renewal extends the right to use the work. */
  months?: number | undefined
  answers?: Amendment | undefined
  /** Who signs it for the side that proposes it. */
  signer: Signer
}

/**
 * Saves a proposal. It is open to the other side for 72 hours; one of the brand that costs more waits as a draft
 * for its hold, which is to be placed within the same time. A draft that it replaces ends. Returns it with the
 * payable that has to be held; null without one. Fails with `change_open`.
 */
export async function saveProposal(
  found: AmendedDeal,
  { by, kind, set, reason, deliverableId, months, answers, signer }: Proposal,
  step: Step,
): Promise<{ amendment: Amendment; payable: Payable | null }> {
  const { deal } = found
  const open = openAmendment(found.amendments)
  if (open && open.id !== answers?.id) fail('change_open')
  const draft = by === 'brand' ? draftAmendment(found.amendments) : undefined
  if (draft) await endAmendment(found, draft, 'withdraw', { by: 'brand', now: step.now })

  const before = presentTerms(deal, found.work)
  const planned: Amendment = {
    id: randomUUID(),
    dealId: deal.id,
    no: Math.max(0, ...found.amendments.map(({ no }) => no)) + 1,
    kind,
    deliverableId: deliverableId ?? null,
    months: months ?? null,
    renewedFrom: null,
    renewedUntil: null,
    by,
    status: 'proposed',
    version: 0,
    termsBefore: before.terms,
    priceBefore: before.price,
    terms: set.terms,
    price: set.price,
    reason,
    refuseReason: '',
    countersId: answers?.id ?? null,
    expiresAt: new Date(step.now.getTime() + ANSWER_MS),
    payableId: null,
    lapsedOnce: false,
    consentBy: null,
    consentAt: null,
    createdAt: step.now,
    updatedAt: step.now,
  }
  const isDraft = by === 'brand' && differenceOf(planned) > 0
  const payable = isDraft ? payableFor(found, planned, step.now) : null
  const facts = amendmentFacts(found, planned, by, step.now)
  const event = isDraft ? 'draft' : 'propose'
  const first = move(amendmentLifecycle, { status: 'new', version: 0 }, event, by, facts)
  if (answers) {
    // A draft replaces the other change once its amount is held; until then that one stays open.
    if (isDraft)
      move(
        amendmentLifecycle,
        answers,
        'counter',
        by,
        amendmentFacts(found, answers, by, step.now),
        step.expectedVersion,
      )
    else await endAmendment(found, answers, 'counter', step)
  }

  const amendment = { ...planned, status: first.to, version: first.version, payableId: payable?.id ?? null }
  if (payable) await addPayable(payable)
  await createAmendment(amendment)
  await signChange(found, amendment, by, signer)
  await recordTransition('amendment', amendment.id, first, by)
  if (isDraft) {
    await scheduleTimer('amendment', amendment.id, 'expire', new Date(step.now.getTime() + ANSWER_MS))
    await emit('amendment.drafted', amendmentEvent(deal, amendment))
  } else await announce(found, amendment, step.now)
  return { amendment, payable }
}

/** The events of proposals that have their own words. */
const announcements = {
  change: null,
  extra_revision: null,
  more_time: 'amendment.time_asked',
  rights_renewal: 'amendment.renewal_offered',
} as const satisfies Record<Amendment['kind'], string | null>

/** Tells the other side of a change that is open now, schedules its deadline and pauses what it puts off. */
export async function announce(found: AmendedDeal, amendment: Amendment, now: Date): Promise<void> {
  await scheduleAnswer(amendment, now)
  if (amendment.kind === 'more_time') await pauseWork(found, amendment, now)
  await emit(announcements[amendment.kind] ?? 'amendment.proposed', amendmentEvent(found.deal, amendment))
}

/** Schedules the end of the time to answer, and the reminder before it if that is still ahead. */
export async function scheduleAnswer({ id, expiresAt }: Amendment, now: Date): Promise<void> {
  if (!expiresAt) return
  const remindAt = new Date(expiresAt.getTime() - (REMIND_BEFORE_MS ?? 0))
  await scheduleTimers('amendment', id, [
    { event: 'expire', at: expiresAt },
    ...(remindAt > now ? [{ event: 'remind', at: remindAt }] : []),
  ])
}

/** Returns until when a change may be answered: 72 hours from now, at most until its hold ends. */
export function answerDeadline(payable: Payable | undefined, now: Date): Date {
  const full = now.getTime() + ANSWER_MS
  return new Date(Math.min(full, payable?.holdEnds?.getTime() ?? full))
}

/**
 * Ends a change without effect on the deal: its timers end, its hold is released and what it had put off runs its
 * remainder. Returns it as it will be stored. Fails with its lifecycle’s errors.
 */
export async function endAmendment(
  found: AmendedDeal,
  amendment: Amendment,
  event: 'refuse' | 'withdraw' | 'counter' | 'expire' | 'end',
  step: Step,
  changes: AmendmentChanges = {},
): Promise<Amendment> {
  const ended = await moveAmendment(found, amendment, event, step, { ...changes, expiresAt: null })
  await cancelTimers('amendment', amendment.id)
  await voidPayable(found, amendment)
  if (amendment.kind === 'more_time') await resumeWork(found, amendment, step.now)
  return ended
}

/** Gives up the payable of a change, unless it is paid, and releases its hold. */
async function voidPayable({ payables }: AmendedDeal, { payableId }: Amendment): Promise<void> {
  const held = payables.find(({ payable }) => payable.id === payableId)
  if (!held || held.payable.status === 'void' || held.payable.status === 'paid') return
  await updatePayable(held.payable.id, { status: 'void', holdEnds: null })
  await releaseHold(held)
}

/** Returns the payable for the difference that a change adds, at the rates of the accepted version. */
export function payableFor({ deal, talent }: AmendedDeal, amendment: Amendment, now: Date): Payable {
  const { terms, termsBefore, priceBefore, no, months } = amendment
  const what = months ? `${formatCount(months, 'month')} of usage rights for ` : ''
  const price = priceAtRates(priceBefore, terms.price - termsBefore.price)
  const parts = {
    subjectId: deal.offerId,
    part: no,
    groupId: deal.campaignId,
    payerId: deal.brandId,
    payeeId: deal.talentId,
    agencyId: deal.agencyId,
    title: `Change ${no}: ${what}${describeDeliverables(terms.deliverables)} by ${talent.displayName}`,
    price,
  }
  return { ...newPayable(parts, now), subject: 'amendment' }
}

/** Pauses reminders and overdue timers of the work that gets more time, and the end of an overdue deal. */
async function pauseWork(found: AmendedDeal, amendment: Amendment, now: Date): Promise<void> {
  for (const id of movedWork(amendment)) await pauseTimers('deliverable', id, now)
  if (found.deal.status === 'active') await pauseTimers('deal', found.deal.id, now, ['cancel_overdue'])
}

async function resumeWork(found: AmendedDeal, amendment: Amendment, now: Date): Promise<void> {
  for (const id of movedWork(amendment)) await resumeTimers('deliverable', id, now)
  await resumeTimers('deal', found.deal.id, now, ['cancel_overdue'])
}

/** Returns the deliverables whose due date a change moves. */
function movedWork({ terms, termsBefore }: Amendment): string[] {
  return termsBefore.deliverables.flatMap((old) => {
    const next = terms.deliverables.find(({ id }) => id === old.id)
    return old.id !== null && next && next.draftDue !== old.draftDue ? [old.id] : []
  })
}
