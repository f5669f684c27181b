import type { Events } from '@marquee/contract/events'
import {
  type DeliverableEvent,
  type DeliverableFacts,
  deliverableLifecycle,
} from '@marquee/contract/lifecycles/deliverable'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { refuse } from '@marquee/contract/refusals'
import { clearClocks, setClock } from '../../platform/clocks.ts'
import { emit } from '../../platform/events.ts'
import { transition } from '../../platform/transition.ts'
import { dealEvent } from './deal-event.ts'
import { type Deal, endStates, lockDeal } from './deals.store.ts'
import { deliverables } from './deals.tables.ts'
import {
  type Deliverable,
  type DeliverableChanges,
  findDealOf,
  lockDeliverable,
} from './deliverables.store.ts'
import { windDueClocks } from './due-clocks.ts'

interface Step {
  by: Party
  now: Date
  facts?: Partial<DeliverableFacts>
  changes?: DeliverableChanges
  expectedVersion?: number
}

/** What is told of a deliverable's move. */
const told = {
  submit: 'deliverable.submitted',
  replace: 'deliverable.submitted',
  request_changes: 'deliverable.changes_requested',
  approve: 'deliverable.approved',
  post: 'deliverable.posted',
  confirm: 'deliverable.completed',
  complete: 'deliverable.completed',
} as const satisfies Partial<Record<DeliverableEvent, keyof Events>>

const DAY_MS = 86_400_000

/** The deliverable and its deal, locked, for a party of that deal; a foreign one is missing. Deals are locked first, everywhere. */
export async function lockPiece(
  deliverableId: string,
  party?: { brandId: string } | { talentId: string },
): Promise<{ deal: Deal; piece: Deliverable }> {
  const dealId = (await findDealOf(deliverableId)) ?? refuse('not_found')
  const deal = (await lockDeal(dealId)) ?? refuse('not_found')
  if (party && 'brandId' in party && deal.brandId !== party.brandId) refuse('not_found')
  if (party && 'talentId' in party && deal.talentId !== party.talentId) refuse('not_found')
  const piece = (await lockDeliverable(deliverableId)) ?? refuse('not_found')
  return { deal, piece }
}

/** Moves a locked deliverable, winds its clocks and says so. The refusals are those of its lifecycle. */
export async function advanceDeliverable(
  deal: Deal,
  piece: Deliverable,
  event: keyof typeof told,
  step: Step,
): Promise<void> {
  const { by, now, changes = {}, expectedVersion } = step
  const decidesAt = decisionTime(deal, event, now)
  const facts = { ...standingFacts(deal, piece), ...step.facts }
  const set = { ...changes, decidesAt, updatedAt: now }
  await transition(deliverableLifecycle, deliverables, piece, event, by, facts, { expectedVersion, set })
  await windClocks(piece.id, event, decidesAt, now)
  if (event === 'request_changes') await windDueClocks(piece, now)
  await emit(told[event], { ...dealEvent(deal), deliverableId: piece.id })
}

function standingFacts(deal: Deal, piece: Deliverable): DeliverableFacts {
  const ended: readonly Deal['status'][] = [...endStates, 'disputed', 'cancellation_requested']
  return {
    dealRunning: !ended.includes(deal.status),
    hasFiles: false,
    posting: piece.spec.platform !== 'file',
    hasPostUrl: false,
    hasComment: false,
    roundsUsed: piece.roundsUsed,
    roundsIncluded: piece.roundsIncluded,
    opened: false,
  }
}

/** Silence approves a submission after the review days of the deal, and confirms a post after three days. */
function decisionTime(deal: Deal, event: DeliverableEvent, now: Date): Date | null {
  if (event === 'submit' || event === 'replace') return new Date(now.getTime() + deal.reviewDays * DAY_MS)
  if (event === 'post') return new Date(now.getTime() + deliverableLifecycle.clocks.confirm.after)
  return null
}

async function windClocks(
  id: string,
  event: DeliverableEvent,
  decidesAt: Date | null,
  now: Date,
): Promise<void> {
  await clearClocks('deliverable', id)
  if (!decidesAt) return
  await setClock('deliverable', id, event === 'post' ? 'confirm' : 'approve', decidesAt)
  if (event === 'post') return
  for (const before of deliverableLifecycle.clocks.review.reminders ?? []) {
    const at = new Date(decidesAt.getTime() - before)
    if (at > now) await setClock('deliverable', id, `remind_${before}`, at)
  }
}
