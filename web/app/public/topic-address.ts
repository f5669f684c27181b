import { topicIdOf } from '@marquee/contract/rules/topic-slugs'

interface NamedTopic {
  id: string
  slug: string
}

interface TopicNames {
  /** The parameter that had the id of a topic in earlier addresses. */
  idName: string
  /** The parameter that has its slug now. */
  name: string
}

/**
 * Returns the current address for one that has the id of a topic, in either parameter, or another spelling of its name; null for every
 * other address, and for as long as the topics are not known.
 */
export function currentAddress(
  request: Request,
  { idName, name }: TopicNames,
  topics: readonly NamedTopic[] | null,
): string | null {
  if (!topics) return null
  const { pathname, searchParams } = new URL(request.url)
  const [former, given] = [searchParams.get(idName), searchParams.get(name)]
  const asked = (former || given)?.trim() ?? ''
  const slugs = new Map(topics.map(({ id, slug }) => [id, slug]))
  // The list knows the ids of topics that nobody has.
  const slug = slugs.get(topicIdOf(slugs, asked) ?? '') ?? asked
  if (former === null && (slug === given || slug === '')) return null
  searchParams.delete(idName)
  if (slug) searchParams.set(name, slug)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
