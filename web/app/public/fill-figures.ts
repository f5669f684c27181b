import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { capitalise } from '@marquee/contract/rules/wording'
import { describePrice } from '#features/subscription/describe-plan.ts'
import type { Question } from './QuestionList.tsx'

/** What a text may leave to the page, because it can change: each name in braces, as `pages.ts` tells operators. */
interface Figures {
  feeBps: number
  /** The plan of brands that is shown; undefined while the payment provider does not answer. */
  plan: Plan | undefined
  /** How long an offer is open unless it says otherwise, in hours. */
  offerHours: number | undefined
  /** How long after the approval of all work a talent is paid, in hours. */
  payHours: number | undefined
}

/**
 * Returns a text with the fee for `{fee}`, what the plan of a brand costs for `{plan}`, how long an offer is open for
 * `{offerTime}`, and when a talent is paid for `{payTime}`, such as `3 days after`.
 */
export function fillText(text: string, { feeBps, plan, offerHours, payHours }: Figures): string {
  const price = plan ? describePrice(plan) : 'paid by the month or the year'
  const offerTime =
    offerHours === undefined ? 'As long as the offer is open' : capitalise(formatWait(offerHours))
  const payTime = payHours === 0 ? 'As soon as' : `${payHours ? formatWait(payHours) : 'Some days'} after`
  return text
    .replaceAll('{fee}', () => formatBps(feeBps))
    .replaceAll('{plan}', () => price)
    .replaceAll('{offerTime}', () => offerTime)
    .replaceAll('{payTime}', () => payTime)
}

/** Returns the questions with the figures in their answers. */
export const fillFigures = (questions: readonly Question[], figures: Figures): Question[] =>
  questions.map((question) => ({ ...question, answer: fillText(question.answer, figures) }))
