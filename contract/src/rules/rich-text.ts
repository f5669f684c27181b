/** The levels of headings in rich text: its page or card has those above. */
export const headingLevels = [3, 4] as const

/** The elements of rich text without pictures: the editor makes them, the server keeps them and pages show them. */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  ...headingLevels.map((level) => `h${level}` as const),
  'blockquote',
  'a',
] as const
export type RichTextTag = (typeof richTextTags)[number]

/** Elements of pasted text, and of text that was stored earlier, each with the one that is kept and shown instead. */
export const replacedTags: readonly (readonly [string, RichTextTag])[] = [
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]

/** Returns the element that shows a stored one, by its name in lower case; null for one that is not shown. */
export function shownTag(name: string): RichTextTag | null {
  const [, replaced] = replacedTags.find(([from]) => from === name) ?? []
  return replaced ?? richTextTags.find((tag) => tag === name) ?? null
}

/**
 * A paragraph without nested paragraphs. Each alternative starts with a different character, so that no input
 * causes backtracking.
 */
const paragraphs = /<p(?:\s[^<>]*)?>((?:[^<]|<(?!\/?p[\s>]))*)<\/p>/gi
const seen = /<(?:img|video|audio|hr|iframe)[\s>/]/i
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Removes paragraphs without visible content: blank, a non-breaking space, a line break, empty marks
 * (specification section 5).
 */
export function removeEmptyParagraphs(html: string): string {
  return html.replace(paragraphs, (paragraph, inner: string) => (showsNothing(inner) ? '' : paragraph))
}

/** Returns whether rich text has no visible content. */
export function isRichTextEmpty(html: string): boolean {
  return showsNothing(html)
}

/**
 * Returns the text of rich text: no tags, one line per block, entities decoded. For previews, search and
 * counting; never use it as HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|blockquote|div)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, readEntity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function showsNothing(html: string): boolean {
  return !seen.test(html) && plainText(html) === ''
}

function readEntity(written: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? written
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : written
}
