import { removeEmptyParagraphs } from '@marquee/contract/rules/rich-text'
import sanitizeHtml from 'sanitize-html'

/** The markup our editor can produce; everything else is removed and its text kept. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
}

/**
 * Sanitises rich text on write: a short list of tags, web links only, empty paragraphs removed (specification
 * section 5).
 */
export function sanitise(html: string): string {
  return removeEmptyParagraphs(sanitizeHtml(html, allowed))
}
