import { formatBps } from '@marquee/contract/rules/fee'

/** Returns an engagement, which is in basis points, as a percentage with one decimal at most: 562 is "5.6%". */
export const formatEngagement = (bps: number): string => formatBps(Math.round(bps / 10) * 10)
