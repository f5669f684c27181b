import { contentPictureOf } from '@marquee/contract/content/pictures'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import { shownTag } from '@marquee/contract/rules/rich-text'
import { createElement, type ReactNode } from 'react'
import { loadingBackground } from './loading-background.ts'

/** A page of ours, or an address with a scheme that only opens pages and emails. */
const safeLink = /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i
/** The width of a line of text, `--measure`, in pixels. */
const textWidthPx = 690
const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

interface OpenElement {
  name: string
  /** The target of a link; null for a link that is not safe, and for every other element. */
  href: string | null
  children: ReactNode[]
}

interface MarkupOptions {
  /** Shows pictures that operators uploaded for public pages. */
  hasPictures?: boolean
}

/**
 * Rebuilds the rich text of our pages as React elements, on the server as in the browser: allowed tags without attributes,
 * links to our pages, http, https and mailto, and pictures of public pages where they are wanted. Everything else is left out or is text, so
 * no markup is ever injected.
 */
export function markupNodes(html: string, { hasPictures = false }: MarkupOptions = {}): ReactNode[] {
  const root: OpenElement = { name: '', href: null, children: [] }
  const open = [root]
  const add = (node: ReactNode) => (open.at(-1) ?? root).children.push(node)
  const close = () => {
    const done = open.length > 1 ? open.pop() : undefined
    if (done) add(elementOf(done, (open.at(-1) ?? root).children.length))
  }
  let end = 0
  for (const found of html.matchAll(tags)) {
    const [whole, slash, tag = '', attributes = ''] = found
    const isPicture = tag.toLowerCase() === 'img'
    const name = shownTag(tag.toLowerCase())
    if (found.index > end) add(textOf(html.slice(end, found.index)))
    end = found.index + whole.length
    if (isPicture && hasPictures) add(<MarkupPicture key={end} attributes={attributes} />)
    else if (name === 'br') add(<br key={end} />)
    else if (name === null) continue
    else if (!slash) open.push({ name, href: hrefOf(name, attributes), children: [] })
    else if (open.some((element) => element.name === name)) {
      while (open.at(-1)?.name !== name) close()
      close()
    }
  }
  if (end < html.length) add(textOf(html.slice(end)))
  while (open.length > 1) close()
  return root.children
}

function elementOf({ name, href, children }: OpenElement, key: number): ReactNode {
  if (name !== 'a') return createElement(name, { key }, ...children)
  if (href === null) return createElement('span', { key }, ...children)
  return (
    <a key={key} href={href} {...(!href.startsWith('/') && { rel: 'noopener noreferrer nofollow' })}>
      {children.map((child) => child)}
    </a>
  )
}

/** A picture of a public page as wide as its text at most, and never wider than it is. Nothing for any other address. */
function MarkupPicture({ attributes }: { attributes: string }) {
  const picture = contentPictureOf(attributeOf('src', attributes))
  if (!picture) return null
  const { url, width, height } = picture
  return (
    <img
      src={url}
      srcSet={storedSizeOf(url)
        ?.sources.map((source) => `${source.url} ${source.width}w`)
        .join(', ')}
      sizes={`(max-width: 720px) min(100vw, ${width}px), ${Math.min(width, textWidthPx)}px`}
      width={width}
      height={height}
      alt={attributeOf('alt', attributes)}
      loading="lazy"
      decoding="async"
      style={{ background: loadingBackground(url) }}
    />
  )
}

function hrefOf(name: string, attributes: string): string | null {
  const address = name === 'a' ? attributeOf('href', attributes) : ''
  return safeLink.test(address) ? address : null
}

/** Returns the value of an attribute, without entities; empty without it. */
function attributeOf(name: 'href' | 'src' | 'alt', attributes: string): string {
  const [, value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes) ?? []
  return textOf(value).trim()
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Returns text without entities. React escapes it again. */
function textOf(html: string): string {
  return html.replaceAll(
    /&(?:#(\d{1,6})|([a-z]+));/gi,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (entities[(name ?? '').toLowerCase()] ?? whole)
        : String.fromCodePoint(Number(code)),
  )
}
