import { fail } from '@marquee/contract/errors'
import { type DealEvent, type DealStatus, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { hours, move } from '@marquee/contract/lifecycles/lifecycle'
import { dealFacts } from '../../modules/deals/deal.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import type { Person } from '../../testing/person.ts'
import { aProductDeal } from '../../testing/shipment.ts'
import { aFileSpec } from '../../testing/terms.ts'
import { aDeal, submit } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface DealState extends ModelState {
  status: DealStatus
  revisions: number
  /** The state that a paused deal returns to, and who has paused it. */
  before: 'active' | 'in_review' | 'approved' | 'completed' | null
  pausedBy: 'brand' | 'talent' | null
}

interface Deal {
  dealId: string
  deliverableId: string
}

const commands: readonly Command<DealEvent>[] = [
  { event: 'complete', by: 'brand' },
  { event: 'complete', by: 'talent' },
  // Three days after the due date, if nothing was submitted.
  { event: 'cancel_overdue', by: 'brand' },
  { event: 'cancel_overdue', by: 'talent' },
  // A case pauses the deal; only the side that opened it may take it back.
  ...(['request_cancellation', 'withdraw_cancellation', 'dispute', 'withdraw_dispute'] as const).flatMap(
    (event) => [
      { event, by: 'brand' as const },
      { event, by: 'talent' as const },
    ],
  ),
  // The middle states follow the one deliverable: it is submitted, changes are requested, it is approved.
  { event: 'review', by: 'system' },
  { event: 'continue', by: 'system' },
  { event: 'approve', by: 'system' },
  { event: 'complete', by: 'system' },
]

/** Returns the model of a deal with one deliverable. The brand or the payout date completes it. */
export function dealModel(app: TestApp, { brand, talent }: Pair): Model<DealState, Deal, DealEvent> {
  return {
    noun: 'deal',
    commands,
    isQuiet: ({ by, event }) =>
      event.startsWith('withdraw_') || (by === 'system' && (event === 'complete' || event === 'review')),
    start: { status: 'active', changes: 0, revisions: 0, before: null, pausedBy: null },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      return { dealId, deliverableId: deliverableIds[0] ?? '' }
    },
    step: (current, command) => outcomeOf(() => step(current, command)),
    namesVersion: () => false,
    readStatus: async ({ dealId }) => (await talent.call('/talent/getDealDetails', { dealId })).data.status,
    send: async ({ dealId, deliverableId }, { event, by }) => {
      if (isCaseEvent(event)) return moveCase(by === 'brand' ? brand : talent, dealId, event)
      if (event === 'review') return submit(talent, deliverableId)
      if (event === 'continue')
        return brand.call('/brand/brandMarkDeliverableReject', {
          deliverableId,
          comments: [{ text: 'Brighter, please' }],
        })
      if (event === 'approve')
        return brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      if (by === 'system') return passPayDay(app)
      if (event === 'cancel_overdue') {
        await makeOverdue(app, deliverableId)
        return (by === 'brand' ? brand : talent).call('/brand/cancelDeal', { dealId })
      }
      return (by === 'brand' ? brand : talent).call('/brand/completeDeal', { dealId })
    },
  }
}

/** Returns the model of a deal whose product the brand has not sent in time. The talent may leave it. */
export function unshippedDealModel(app: TestApp, pair: Pair): Model<DealState, Deal, DealEvent> {
  return {
    ...dealModel(app, pair),
    commands: [
      { event: 'cancel_unshipped', by: 'brand' },
      { event: 'cancel_unshipped', by: 'talent' },
    ],
    isQuiet: () => false,
    make: async () => {
      const { dealId } = await aProductDeal(pair.brand, pair.talent, 'awaiting_shipment')
      await makeUnshipped(app, dealId)
      return { dealId, deliverableId: '' }
    },
    send: ({ dealId }, { by }) =>
      pair[by === 'brand' ? 'brand' : 'talent'].call('/talent/cancelUnshipped', { dealId }),
  }
}

const inTwo = {
  deliverables: [aFileSpec(), aFileSpec()],
  milestones: [
    { deliverables: 1, price: 60_000 },
    { deliverables: 1, price: 60_000 },
  ],
}

