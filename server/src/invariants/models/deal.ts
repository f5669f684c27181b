import { type DealEvent, type DealStatus, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { hours, move } from '@marquee/contract/lifecycles/lifecycle'
import { dealFacts } from '../../modules/deals/deal.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import { aDeal, submit } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface DealState extends ModelState {
  status: DealStatus
  revisions: number
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
    isQuiet: ({ by, event }) => by === 'system' && (event === 'complete' || event === 'review'),
    start: { status: 'active', changes: 0, revisions: 0 },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      return { dealId, deliverableId: deliverableIds[0] ?? '' }
    },
    step: (current, command) => outcomeOf(() => step(current, command)),
    namesVersion: () => false,
    readStatus: async ({ dealId }) => (await talent.call('/talent/getDealDetails', { dealId })).data.status,
    send: async ({ dealId, deliverableId }, { event, by }) => {
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

function step(current: DealState, { event, by }: Command<DealEvent>): DealState {
  const isApproved = current.status === 'approved' || event === 'approve'
  const work = [{ status: isApproved ? 'approved' : 'pending', spec: { platform: 'file' } } as const]
  const facts = dealFacts(work, current.status === 'active' && current.revisions === 0)
  // The one deliverable cannot be approved before it is in review: `continue` fails in the same way there.
  const tried = event === 'approve' && current.status === 'active' ? 'continue' : event
  const { to } = move(dealLifecycle, { status: current.status, version: 1 }, tried, by, facts)
  return {
    status: to,
    changes: current.changes + 1,
    revisions: current.revisions + (tried === 'continue' ? 1 : 0),
  }
}

/** Moves the due date of a deliverable into the past, which no call can. */
async function makeOverdue(app: TestApp, deliverableId: string): Promise<void> {
  await app.engine.root.execute(
    `update deliverables set due_at = now() - interval '4 days' where id = '${deliverableId}'`,
  )
}

async function passPayDay(app: TestApp): Promise<{ status: number }> {
  await app.passTime(hours(73))
  await app.passTime(0)
  return { status: 200 }
}
