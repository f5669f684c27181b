import type { Payout } from '@marquee/contract/calls/payouts'
import { formatDate } from '@marquee/contract/rules/dates'

/** Where a pay-out is, and why, as its payee reads it. A bank may have the money before the day it was expected on. */
export function payoutInWords({ status, reason, arrivesBy }: Pick<Payout, 'status' | 'reason' | 'arrivesBy'>, now: Date): string {
  const day = formatDate(arrivesBy)
  switch (status) {
    case 'scheduled':
      return 'Leaves for your bank in a moment.'
    case 'on_hold':
      return reason ?? 'Waits for the payment provider.'
    case 'in_transit':
      return arrivesBy ? `Your bank should have it on ${day}.` : 'The payment provider sends it to your bank, usually within a week.'
    case 'paid':
      return arrivesBy && new Date(arrivesBy) <= now ? `In your bank account since ${day}.` : 'In your bank account.'
    case 'failed':
      return 'Your bank sent it back. Check your bank details; the money goes out again after that.'
    case 'reversed':
      return 'Taken back, because the brand was refunded.'
  }
}
