import {
  type HoldReason,
  PAYOUT_REMINDER_INTERVAL_MS,
  payoutReminders,
} from '@marquee/contract/lifecycles/payout'
import type { PayoutRow } from './payouts.store.ts'

export type ReminderReason = 'onboarding' | 'unclaimed' | 'restricted' | 'returned'

/** Returns what a share waits for that its payee, or the agency, can do; null when nobody can do anything. */
export function reminderReasonOf({
  status,
  holdReason,
}: Pick<PayoutRow, 'status' | 'holdReason'>): ReminderReason | null {
  if (status === 'failed') return 'returned'
  if (status !== 'on_hold' || holdReason === null) return null
  return waitsForOthers(holdReason) ? null : holdReason
}

/** Returns whether nobody who is paid can release a share on hold for this reason. */
function waitsForOthers(reason: HoldReason): reason is Exclude<HoldReason, ReminderReason> {
  return ['dispute', 'bank_change', 'suspended', 'decision', 'case_open'].includes(reason)
}

/** Returns the next reminder after now of a share that has waited since `since`. */
export function nextPayoutReminder(since: Date, now: Date): Date {
  const last = payoutReminders.at(-1) ?? 0
  const passed = now.getTime() - since.getTime()
  const listed = payoutReminders.find((after) => after > passed)
  const later =
    last + (Math.floor((passed - last) / PAYOUT_REMINDER_INTERVAL_MS) + 1) * PAYOUT_REMINDER_INTERVAL_MS
  return new Date(since.getTime() + (listed ?? later))
}
