/** Returns a rounded count that stays on one line: 214300 is "214 k", 1250000 is "1.3 m". */
export function shortCount(count: number): string {
  if (count < 1_000) return String(count)
  if (count < 999_500) return `${Math.round(count / 1_000)}\u00a0k`
  return `${(count / 1_000_000).toFixed(1)}\u00a0m`
}
