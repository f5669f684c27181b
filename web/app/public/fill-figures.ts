import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { capitalise } from '@marquee/contract/rules/wording'
import { describePrice } from '#features/subscription/describe-plan.ts'
import type { Question } from './QuestionList.tsx'

/** What an answer may leave to the page, because it can change: each name in braces, as `pages.ts` tells operators. */
interface Figures {
  feeBps: number
  /** The plan of brands that is shown; undefined while the payment provider does not answer. */
  plan: Plan | undefined
  /** How long an offer is open unless it says otherwise, in hours. */
  offerHours: number | undefined
}

/**
 * Returns the questions with the fee for `{fee}`, what the plan of a brand costs for `{plan}`, and how long an offer is open for
 * `{offerTime}` in their answers.
 */
export function fillFigures(
  questions: readonly Question[],
  { feeBps, plan, offerHours }: Figures,
): Question[] {
  const fee = formatBps(feeBps)
  const price = plan ? describePrice(plan) : 'paid by the month or the year'
  const offerTime =
    offerHours === undefined ? 'As long as the offer is open' : capitalise(formatWait(offerHours))
  return questions.map((question) => ({
    ...question,
    answer: question.answer
      .replaceAll('{fee}', () => fee)
      .replaceAll('{plan}', () => price)
      .replaceAll('{offerTime}', () => offerTime),
  }))
}
