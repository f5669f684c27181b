import { foldText } from '@marquee/contract/rules/fold-text'

/** Words that say nothing; they count only when there are no others. */
const emptyWords = new Set(
  'a an and are at by for from in is me my of on or our the to who with you your'.split(' '),
)
/** Further words of one search are not read. */
const MAX_WORDS = 8

/** Returns the words of a search, folded, in their order: letters and digits only, at most eight, each once. */
export function searchWords(text: string | undefined): string[] {
  const all = [...new Set(foldText(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])]
  const meaningful = all.filter((word) => !emptyWords.has(word))
  return (meaningful.length > 0 ? meaningful : all).slice(0, MAX_WORDS)
}

/**
 * Returns the words as a query of PostgreSQL's full text search, in which all must occur, those from three letters on also as
 * the beginning of a word; empty without words.
 */
export function wordQuery(words: readonly string[]): string {
  return words.map((word) => (word.length < 3 ? word : `${word}:*`)).join(' & ')
}
