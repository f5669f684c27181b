/** Returns a share in basis points in percent: 510 is "5.1%". */
export const formatEngagement = (bps: number): string => `${Number((bps / 100).toFixed(1))}%`
