import { removeEmptyParagraphs } from '@marquee/contract/rules/rich-text'
import sanitizeHtml from 'sanitize-html'

/** Links name their scheme: `//host` and paths would lead somewhere else on each page that shows them. */
const absoluteLink = /^(https?:\/\/[^/\\]|mailto:[^/\\])/i

/** A page of ours, such as `/pricing`, which leads to the same place wherever it is shown on our host. */
const ownPage = /^\/(?![/\\])/

/** The markup our editor can produce; everything else is removed and its text kept. */
const allowed = (keepsOwnPages: boolean): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: {
    a: (tagName, { href = '' }): sanitizeHtml.Tag => {
      if (keepsOwnPages && ownPage.test(href.trim())) return { tagName, attribs: { href: href.trim() } }
      return absoluteLink.test(href.trim())
        ? { tagName, attribs: { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'span', attribs: {} }
    },
  },
})

const fromUsers = allowed(false)
const fromOperators = allowed(true)

/**
 * Sanitises rich text on write: a short list of tags, web links only, empty paragraphs removed (specification
 * section 5).
 */
export function sanitise(html: string): string {
  return removeEmptyParagraphs(sanitizeHtml(html, fromUsers))
}

/** Sanitises rich text of the public pages like `sanitise`, and keeps links to pages of ours. */
export function sanitiseContent(html: string): string {
  return removeEmptyParagraphs(sanitizeHtml(html, fromOperators))
}
