/**
 * Returns which of the other open campaigns the page of one shows, and their heading. Two or more similar ones are shown alone; otherwise
 * the heading says “Similar” only where all are.
 */
export function chooseOthers<Other extends { isSimilar: boolean }>(
  others: readonly Other[],
): { title: string; items: readonly Other[] } {
  const similar = others.filter(({ isSimilar }) => isSimilar)
  return similar.length > 1 || similar.length === others.length
    ? { title: 'Similar open campaigns', items: similar }
    : { title: 'Other open campaigns', items: others }
}
