import type { TextRow } from '@marquee/contract/content/pages'
import { plainText } from '@marquee/contract/rules/rich-text'
import { sequenceChanges, type TextPart, textChanges } from '#lib/text-changes.ts'
import { type Entry, type EntryListRow, entriesOf, type FieldRows, type FieldValues } from './field-values.ts'

/** What a version changed in one text. */
export interface TextChange {
  /** The text of an entry, such as `Answer`; null where there is only one. */
  label: string | null
  /** The text with what was added and removed; empty where only the formatting has changed. */
  parts: TextPart[]
}

/** What a version changed in a text, or in one entry of a list. */
export interface PlaceChange {
  /** The entry with what happened to it; null for a field that is one text. */
  place: string | null
  /** None for an entry that was only moved. */
  texts: TextChange[]
}

/** What a version changed in one field. */
export interface FieldChange {
  name: string
  label: string
  changes: PlaceChange[]
}

/** Returns what differs between two versions of a page, by field in the order of the page. Fields without a difference are left out. */
export function contentChanges(rows: FieldRows, before: FieldValues, after: FieldValues): FieldChange[] {
  return Object.entries(rows)
    .map(([name, row]) => ({
      name,
      label: row.label,
      changes:
        row.control === 'list'
          ? listChanges(row, entriesOf(before, name), entriesOf(after, name))
          : fieldChanges(row, textOf(before, name), textOf(after, name)),
    }))
    .filter(({ changes }) => changes.length > 0)
}

function fieldChanges(row: TextRow, before: string, after: string): PlaceChange[] {
  const texts = textChange(row, null, before, after)
  return texts.length > 0 ? [{ place: null, texts }] : []
}

/** An entry with its position in its version, from 1. */
interface Placed {
  entry: Entry
  no: number
}
type Pair = [from: Placed, to: Placed]

/**
 * Entries that are at the same place in both versions are left out. Of the others, equal ones were moved. Those with half of their texts
 * in common are one entry that was changed, and so are the rest between the same neighbours, in their order. What remains was added or
 * removed.
 */
function listChanges(row: EntryListRow, before: readonly Entry[], after: readonly Entry[]): PlaceChange[] {
  const groups = groupsOf(before, after)
  const removed = groups.flatMap((group) => group.removed)
  const added = groups.flatMap((group) => group.added)
  const moves = pairsOf(removed, added, isSame)
  const alike = pairsOf(without(removed, moves), without(added, moves), isAlike)
  const known = [...moves, ...alike]
  const replaced = groups.flatMap((group) =>
    pairsOf(without(group.removed, known), without(group.added, known), () => true),
  )
  const changed = [...alike, ...replaced]
  const all = [...moves, ...changed]
  const changes = [
    ...changed.map(([from, to]) => ({
      no: to.no,
      change: entryChange(row, from.entry, to.entry, `${to.no}`),
    })),
    ...without(added, all).map(({ no, entry }) => ({
      no,
      change: entryChange(row, {}, entry, `${no}, added`),
    })),
  ]
  return [
    ...changes.toSorted((one, other) => one.no - other.no).map(({ change }) => change),
    ...without(removed, all).map(({ no, entry }) =>
      entryChange(row, entry, {}, `${no} of the version before, removed`),
    ),
    ...moves.map(([from, to]) => entryChange(row, {}, {}, `${from.no} of the version before, now ${to.no}`)),
  ]
}

interface Group {
  removed: Placed[]
  added: Placed[]
}

/** Returns the entries that are not in both versions, in groups between those that are. */
function groupsOf(before: readonly Entry[], after: readonly Entry[]): Group[] {
  const groups: Group[] = [{ removed: [], added: [] }]
  let [old, fresh] = [0, 0]
  for (const { kind } of sequenceChanges(before.map(keyOf), after.map(keyOf))) {
    const group = groups.at(-1)
    const [earlier, later] = [before[old], after[fresh]]
    if (kind !== 'added') old += 1
    if (kind !== 'removed') fresh += 1
    if (kind === 'same') groups.push({ removed: [], added: [] })
    else if (kind === 'removed' && earlier) group?.removed.push({ entry: earlier, no: old })
    else if (kind === 'added' && later) group?.added.push({ entry: later, no: fresh })
  }
  return groups
}

/** Returns each of the removed entries with the first of the added ones that matches and has no pair yet. */
function pairsOf(
  removed: readonly Placed[],
  added: readonly Placed[],
  matches: (from: Entry, to: Entry) => boolean,
): Pair[] {
  const pairs: Pair[] = []
  for (const from of removed) {
    const to = added.find(
      (one) => !pairs.some(([, taken]) => taken === one) && matches(from.entry, one.entry),
    )
    if (to) pairs.push([from, to])
  }
  return pairs
}

const without = (side: readonly Placed[], pairs: readonly Pair[]): Placed[] =>
  side.filter((placed) => !pairs.some((pair) => pair.includes(placed)))

const keyOf = (entry: Entry): string => JSON.stringify(Object.entries(entry).toSorted())

const isSame = (from: Entry, to: Entry): boolean => keyOf(from) === keyOf(to)

/** Returns whether at least half of the texts are equal. */
function isAlike(from: Entry, to: Entry): boolean {
  const texts = Object.entries(from)
  return 2 * texts.filter(([name, text]) => text !== '' && text === to[name]).length >= texts.length
}

/** Returns what changed in the texts of an entry; `place` follows its name, such as `question`. */
function entryChange({ one, fields }: EntryListRow, before: Entry, after: Entry, place: string): PlaceChange {
  const rows = Object.entries(fields)
  return {
    place: `${one.charAt(0).toUpperCase()}${one.slice(1)} ${place}`,
    texts: rows.flatMap(([name, row]) =>
      textChange(row, rows.length > 1 ? row.label : null, before[name] ?? '', after[name] ?? ''),
    ),
  }
}

/** Returns the change of one text; none where both are equal. */
function textChange(row: TextRow, label: string | null, before: string, after: string): TextChange[] {
  if (before === after) return []
  const [earlier, later] = [readAs(row, before), readAs(row, after)]
  return [{ label, parts: earlier === later ? [] : textChanges(earlier, later) }]
}

/** Returns a text as it is read: rich text without markup, and the label of a choice. */
function readAs(row: TextRow, text: string): string {
  if (row.control === 'rich') return readable(text)
  if (row.control !== 'choice') return text
  return row.options.find(({ value }) => value === text)?.label ?? ''
}

/** Returns the text of rich text, with the targets of its links and the descriptions of its pictures. */
function readable(html: string): string {
  return plainText(
    html
      .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '<p>[Picture: $1]</p>')
      .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)'),
  )
}

function textOf(values: FieldValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
