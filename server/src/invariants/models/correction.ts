import { fail } from '@marquee/contract/errors'
import {
  type CorrectionEvent,
  correctionLifecycle,
  openCorrections,
} from '@marquee/contract/lifecycles/correction'
import { days, hours, move } from '@marquee/contract/lifecycles/lifecycle'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { openDispute } from '../../testing/cases.ts'
import type { Operator } from '../../testing/operator.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk } from '../../testing/person.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

type Status = keyof typeof correctionLifecycle.states

interface CorrectionState extends ModelState {
  status: Status
  wasReported: boolean
}

interface Request {
  correctionId: string
  deliverableId: string
  dealId: string
}

const post = { postUrl: 'https://instagram.com/p/1', caption: 'Ad: what I thought of it after a week' }

const commands: readonly Command<CorrectionEvent>[] = [
  ...(['report', 'confirm', 'refuse'] as const).flatMap((event) => [
    { event, by: 'brand' as const },
    { event, by: 'talent' as const },
  ]),
  { event: 'request', by: 'brand' },
  { event: 'find_right', by: 'operator' },
  { event: 'find_wrong', by: 'operator' },
  { event: 'escalate', by: 'system' },
  { event: 'confirm', by: 'system' },
  { event: 'end', by: 'system' },
]

/**
 * Returns the model of a request to put a post right that the talent has not answered; with `wasReported`, of one whose report the
 * brand has refused.
 */
export function correctionModel(
  app: TestApp,
  { brand, talent }: Pair,
  operator: Operator,
  wasReported: boolean,
): Model<CorrectionState, Request, CorrectionEvent> {
  const report = (deliverableId: string, by = talent) =>
    by.call('/talent/report-correction', { deliverableId, ...post })
  const refuse = (deliverableId: string, by = brand) =>
    by.call('/brand/refuse-correction', { deliverableId, note: 'It is not in order.' })
  const request = (deliverableId: string) => {
    const input = { deliverableId, reason: 'wrong_caption', note: 'Another caption, please.', days: 3 }
    return brand.call('/brand/ask-correction', input)
  }
  return {
    noun: 'correction',
    // After a refused report only a second one ends differently.
    commands: wasReported
      ? commands.filter(({ event, by }) => event === 'report' && by === 'talent')
      : commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: wasReported ? 'escalated' : 'requested', changes: 0, wasReported },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      await approveWork(brand, deliverableId)
      expectOk(await talent.call('/talent/markDeliverableAsComplete', { deliverableId, ...post }), 'post')
      const asked = expectOk(await request(deliverableId), 'request').data
      if (wasReported) {
        expectOk(await report(deliverableId), 'report')
        expectOk(await refuse(deliverableId), 'objection')
      }
      return { dealId, deliverableId, correctionId: asked.correction.id }
    },
    step: (current, command) => outcomeOf(() => step(current, command)),
    namesVersion: () => false,
    readStatus: async ({ dealId }) =>
      (await brand.call('/brand/post-checks', { dealId })).data.items[0].correction.status,
    send: async ({ correctionId, deliverableId, dealId }, { event, by }) => {
      if (event === 'end') {
        await openDispute(brand, dealId)
        return { status: 200 }
      }
      if (by === 'system') return passDeadline(app, event === 'escalate' ? days(3) : hours(72))
      if (by === 'operator') {
        const decision = event === 'find_right' ? 'right' : 'wrong'
        return operator.call('/superAdmin/decideCorrection', { correctionId, decision, reason: 'A model.' })
      }
      const who = by === 'brand' ? brand : talent
      if (event === 'request') return request(deliverableId)
      if (event === 'report') return report(deliverableId, who)
      if (event === 'refuse') return refuse(deliverableId, who)
      return who.call('/brand/mark-post-checked', { deliverableId })
    },
  }
}

function step(current: CorrectionState, { event, by }: Command<CorrectionEvent>): CorrectionState {
  const { status, wasReported } = current
  // A check of a post without an open request is recorded beside it.
  if (event === 'confirm' && by === 'brand' && !isOpen(status)) return { ...current, moved: 'check' }
  // A second request fails while one is open and for days afterwards; during a dispute nothing can be asked.
  if (event === 'request')
    fail(status === 'ended' ? 'wrong_state' : isOpen(status) ? 'correction_open' : 'correction_asked_lately')
  const isAnswered = status === 'reported' || !isOpen(status)
  if (event === 'report' && by === 'talent' && isAnswered) fail('no_correction')
  if (event === 'refuse' && by === 'brand' && status !== 'reported') fail('no_correction')
  const { to } = move(correctionLifecycle, { status, version: 1 }, event, by, { wasReported })
  return {
    status: to,
    changes: current.changes + 1,
    wasReported: wasReported || event === 'report',
    moved: event,
  }
}

const isOpen = (status: Status): boolean => openCorrections.some((open) => open === status)

/** Lets a deadline pass without an answer, and resets the clock. */
async function passDeadline(app: TestApp, ms: number): Promise<{ status: number }> {
  await app.passTime(ms + hours(1))
  await app.passTime(0)
  return { status: 200 }
}