/** Returns the model of a deal whose next milestone the brand has not paid in time. The talent may leave it. */
export function unfundedDealModel(app: TestApp, pair: Pair): Model<DealState, Deal, DealEvent> {
  return {
    ...dealModel(app, pair),
    commands: [
      { event: 'cancel_unfunded', by: 'brand' },
      { event: 'cancel_unfunded', by: 'talent' },
    ],
    isQuiet: () => false,
    make: async () => {
      const { dealId } = await aDeal(pair.brand, pair.talent, inTwo)
      await makeUnfunded(app, dealId)
      return { dealId, deliverableId: '' }
    },
    send: ({ dealId }, { by }) =>
      pair[by === 'brand' ? 'brand' : 'talent'].call('/talent/leaveUnfundedDeal', { dealId }),
  }
}

function step(current: DealState, { event, by }: Command<DealEvent>): DealState {
  const isApproved = current.status === 'approved' || event === 'approve'
  const work = [{ status: isApproved ? 'approved' : 'pending', spec: { platform: 'file' } } as const]
  const isUntouched = current.status === 'active' && current.revisions === 0
  const facts = dealFacts(work, {
    isAbandoned: isUntouched,
    isProductLate: isUntouched,
    isMilestoneLate: isUntouched,
    mayDisputeLate: true,
  })
  // The one deliverable cannot be approved before it is in review: `continue` fails in the same way there.
  const tried = event === 'approve' && current.status === 'active' ? 'continue' : event
  const place = { status: current.status, version: 1, resumeStatus: current.before }
  const { to } = move(dealLifecycle, place, tried, by, facts)
  const isBack = event === 'withdraw_cancellation' || event === 'withdraw_dispute'
  if (isBack && current.pausedBy !== by) fail('not_your_request')
  const isPaused = to === 'cancellation_requested' || to === 'disputed'
  return {
    status: to,
    changes: current.changes + 1,
    revisions: current.revisions + (tried === 'continue' ? 1 : 0),
    before: isPaused ? (resumable.find((status) => status === current.status) ?? null) : null,
    pausedBy: isPaused && (by === 'brand' || by === 'talent') ? by : null,
  }
}

const resumable = ['active', 'in_review', 'approved', 'completed'] as const
const caseEvents = ['request_cancellation', 'withdraw_cancellation', 'dispute', 'withdraw_dispute'] as const
type CaseEvent = (typeof caseEvents)[number]
const isCaseEvent = (event: DealEvent): event is CaseEvent => caseEvents.some((known) => known === event)

/** Opens a case about a deal, or takes the open one back. */
async function moveCase(who: Person, dealId: string, event: CaseEvent): Promise<TestResponse> {
  const about = { dealId, reason: 'other', backBps: 5_000 }
  if (event === 'request_cancellation') return who.call(`/${who.role}/cancellationReq`, about)
  const statement = 'The work is not what was agreed.'
  if (event === 'dispute') return who.call(`/${who.role}/openDispute`, { dealId, type: 'fraud', statement })
  const isDispute = event === 'withdraw_dispute'
  const { items } = (
    await who.call(`/${who.role}/get${isDispute ? 'Disputes' : 'Cancellations'}`, { dealId })
  ).data
  return isDispute
    ? who.call(`/${who.role}/withdrawDispute`, { disputeId: items[0].id })
    : who.call(`/${who.role}/withdrawCancellation`, { cancellationId: items[0].id })
}

/** Moves the due date of a deliverable into the past, which no call can. */
async function makeOverdue(app: TestApp, deliverableId: string): Promise<void> {
  await app.engine.root.execute(
    `update deliverables set due_at = now() - interval '4 days' where id = '${deliverableId}'`,
  )
}

/** Moves the day by which the product had to be sent into the past, which no call can. */
async function makeUnshipped(app: TestApp, dealId: string): Promise<void> {
  await app.engine.root.execute(
    `update deals set product_due_at = now() - interval '8 days' where id = '${dealId}'`,
  )
}

/** Moves the day since which a milestone is to be paid into the past, which no call can. */
async function makeUnfunded(app: TestApp, dealId: string): Promise<void> {
  await app.engine.root.execute(
    `update deals set milestone_due_at = now() - interval '8 days' where id = '${dealId}'`,
  )
}

async function passPayDay(app: TestApp): Promise<{ status: number }> {
  await app.passTime(hours(73))
  await app.passTime(0)
  return { status: 200 }
}
