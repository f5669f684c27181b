/** Single words of a search are looked for no further than this. */
const MAX_WORDS = 3
/** Shorter words are too frequent to be looked for by themselves. */
const MIN_LETTERS = 3

interface Page<Item> {
  items: Item[]
  /** Nothing matched the words as they are. */
  isSimilar: boolean
}

interface Wanted<Item> {
  /** What was searched for; empty without words. */
  q: string | undefined
  /** What was found; null where the list could not be read. */
  found: Page<Item> | null
  /** Where fewer were found, so many follow. */
  few: number
  /** Tells items apart. */
  idOf: (item: Item) => string
  /** Reads the newest, or those that match a word. */
  load: (asked: { q?: string; limit: number }) => Promise<Page<Item> | null>
}

/** What follows the few that were found. */
export interface Others<Item> {
  /** The word that all of them match; null for the newest. */
  word: string | null
  items: Item[]
}

/**
 * Returns what follows a list with few items: where several words matched nothing together, what matches each of them; otherwise the
 * newest. Nothing follows twice, and nothing that was found.
 */
export async function othersThan<Item>(wanted: Wanted<Item>): Promise<Others<Item>[]> {
  const { q, found, few, idOf, load } = wanted
  const items = found?.items ?? []
  if (items.length >= few) return []
  const known = new Set(items.map(idOf))
  const limit = few + items.length
  const words = items.length > 0 && !found?.isSimilar ? [] : wordsOf(q)
  const pages = await Promise.all(words.map((word) => load({ q: word, limit })))
  const byWord = pages.flatMap((page, index): Others<Item>[] => {
    if (!page || page.isSimilar) return []
    const rest = page.items.filter((item) => !known.has(idOf(item))).slice(0, few)
    for (const item of rest) known.add(idOf(item))
    return rest.length > 0 ? [{ word: words[index] ?? null, items: rest }] : []
  })
  if (byWord.length > 0) return byWord
  const newest = await load({ limit })
  const rest = newest?.items.filter((item) => !known.has(idOf(item))).slice(0, few) ?? []
  return rest.length > 0 ? [{ word: null, items: rest }] : []
}

/** Returns the words of a search of several words. */
function wordsOf(q = ''): string[] {
  const words = [...new Set(q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
  return words.length < 2 ? [] : words.filter((word) => word.length >= MIN_LETTERS).slice(0, MAX_WORDS)
}
