import { shownTag } from '@marquee/contract/rules/rich-text'
import { createElement, type ReactNode } from 'react'

/** Elements whose text is dropped too, because it is not content. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'])

/**
 * Rebuilds HTML as React elements: allowed tags without attributes, links only to http, https and mailto.
 * Browser only.
 */
export function safeNodes(html: string): ReactNode[] {
  if (typeof DOMParser === 'undefined') return []
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body)
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => rebuilt(node, index))
}

function rebuilt(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  if (silent.has(node.localName)) return null
  const name = shownTag(node.localName)
  if (name === 'br') return <br key={key} />
  const children = childrenOf(node)
  if (name === null) return children
  if (name !== 'a') return createElement(name, { key }, ...children)
  const address = node.getAttribute('href') ?? ''
  if (!/^(https?:|mailto:)/i.test(address)) return children
  return (
    <a key={key} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
