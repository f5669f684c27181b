import type { FeeMode } from './money.ts'

/**
 * The platform's fee in basis points of the net price: 20 % (specification sections 1 and 9). An operator
 * setting may replace it.
 */
export const FEE_BPS = 2_000

/** Who bears the fee by default: it is deducted from the talent side's share. */
export const FEE_MODE: FeeMode = 'deducted'

/** The fee for display; `20%` by default. */
export const FEE_LABEL = formatBps(FEE_BPS)

/** Formats basis points as a percentage: 2000 is `20%`, 1250 is `12.5%`. */
export function formatBps(bps: number): string {
  return `${bps / 100}%`
}
