import { type CancellationEvent, cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { requestCancellation } from '../../testing/cases.ts'
import type { Pair } from '../../testing/pairs.ts'
import { aDeal } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

type Status = keyof typeof cancellationLifecycle.states

interface CancellationState extends ModelState {
  status: Status
  proposedBy: string
}

interface Request {
  cancellationId: string
  dealId: string
}

const paths = {
  agree: 'agreeCancellation',
  refuse: 'refuseCancellation',
  propose: 'proposeCancellationSplit',
  withdraw: 'withdrawCancellation',
} as const
const events = ['agree', 'refuse', 'propose', 'withdraw'] as const
const commands: readonly Command<CancellationEvent>[] = events.flatMap((event) => [
  { event, by: 'brand' as const },
  { event, by: 'talent' as const },
])

/** Returns the model of a request that this side has made. */
export function cancellationModel(
  { brand, talent }: Pair,
  requester: 'brand' | 'talent',
): Model<CancellationState, Request, CancellationEvent> {
  let bps = 0
  return {
    noun: 'cancellation',
    commands,
    isQuiet: () => false,
    start: { status: 'pending', changes: 0, proposedBy: requester },
    make: async () => {
      const { dealId } = await aDeal(brand, talent)
      return {
        dealId,
        cancellationId: await requestCancellation(requester === 'brand' ? brand : talent, dealId),
      }
    },
    step: (current, { event, by }) =>
      outcomeOf(() => {
        const facts = {
          isTheirTurn: by !== current.proposedBy,
          isRequester: by === requester,
          isUntouched: true,
        }
        const { to } = move(cancellationLifecycle, { status: current.status, version: 1 }, event, by, facts)
        return {
          status: to,
          changes: current.changes + 1,
          proposedBy: event === 'propose' ? by : current.proposedBy,
        }
      }),
    namesVersion: () => false,
    readStatus: async ({ dealId }) =>
      (await talent.call('/talent/getCancellations', { dealId })).data.items[0].status,
    send: ({ cancellationId }, { event, by }) => {
      const who = by === 'brand' ? brand : talent
      const path = events.find((known) => known === event) ?? 'agree'
      // Each proposal differs from the one before.
      bps = (bps + 1) % 10_000
      return who.call(`/${who.role}/${paths[path]}`, {
        cancellationId,
        ...(event === 'propose' ? { backBps: bps } : {}),
      })
    },
  }
}
