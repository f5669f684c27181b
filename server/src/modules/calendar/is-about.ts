import type { Commitment } from './commitment.ts'

/** Words without meaning for the category. */
const empty = new Set([
  'and',
  'or',
  'the',
  'for',
  'with',
  'other',
  'all',
  'any',
  'brand',
  'product',
  'competitor',
  'competing',
  'new',
  'our',
])

/**
 * Returns whether work falls into the category of an exclusivity: a word of the category also occurs in the
 * brand's industry, the campaign's title or its product. Categories are free text, so this finds too much
 * rather than too little, and only ever warns.
 */
export function isAbout(
  category: string,
  { brand, campaign }: Pick<Commitment, 'brand' | 'campaign'>,
): boolean {
  const categoryWords = wordsOf(category)
  return [brand.industry, campaign?.title, campaign?.productName].some((text) =>
    [...wordsOf(text ?? '')].some((word) => categoryWords.has(word)),
  )
}

/** Returns the meaningful words of a text, in the singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.map(singular).filter((word) => !empty.has(word)))
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
