import { createElement, type ReactNode } from 'react'

const allowed = new Set(['p', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'])
/** A page of ours, or an address with a scheme that only opens pages and emails. */
const safeLink = /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i
const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

interface OpenElement {
  name: string
  /** The target of a link; null for a link that is not safe, and for every other element. */
  href: string | null
  children: ReactNode[]
}

/**
 * Rebuilds the rich text of our pages as React elements, on the server as in the browser: allowed tags without attributes,
 * and links to our pages, http, https and mailto. Everything else is left out or is text, so no markup is ever injected.
 */
export function markupNodes(html: string): ReactNode[] {
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
    const name = tag.toLowerCase()
    if (found.index > end) add(textOf(html.slice(end, found.index)))
    end = found.index + whole.length
    if (name === 'br') add(<br key={end} />)
    else if (!allowed.has(name)) continue
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

function hrefOf(name: string, attributes: string): string | null {
  const [, href] = name === 'a' ? (/\bhref\s*=\s*"([^"]*)"/i.exec(attributes) ?? []) : []
  const address = textOf(href ?? '').trim()
  return safeLink.test(address) ? address : null
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
