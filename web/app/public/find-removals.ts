import type { ListCount } from '@marquee/contract/rules/text'

/** Something that the visitor asked for, and how much there is without it. */
export interface Removal {
  /** Its parameter in the address. */
  name: string
  count: NonNullable<ListCount>
}

interface Page {
  items: readonly unknown[]
  isSimilar: boolean
  count: ListCount
}

interface Asked {
  /** What the visitor asked for, by the parameters of the address, without the order. */
  wanted: Readonly<Record<string, string>>
  /** What was found; null where the list could not be read. */
  found: Page | null
  /** Reads the beginning of the list for what is asked; null where that is impossible. */
  load: (asked: Readonly<Record<string, string>>) => Promise<Page | null>
}

/**
 * Returns, where nothing matches several things that a visitor asked for, each of them without which something matches exactly, and
 * how much.
 */
export async function findRemovals({ wanted, found, load }: Asked): Promise<Removal[]> {
  const names = Object.keys(wanted)
  if (names.length < 2 || (found && found.items.length > 0)) return []
  const options = await Promise.all(
    names.map(async (name): Promise<Removal[]> => {
      const rest = Object.fromEntries(Object.entries(wanted).filter(([other]) => other !== name))
      const page = await load(rest)
      return page?.count && page.items.length > 0 && !page.isSimilar ? [{ name, count: page.count }] : []
    }),
  )
  return options.flat()
}
