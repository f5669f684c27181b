import type { Payout } from '@marquee/contract/calls/payouts'
import { type HoldReason, holdReasons } from '@marquee/contract/lifecycles/payout'
import { formatDate } from '@marquee/contract/rules/dates'

type PayoutState = Pick<Payout, 'status' | 'reason' | 'arrivesBy'>

/** Returns where a payout is, and why, for its payee. A bank may have the money before the expected day. */
export function describePayout(payout: PayoutState, now: Date): string {
  return describeStatus(payout, now, 'your')
}

/** Like `describePayout`, for the agent of its payee. */
export function describeTheirPayout({ reason, ...payout }: PayoutState, now: Date): string {
  return describeStatus({ ...payout, reason: theirReasons.get(reason ?? '') ?? reason }, now, 'their')
}

function describeStatus(
  { status, reason, arrivesBy }: PayoutState,
  now: Date,
  possessive: 'your' | 'their',
): string {
  const day = formatDate(arrivesBy)
  const bank = `${possessive} bank`
  switch (status) {
    case 'scheduled':
      return `Being sent to ${bank}.`
    case 'on_hold':
      return reason ?? 'Waiting for the payment provider.'
    case 'in_transit':
      return arrivesBy
        ? `Expected in ${bank} account on ${day}.`
        : `The payment provider sends it to ${bank}, usually within a week.`
    case 'paid':
      return arrivesBy && new Date(arrivesBy) <= now
        ? `In ${bank} account since ${day}.`
        : `In ${bank} account.`
    case 'failed':
      return possessive === 'your'
        ? 'Your bank returned it. Check your bank details and we’ll send it again.'
        : 'Their bank returned it. We’ll send it again once they’ve checked their bank details.'
    case 'reversed':
      return 'Reversed because the brand was refunded.'
  }
}

const theirReasonTexts: Record<HoldReason, string> = {
  onboarding: 'On hold until they’ve added their bank details.',
  unclaimed: holdReasons.unclaimed,
  restricted: 'The payment provider needs more details from them.',
  bank_change: 'Their bank details changed. Payouts are on hold for 72 hours to protect their account.',
  dispute: holdReasons.dispute,
  suspended: 'Their account is suspended.',
  decision: 'A decision of Marquee about a report holds their payouts.',
  case_open: holdReasons.case_open,
}
/** The reasons for the agent, by the reason text for the payee. */
const theirReasons = new Map<string, string>(
  Object.keys(holdReasons)
    .filter(isReason)
    .map((reason) => [holdReasons[reason], theirReasonTexts[reason]]),
)

function isReason(word: string): word is HoldReason {
  return Object.hasOwn(holdReasons, word)
}
