import { requestBrandCancellation } from '../src/modules/cancellations/request-cancellation.ts'
import { openDispute } from '../src/modules/disputes/open-dispute.ts'
import { proposeSettlement } from '../src/modules/disputes/settle-dispute.ts'
import { runDueTimers } from '../src/platform/timers/timers.ts'
import { actAs } from './act-as.ts'
import type { Outcome } from './outcomes.ts'
import { seedBankDispute } from './payments.ts'
import { actAsTalent } from './represented.ts'
import type { Course } from './timeline.ts'

interface Disagreement {
  dealId: string
  offerId: string
  brandId: string
  talentId: string
  n: number
  outcome: Outcome
}

/** Five working days, for a settlement, end within this many days. */
const SETTLE_DAYS = 7
/** The time to answer a cancellation request, and a little more. */
const REPLY_DAYS = 3.1

/** Returns whether a deal with this outcome ends up with an operator. */
export const isDisagreement = (outcome: Outcome): boolean =>
  outcome === 'disputed' || outcome === 'cancelling' || outcome === 'charged_back'

/**
 * Returns the course of a deal on which the sides do not agree: a dispute without a settlement, a cancellation
 * request without an answer, or a payment that the bank disputes.
 */
export async function* disagreementCourse(story: Disagreement): Course {
  const { dealId, offerId, brandId, n, outcome } = story
  if (outcome === 'charged_back') {
    yield 4 - n * 0.5
    return void (await seedBankDispute(offerId))
  }
  if (outcome === 'disputed') return yield* unsettledDispute(story)
  yield 6 - n * 0.4
  await actAs('brand', brandId)(requestBrandCancellation, {
    subject: 'deal',
    dealId,
    reason: 'plans_changed',
    note: 'We have moved this launch to the spring, so we no longer need the film.',
    backBps: 5_000 + n * 500,
  })
  yield 6 - n * 0.4 - REPLY_DAYS
  await runDueTimers()
}

/** The brand or the talent opens a dispute, and the two name splits that do not meet. */
async function* unsettledDispute({ dealId, brandId, talentId, n }: Disagreement): Course {
  const [asBrand, asTalent] = [actAs('brand', brandId), actAsTalent(talentId)]
  const opened = 9 - n * 0.3
  yield opened
  const { id: disputeId } =
    n % 2 === 0
      ? await asBrand(openDispute, {
          dealId,
          type: 'not_as_agreed',
          statement:
            'The brief asks for the product within the first three seconds. It appears after twenty, and only in the background.',
          fileIds: [],
        })
      : await asTalent(openDispute, {
          dealId,
          type: 'scope',
          statement:
            'The changes ask for a second location and a voice-over. Neither is part of the agreed work, and both need another day.',
          fileIds: [],
        })
  yield opened - 2
  await asBrand(proposeSettlement, { disputeId, backBps: 6_000 })
  await asTalent(proposeSettlement, { disputeId, backBps: 1_500 })
  yield opened - SETTLE_DAYS
  await runDueTimers()
}
