import { type DisputeEvent, disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { escalateDispute, openDispute } from '../../testing/cases.ts'
import type { Operator } from '../../testing/operator.ts'
import type { Pair } from '../../testing/pairs.ts'
import { aDeal } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

type Status = keyof typeof disputeLifecycle.states

interface DisputeState extends ModelState {
  status: Status
  waived: string
}

interface Dispute {
  disputeId: string
  dealId: string
}

const commands: readonly Command<DisputeEvent>[] = [
  ...(['propose', 'settle', 'withdraw', 'appeal', 'waive'] as const).flatMap((event) => [
    { event, by: 'brand' as const },
    { event, by: 'talent' as const },
  ]),
  { event: 'decide', by: 'operator' },
]

/**
 * Returns the model of a dispute that this side has opened and that was not settled in time. Both sides have named
 * splits that do not meet.
 */
export function disputeModel(
  { brand, talent }: Pair,
  operator: Operator,
  opener: 'brand' | 'talent',
): Model<DisputeState, Dispute, DisputeEvent> {
  return {
    noun: 'dispute',
    commands,
    isQuiet: ({ by }) => by === 'operator',
    start: { status: 'escalated', changes: 0, waived: '' },
    make: async () => {
      const { dealId } = await aDeal(brand, talent)
      const disputeId = await openDispute(opener === 'brand' ? brand : talent, dealId)
      await brand.call('/brand/proposeSettlement', { disputeId, backBps: 8_000 })
      await talent.call('/talent/proposeSettlement', { disputeId, backBps: 1_000 })
      await escalateDispute(disputeId)
      return { dealId, disputeId }
    },
    step: (current, command) => outcomeOf(() => step(current, command, opener)),
    namesVersion: () => false,
    readStatus: async ({ dealId }) =>
      (await talent.call('/talent/getDisputes', { dealId })).data.items[0].status,
    send: ({ disputeId }, { event, by }) => {
      if (by === 'operator') {
        const decision = { decision: 'other', text: 'Decided as the model says it.', reason: 'A model.' }
        return operator.call('/superAdmin/decideDispute', { disputeId, backBps: 5_000, ...decision })
      }
      const who = by === 'brand' ? brand : talent
      const call = (path: string, body: object = {}) =>
        who.call(`/${who.role}/${path}`, { disputeId, ...body })
      if (event === 'propose') return call('proposeSettlement', { backBps: by === 'brand' ? 8_000 : 1_000 })
      if (event === 'settle') return call('acceptSettlement', { backBps: by === 'brand' ? 1_000 : 8_000 })
      if (event === 'withdraw') return call('withdrawDispute')
      return event === 'appeal' ? call('appealDecision', { text: 'It is not right.' }) : call('waiveAppeal')
    },
  }
}

function step(
  current: DisputeState,
  { event, by }: Command<DisputeEvent>,
  opener: 'brand' | 'talent',
): DisputeState {
  const facts = {
    isOpener: by === opener,
    isBankCase: false,
    mayAppeal: true,
    hasWaived: current.waived === by,
  }
  // The second side that accepts the decision closes the dispute.
  const isLast = event === 'waive' && current.waived !== '' && current.waived !== by
  const tried = isLast ? 'close' : event
  const { to } = move(disputeLifecycle, { status: current.status, version: 1 }, tried, by, facts)
  return {
    status: to,
    changes: current.changes + 1,
    waived: event === 'waive' ? by : current.waived,
    moved: event,
  }
}
