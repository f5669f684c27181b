import { defaultContent } from '@marquee/contract/content/defaults'
import { contentPages, textControls } from '@marquee/contract/content/pages'
import { MAX_PICTURE_DESCRIPTION } from '@marquee/contract/content/pictures'
import {
  type Content,
  type ContentKey,
  contentSchemas,
  type PageContent,
  pageContent,
  parseContent,
} from '@marquee/contract/content/schemas'
import { failField } from '@marquee/contract/errors'
import { z } from 'zod'
import { sanitiseContent } from '../../platform/http/sanitise.ts'
import type { StoredContent } from './content.tables.ts'
import { picturesIn } from './content-pictures.ts'

/** Any content, by field: a text, or a list of entries with texts. */
const fieldValues = z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.string()))]))
type FieldValues = z.output<typeof fieldValues>

/** How fields are edited, by name, for any page. */
const fieldRows = z.record(
  z.string(),
  z.object({
    control: z.enum([...textControls, 'list']),
    fields: z.record(z.string(), z.object({ control: z.enum(textControls) })).optional(),
  }),
)

/**
 * Returns stored content in the present shape of its page: a field that was added later has the text that Marquee comes
 * with, one that was removed is left out. Null stands for version 0.
 */
export function currentContent<Key extends ContentKey>(
  page: Key,
  stored: StoredContent | null,
): Content<Key> {
  const shipped: StoredContent = { ...defaultContent[page] }
  const names = Object.keys(shipped)
  const values = names.map((name) => [name, stored && name in stored ? stored[name] : shipped[name]])
  return parseContent[page](Object.fromEntries(values))
}

/** Returns content together with its page. */
export function contentOf(page: ContentKey, stored: StoredContent | null): PageContent {
  return pageContent.parse({ page, content: currentContent(page, stored) })
}

/**
 * Returns content as it is stored: rich text sanitised. Fails at the field whose text is empty without what had to be
 * removed, and at one with a picture that has no description or a very long one.
 */
export function storableContent({ page, content }: PageContent): StoredContent {
  const rows = fieldRows.parse(contentPages[page].fields)
  const values = Object.entries(fieldValues.parse(content)).map(([name, value]) => {
    const row = rows[name]
    if (typeof value === 'string') return [name, row?.control === 'rich' ? sanitiseContent(value) : value]
    return [name, value.map((entry) => sanitisedEntry(entry, row?.fields ?? {}))]
  })
  const checked = contentSchemas[page].safeParse(Object.fromEntries(values))
  if (checked.success) {
    for (const { field, text } of richTexts(page, checked.data))
      for (const { description } of picturesIn(text)) checkDescription(field, description)
    return { ...checked.data }
  }
  const [issue] = checked.error.issues
  return failField(
    ['draft', 'content', ...(issue?.path ?? [])].join('.'),
    issue?.message ?? 'Please fill this in.',
  )
}

function checkDescription(field: string, description: string): void {
  if (description === '')
    failField(field, 'Describe each picture, for people who do not see it and for search engines.')
  if (description.length > MAX_PICTURE_DESCRIPTION)
    failField(field, `Describe each picture in at most ${MAX_PICTURE_DESCRIPTION} characters.`)
}

/** A rich text of a page, with the field of a draft that holds it. */
interface RichTextOfPage {
  field: string
  text: string
}

function richTexts(page: ContentKey, content: Content): RichTextOfPage[] {
  const rows = fieldRows.parse(contentPages[page].fields)
  return Object.entries(fieldValues.parse(content)).flatMap(([name, value]) => {
    const row = rows[name]
    const field = `draft.content.${name}`
    if (typeof value === 'string') return row?.control === 'rich' ? [{ field, text: value }] : []
    return value.flatMap((entry, index) =>
      Object.entries(entry)
        .filter(([part]) => row?.fields?.[part]?.control === 'rich')
        .map(([part, text]) => ({ field: `${field}.${index}.${part}`, text })),
    )
  })
}

/** Returns the pictures that stored content shows, each with the field of a draft that holds it. Null stands for version 0. */
export function picturesOf(page: ContentKey, stored: StoredContent | null): { field: string; key: string }[] {
  return richTexts(page, currentContent(page, stored)).flatMap(({ field, text }) =>
    picturesIn(text).map(({ key }) => ({ field, key })),
  )
}

function sanitisedEntry(
  entry: Record<string, string>,
  rows: Readonly<Record<string, { control: string }>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, text]) => [
      name,
      rows[name]?.control === 'rich' ? sanitiseContent(text) : text,
    ]),
  )
}

/** Returns the names of the fields that differ, in the order of the page. */
export function changedFields(
  page: ContentKey,
  before: StoredContent | null,
  after: StoredContent,
): string[] {
  const earlier: FieldValues = fieldValues.parse(currentContent(page, before))
  const later: FieldValues = fieldValues.parse(currentContent(page, after))
  return Object.keys(later).filter((name) => JSON.stringify(later[name]) !== JSON.stringify(earlier[name]))
}
