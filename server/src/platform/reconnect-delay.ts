/** The delay before the second attempt, and the longest delay, both in milliseconds and before jitter. */
export interface DelayLimits {
  firstMs: number
  maxMs: number
}

/**
 * Returns the milliseconds to wait after `failures` failed attempts to connect: doubled with each failure up to the maximum,
 * then changed by up to a quarter in either direction, so that nodes that lost the same server do not return together.
 */
export function reconnectDelayMs(failures: number, limits: DelayLimits, random = Math.random()): number {
  const doubled = limits.firstMs * 2 ** Math.min(Math.max(failures - 1, 0), 16)
  return Math.min(doubled, limits.maxMs) * (0.75 + random / 2)
}
