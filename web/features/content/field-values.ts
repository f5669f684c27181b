import type { ListRow, TextRow } from '@marquee/contract/content/pages'

/** One entry of a list: its texts by name. */
export type Entry = Record<string, string>

/** The content of any page as a form holds it: a text, or a list of entries, by field. */
export type FieldValues = Record<string, string | Entry[]>

export type EntryListRow = ListRow<Entry>

/** How the fields of any page are edited. */
export type FieldRows = Readonly<Record<string, TextRow | EntryListRow>>

/** Returns the entries of a list field; none for a text. */
export function entriesOf(values: FieldValues, name: string): Entry[] {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

/** Returns what names an entry in a list: the first of its texts that is not empty, without markup. */
export function summaryOf(entry: Entry, order: readonly string[]): string {
  const texts = order.map((name) => (entry[name] ?? '').replaceAll(/<[^>]*>/g, ' ').trim())
  return texts.find((text) => text !== '') ?? ''
}
