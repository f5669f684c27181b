import { foldText } from './fold-text.ts'

interface NamedTopic {
  id: string
  name: string
  /** The talent type of a niche. */
  typeName?: string
}

/** Returns a name as addresses write it: "Food & drink" as `food-and-drink`. */
export function slugOfName(name: string): string {
  return foldText(name.replaceAll('&', ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Returns what addresses call each topic, by its id: its name, with the talent type where two have the same name, and the id where that is
 * no name of its own either.
 */
export function slugsOf(topics: readonly NamedTopic[]): Map<string, string> {
  const isTaken = (slug: string, own: string, slugIn: (topic: NamedTopic) => string) =>
    slug === '' || topics.some((other) => other.id !== own && slugIn(other) === slug)
  const ofName = ({ name }: NamedTopic) => slugOfName(name)
  const ofBoth = ({ name, typeName = '' }: NamedTopic) => slugOfName(`${name} ${typeName}`)
  return new Map(
    topics.map((topic) => {
      const { id } = topic
      if (!isTaken(ofName(topic), id, ofName)) return [id, ofName(topic)]
      return [id, isTaken(ofBoth(topic), id, ofBoth) ? id : ofBoth(topic)]
    }),
  )
}

/** Returns the id of the topic that an address calls by this slug or id; undefined for an unknown one. */
export function topicIdOf(slugs: ReadonlyMap<string, string>, asked: string): string | undefined {
  if (slugs.has(asked)) return asked
  for (const [id, slug] of slugs) if (slug === asked) return id
  return undefined
}
