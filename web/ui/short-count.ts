/** Returns a rounded count that stays on one line: 214300 is "214k", 1250000 is "1.3m". */
export function shortCount(count: number): string {
  if (count < 1_000) return String(count)
  if (count < 999_500) return `${Math.round(count / 1_000)}k`
  return `${(count / 1_000_000).toFixed(1)}m`
}
