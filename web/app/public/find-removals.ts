import type { ListCount } from '@marquee/contract/rules/text'

/** So many things are tried: each is a search, of which an address has a number each day. */
const MAX_TRIED = 4

/** Something that the visitor asked for, and what there is without it. */
export interface Removal<Item> {
  /** Its parameter in the address. */
  name: string
  count: NonNullable<ListCount>
  /** The first of them. */
  items: readonly Item[]
}

interface Page<Item> {
  items: readonly Item[]
  isSimilar: boolean
  count: ListCount
}

interface Asked<Item> {
  /** What the visitor asked for, by the parameters of the address, without the order. */
  wanted: Readonly<Record<string, string>>
  /** What the visitor is looking for rather than where or how: tried and offered last. */
  subject: readonly string[]
  /** What was found; null where the list could not be read. */
  found: Page<Item> | null
  /** Reads the beginning of the list for what is asked; null where that is impossible or fails. */
  load: (asked: Readonly<Record<string, string>>) => Promise<Page<Item> | null>
}

/**
 * Returns, where nothing matches several things that a visitor asked for, each of at most four of them without which something matches
 * exactly, how much, and the first of it.
 */
export async function findRemovals<Item>({
  wanted,
  subject,
  found,
  load,
}: Asked<Item>): Promise<Removal<Item>[]> {
  const isSubject = (name: string) => subject.includes(name)
  const names = Object.keys(wanted).toSorted(
    (one, other) => Number(isSubject(one)) - Number(isSubject(other)),
  )
  if (names.length < 2 || (found && found.items.length > 0)) return []
  const options = await Promise.all(
    names.slice(0, MAX_TRIED).map(async (name): Promise<Removal<Item>[]> => {
      const rest = Object.fromEntries(Object.entries(wanted).filter(([other]) => other !== name))
      const page = await load(rest)
      return page?.count && page.items.length > 0 && !page.isSimilar
        ? [{ name, count: page.count, items: page.items }]
        : []
    }),
  )
  return options.flat()
}
