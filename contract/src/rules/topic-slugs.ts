import { foldText } from './fold-text.ts'
import { limits } from './limits.ts'

interface NamedTopic {
  id: string
  name: string
  /** The talent type of a niche. */
  typeName?: string
}

/** A word with the vowel signs of its script, such as those of Hindi. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Marks that only choose how the character before them is drawn, such as the colour of a symbol. */
const drawing = /[\p{Variation_Selector}\p{Me}]/gu

/** Returns a name as addresses write it, without Latin accents: "Food & drink" as `food-and-drink`; empty for a name of symbols only. */
export function slugOfName(name: string): string {
  const folded = foldText(name.replaceAll('&', ' and ')).replace(drawing, '')
  return (folded.match(words) ?? []).join('-').normalize('NFC')
}

/**
 * Returns the slug of each topic, by its id: its name, with the talent type where two have the same name, and its id where that is still
 * not unique, for a name of symbols only and for more than `limits.slug` characters.
 */
export function slugsOf(topics: readonly NamedTopic[]): Map<string, string> {
  const known = topics.map(({ id, name, typeName = '' }) => ({
    id,
    short: slugOfName(name),
    long: slugOfName(`${name} ${typeName}`),
  }))
  return new Map(
    known.map(({ id, short, long }) => {
      const others = known.filter((other) => other.id !== id)
      const fits = (slug: string) => slug.length <= limits.slug
      if (short === '') return [id, id]
      if (fits(short) && others.every((other) => other.short !== short)) return [id, short]
      const isUnique = others.every((other) => other.short !== long && other.long !== long)
      return [id, fits(long) && isUnique ? long : id]
    }),
  )
}

/** Returns the id of the topic with this slug, name or id, in any spelling of capitals and spaces; undefined for an unknown one. */
export function topicIdOf(slugs: ReadonlyMap<string, string>, asked: string): string | undefined {
  if (slugs.has(asked)) return asked
  const wanted = slugOfName(asked)
  if (slugs.has(wanted)) return wanted
  for (const [id, slug] of slugs) if (slug === wanted) return id
  return undefined
}
