/**
 * Returns the newest of a list that are not among those found, as many as `few`. None where at least so many were found. `load`
 * reads the newest; `idOf` tells them apart.
 */
export async function othersThan<Item>(
  found: readonly Item[],
  few: number,
  idOf: (item: Item) => string,
  load: (limit: number) => Promise<{ items: Item[] } | null>,
): Promise<Item[]> {
  if (found.length >= few) return []
  const known = new Set(found.map(idOf))
  const newest = await load(few + found.length)
  return newest?.items.filter((item) => !known.has(idOf(item))).slice(0, few) ?? []
}
