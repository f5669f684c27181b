import { contentPictureOf } from '@marquee/contract/content/pictures'
import { removeEmptyParagraphs, replacedTags, richTextTags } from '@marquee/contract/rules/rich-text'
import sanitizeHtml from 'sanitize-html'

/** Links name their scheme: `//host` and paths would lead somewhere else on each page that shows them. */
const absoluteLink = /^(https?:\/\/[^/\\]|mailto:[^/\\])/i

/** A page of ours, such as `/pricing`, which leads to the same place wherever it is shown on our host. */
const ownPage = /^\/(?![/\\])/

/** Who wrote a text decides what it may hold besides: operators link to our pages and show pictures that they uploaded for them. */
type Author = 'user' | 'operator'

/** The markup our editor can produce; everything else is removed and its text kept. */
const allowed = (author: Author): sanitizeHtml.IOptions => ({
  allowedTags: [...richTextTags, ...(author === 'operator' ? ['img'] : [])],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  transformTags: {
    ...Object.fromEntries(replacedTags),
    a: (tagName, { href = '' }): sanitizeHtml.Tag => {
      if (author === 'operator' && ownPage.test(href.trim()))
        return { tagName, attribs: { href: href.trim() } }
      return absoluteLink.test(href.trim())
        ? { tagName, attribs: { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'span', attribs: {} }
    },
    img: (tagName, { src = '', alt = '' }): sanitizeHtml.Tag => {
      const picture = contentPictureOf(src.trim())
      if (!picture) return { tagName, attribs: {} }
      const { url, width, height } = picture
      return {
        tagName,
        attribs: { src: url, alt: alt.trim(), width: String(width), height: String(height) },
      }
    },
  },
})

const fromUsers = allowed('user')
const fromOperators = allowed('operator')

/**
 * Sanitises rich text on write: a short list of tags, web links only, empty paragraphs removed (specification
 * section 5).
 */
export function sanitise(html: string): string {
  return removeEmptyParagraphs(sanitizeHtml(html, fromUsers))
}

/**
 * Sanitises rich text of the public pages like `sanitise`, and keeps links to pages of ours and pictures that were uploaded for these
 * pages, each as `<img src alt width height>` with the size that its address names. Every other picture is removed. A picture without a
 * description has an empty `alt`, for the caller to refuse.
 */
export function sanitiseContent(html: string): string {
  return removeEmptyParagraphs(sanitizeHtml(html, fromOperators))
}
