import type { Payout } from '@marquee/contract/calls/payouts'
import { type HoldReason, holdReasons } from '@marquee/contract/lifecycles/payout'
import { formatDate } from '@marquee/contract/rules/dates'

type Told = Pick<Payout, 'status' | 'reason' | 'arrivesBy'>

/** Returns where a payout is, and why, for its payee. A bank may have the money before the expected day. */
export function describePayout(payout: Told, now: Date): string {
  return inWords(payout, now, 'your')
}

/** Like `describePayout`, for the agent of its payee. */
export function describeTheirPayout({ reason, ...payout }: Told, now: Date): string {
  return inWords({ ...payout, reason: theirReasons.get(reason ?? '') ?? reason }, now, 'their')
}

function inWords({ status, reason, arrivesBy }: Told, now: Date, whose: 'your' | 'their'): string {
  const day = formatDate(arrivesBy)
  const bank = `${whose} bank`
  switch (status) {
    case 'scheduled':
      return `Leaves for ${bank} in a moment.`
    case 'on_hold':
      return reason ?? 'Waits for the payment provider.'
    case 'in_transit':
      return arrivesBy
        ? `${capital(bank)} should have it on ${day}.`
        : `The payment provider sends it to ${bank}, usually within a week.`
    case 'paid':
      return arrivesBy && new Date(arrivesBy) <= now
        ? `In ${bank} account since ${day}.`
        : `In ${bank} account.`
    case 'failed':
      return whose === 'your'
        ? 'Your bank sent it back. Check your bank details; the money goes out again after that.'
        : 'Their bank sent it back. It goes out again once they have checked their bank details.'
    case 'reversed':
      return 'Reversed because the brand was refunded.'
  }
}

const theirWords: Record<HoldReason, string> = {
  onboarding: 'It waits until they have given their bank details.',
  unclaimed: holdReasons.unclaimed,
  restricted: 'The payment provider asks them for more details.',
  bank_change: 'Their bank details changed. Payouts are on hold for 72 hours to protect your account.',
  dispute: holdReasons.dispute,
}
/** The reasons for the agent, by the reason text for the payee. */
const theirReasons = new Map<string, string>(
  Object.keys(holdReasons)
    .filter(isReason)
    .map((reason) => [holdReasons[reason], theirWords[reason]]),
)

function isReason(word: string): word is HoldReason {
  return Object.hasOwn(holdReasons, word)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
