import { FRESH_MS } from '@marquee/contract/rules/constants'

let changedAt = Number.NEGATIVE_INFINITY

/** Notes that something shown has changed: reads of the next seconds must not come from a replica that is behind. */
export function noteChange(): void {
  changedAt = performance.now()
}

/** Returns whether a change was noted in the last six seconds. */
export const hasRecentChange = (): boolean => performance.now() - changedAt < FRESH_MS
