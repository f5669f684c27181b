/** Single words of a search are looked for no further than this. */
const MAX_WORDS = 3
/** Shorter words are too frequent to be looked for by themselves. */
const MIN_LETTERS = 3

interface Page<Item> {
  items: readonly Item[]
  /** Nothing matched the words as they are. */
  isSimilar: boolean
}

interface Topic {
  name: string
  slug: string
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
  /** Returns the niche or the industry of an item. */
  topicOf: (item: Item) => Topic | undefined
  /** Reads the newest, or those that match a word or have a topic. */
  load: (asked: { q?: string; topic?: string; limit: number }) => Promise<Page<Item> | null>
}

/** What follows the few that were found. */
export interface Others<Item> {
  /** What all of them have: a word of the search, or the topic of what was found; null for the newest. */
  by: { word: string } | { topic: string } | null
  items: Item[]
}

/** What matches one word of a search. */
export interface WordGroup<Item> {
  word: string
  items: Item[]
}

/**
 * Returns what follows a list with few items: where several words matched nothing together, what matches each of them; where words
 * matched, others of the first one’s topic, if there are any; and otherwise the newest. Nothing follows twice, and nothing that was found.
 */
export async function othersThan<Item>(wanted: Wanted<Item>): Promise<Others<Item>[]> {
  const { q, found, few, idOf, topicOf, load } = wanted
  const items = found?.items ?? []
  if (items.length >= few) return []
  const known = new Set(items.map(idOf))
  const limit = few + items.length
  const unknown = (page: Page<Item> | null) =>
    page?.items.filter((item) => !known.has(idOf(item))).slice(0, few) ?? []
  const [first] = found?.isSimilar ? [] : items
  if (q && first) {
    const topic = topicOf(first)
    const related = topic ? unknown(await load({ topic: topic.slug, limit })) : []
    return topic && related.length > 0 ? [{ by: { topic: topic.name }, items: related }] : []
  }
  const byWord = await groupsByWord(wanted)
  if (byWord.length > 0) return byWord.map(({ word, items }) => ({ by: { word }, items }))
  const newest = unknown(await load({ limit }))
  return newest.length > 0 ? [{ by: null, items: newest }] : []
}

/** Returns whether what follows matches single words of the search. */
export const matchesWords = (others: readonly Others<unknown>[]): boolean =>
  others.some(({ by }) => by !== null && 'word' in by)

/** Returns the title of what follows, such as “Talents for “baking””; `noun` is what is listed, and `newest` the title of the newest. */
export function titleOfOthers({ by }: Others<unknown>, noun: string, newest: string): string {
  if (by === null) return newest
  return 'word' in by ? `${noun} for “${by.word}”` : `More in ${by.topic}`
}

/**
 * Returns what matches single words of a search, at most `few` for each word, where all its words together matched nothing and only
 * few similar items were found. No item is in two groups, and none that was found. Empty for a search of one word.
 */
export async function groupsByWord<Item>(wanted: Omit<Wanted<Item>, 'topicOf'>): Promise<WordGroup<Item>[]> {
  const { q, found, few, idOf, load } = wanted
  const items = found?.items ?? []
  if (items.length >= few || (items.length > 0 && !found?.isSimilar)) return []
  const known = new Set(items.map(idOf))
  const words = wordsOf(q)
  const pages = await Promise.all(words.map((word) => load({ q: word, limit: few + items.length })))
  return pages.flatMap((page, index): WordGroup<Item>[] => {
    const word = words[index]
    if (!page || page.isSimilar || word === undefined) return []
    const rest = page.items.filter((item) => !known.has(idOf(item))).slice(0, few)
    for (const item of rest) known.add(idOf(item))
    return rest.length > 0 ? [{ word, items: rest }] : []
  })
}

/** Returns the words of a search that are looked for by themselves; empty for a search of one word. */
export function wordsOf(q = ''): string[] {
  const words = [...new Set(q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
  return words.length < 2 ? [] : words.filter((word) => word.length >= MIN_LETTERS).slice(0, MAX_WORDS)
}
