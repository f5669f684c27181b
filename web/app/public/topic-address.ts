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

/** Returns the present address for an earlier one that has the id of a topic; null for every other address. */
export async function presentAddress(
  request: Request,
  { idName, name }: TopicNames,
  load: () => Promise<{ items: readonly NamedTopic[] } | null>,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url)
  const id = searchParams.get(idName)
  if (id === null) return null
  const topics = await load()
  searchParams.delete(idName)
  // The list knows each topic by its id as well.
  if (id) searchParams.set(name, topics?.items.find((topic) => topic.id === id)?.slug ?? id)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
