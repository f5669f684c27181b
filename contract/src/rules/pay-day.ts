import { dealLifecycle } from '../lifecycles/deal.ts'
import type { DeliverableSpec } from '../terms/deliverable-spec.ts'
import { formatCount } from './wording.ts'

/** The default wait from the last approval or post to the payout, in hours; the market may have another. */
export const DEFAULT_PAY_HOURS = dealLifecycle.timers.payDay.after / 3_600_000

/**
 * Returns when the talent's side is paid: the payout date of a deal, counted from the moment in which all work
 * is approved and, where it is published, posted; with milestones, when each part is paid. `payHours` is the market's wait in hours.
 */
export function describePayDay(
  deliverables: readonly Pick<DeliverableSpec, 'platform'>[],
  payHours: number = DEFAULT_PAY_HOURS,
  milestones: readonly unknown[] = [],
): string {
  const isPosted = deliverables.some(({ platform }) => platform !== 'file')
  const isInParts = milestones.length > 0
  const start = `${isInParts ? 'its' : 'all'} work is approved${isPosted ? ' and posted' : ''}`
  const when = payHours === 0 ? `as soon as ${start}` : `${formatWait(payHours)} after ${start}`
  return isInParts ? `in ${milestones.length} parts, each ${when}` : when
}

/** Formats a wait in hours: in days where it is whole days, such as `3 days`; `none` for no wait. */
export function formatWait(hours: number): string {
  if (hours === 0) return 'none'
  return hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour')
}
