/** Returns how many works the top of the page shows: all of up to five, otherwise three or five, so that at least three remain for the portfolio. */
export function leadCount(count: number): number {
  if (count <= 5) return count
  return count < 9 ? 3 : 5
}
