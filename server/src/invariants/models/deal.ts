import { type DealEvent, type DealStatus, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { hours, move } from '@marquee/contract/lifecycles/lifecycle'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import { submit } from '../../testing/submit.ts'
import { aDeal } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface DealStanding extends ModelState {
  status: DealStatus
  rounds: number
}

interface Deal {
  dealId: string
  deliverableId: string
}

const commands: readonly Command<DealEvent>[] = [
  { event: 'complete', by: 'brand' },
  { event: 'complete', by: 'talent' },
  // The middle states follow the one deliverable: submitting it, asking for a change, approving it.
  { event: 'review', by: 'system' },
  { event: 'continue', by: 'system' },
  { event: 'approve', by: 'system' },
  { event: 'complete', by: 'system' },
]

/** A deal of one picture set: its states follow the work, and the brand or the pay day completes it. */
export function dealModel(app: TestApp, { brand, talent }: Pair): Model<DealStanding, Deal, DealEvent> {
  return {
    noun: 'deal',
    commands,
    isQuiet: ({ by, event }) => by === 'system' && (event === 'complete' || event === 'review'),
    start: { status: 'active', changes: 0, rounds: 0 },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      return { dealId, deliverableId: deliverableIds[0] ?? '' }
    },
    step: (standing, command) => outcomeOf(() => stepped(standing, command)),
    namesVersion: () => false,
    look: async ({ dealId }) => (await talent.ask('/talent/getDealDetails', { dealId })).data.status,
    send: async ({ dealId, deliverableId }, { event, by }) => {
      if (event === 'review') return submit(talent, deliverableId)
      if (event === 'continue')
        return brand.ask('/brand/brandMarkDeliverableReject', {
          deliverableId,
          comments: [{ text: 'Brighter, please' }],
        })
      if (event === 'approve')
        return brand.ask('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      if (by === 'system') return payDay(app)
      return (by === 'brand' ? brand : talent).ask('/brand/completeDeal', { dealId })
    },
  }
}

function stepped(standing: DealStanding, { event, by }: Command<DealEvent>): DealStanding {
  const isApproved = standing.status === 'approved' || event === 'approve'
  const facts = { allApproved: isApproved, anySubmitted: false }
  if (event === 'approve' && standing.status === 'active') return moved(standing, 'continue', by, facts)
  return moved(standing, event, by, facts)
}

/** With one deliverable, nothing can be approved before it is in review: the move that is refused there stands for it. */
function moved(
  standing: DealStanding,
  event: DealEvent,
  by: Command['by'],
  facts: { allApproved: boolean; anySubmitted: boolean },
): DealStanding {
  const { to } = move(dealLifecycle, { status: standing.status, version: 1 }, event, by, facts)
  return {
    status: to,
    changes: standing.changes + 1,
    rounds: standing.rounds + (event === 'continue' ? 1 : 0),
  }
}

async function payDay(app: TestApp): Promise<{ status: number }> {
  await app.passTime(hours(73))
  await app.passTime(0)
  return { status: 200 }
}
