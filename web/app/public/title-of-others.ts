/** Returns the heading of other open campaigns on the page of one: “similar” only where all of them are. */
export function titleOfOthers(others: readonly { isSimilar: boolean }[]): string {
  return others.every(({ isSimilar }) => isSimilar) ? 'Similar open campaigns' : 'Other open campaigns'
}
