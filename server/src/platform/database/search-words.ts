import { foldText } from '@marquee/contract/rules/fold-text'

/** Words that say nothing; they count only when there are no others. */
const emptyWords = new Set(
  'a an and are at by for from in is me my of on or our the to who with you your'.split(' '),
)
/** Further words of one search are not read. */
const MAX_WORDS = 8

/** Two words that are one, by the first of them: PostgreSQL does not index the second, so “make up” would find people who make something. */
const oneWord: Readonly<Record<string, string>> = { make: 'up', voice: 'over', work: 'out' }

/**
 * Returns the words of a search, folded, in their order: letters and digits only, at most eight, each once. “Make up” and “make-up” are
 * `makeup`.
 */
export function searchWords(text: string | undefined): string[] {
  const written = foldText(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  const joined: string[] = []
  for (const word of written) {
    const before = joined.at(-1)
    if (before !== undefined && oneWord[before] === word) joined.splice(-1, 1, `${before}${word}`)
    else joined.push(word)
  }
  const all = [...new Set(joined)]
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
