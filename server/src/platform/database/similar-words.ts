// cspell:ignore acomodation londn
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Words with fewer letters are compared as they are: “tea” is near “tech”, and “cat” near “Cardiff”. */
const MIN_LETTERS = 5
/** Longer words are compared by their trigrams only. */
const MAX_LETTERS = 20

/**
 * How alike a word is that differs in more than one letter, so that it counts: “acomodation” and “accommodation” are 0.62, while
 * “londn” and “long” are 0.5.
 */
const ALIKE = sql.raw('0.55')

/** A word of a search with the spellings that may be meant. */
export interface Misspelling {
  word: string
  /** A query for the word with two neighbouring letters exchanged, which have few trigrams in common with it. */
  exchanged: string
  /** A regular expression of PostgreSQL for words that differ in one letter, or in two that are exchanged. */
  nearly: string
}

/** Returns the spellings that may be meant by a folded word; undefined for a word of fewer than five letters. */
export function misspellingOf(word: string): Misspelling | undefined {
  const letters = [...word]
  if (letters.length < MIN_LETTERS) return undefined
  if (letters.length > MAX_LETTERS) return { word, exchanged: word, nearly: `\\m${word}\\M` }
  const around = (at: number, length: number, middle: string) =>
    [...letters.slice(0, at), middle, ...letters.slice(at + length)].join('')
  const exchanged = letters.slice(1).map((letter, at) => around(at, 2, `${letter}${letters[at] ?? ''}`))
  const changed = letters.map((_letter, at) => around(at, 1, '\\w?'))
  const added = letters.map((_letter, at) => around(at, 0, '\\w'))
  return {
    word,
    exchanged: exchanged.join(' | '),
    // The first letter is seldom wrong, and endings such as “s” are no mistake.
    nearly: `\\m(${[...exchanged, ...changed.slice(1), ...added.slice(1)].join('|')})\\w{0,2}\\M`,
  }
}

/**
 * Returns the condition that a word is nearly one of a text: it differs in a letter, or has most trigrams in common. The indexes of
 * the trigrams of `words` and of `document` find what may match.
 */
export function isNearlyIn(
  { words, document }: Record<'words' | 'document', SQLWrapper>,
  misspelling: Misspelling,
): SQL {
  const { word, exchanged } = misspelling
  return sql`((${word} <% ${words} or ${document} @@ to_tsquery('english', ${exchanged})) and ${isAlike(words, misspelling)})`
}

/** As `isNearlyIn`, for a text without indexes. */
export const isAlike = (
  text: SQLWrapper,
  { word, nearly }: Record<'word' | 'nearly', SQLWrapper | string>,
): SQL => sql`(word_similarity(${word}, ${text}) >= ${ALIKE} or ${text} ~ ${nearly})`
