import { type ContentPicture, contentPictureOf } from '@marquee/contract/content/pictures'
import { plainText } from '@marquee/contract/rules/rich-text'

/** A picture as `sanitiseContent` writes it. */
const written = /<img src="([^"]*)" alt="([^"]*)"/g

interface DescribedPicture extends ContentPicture {
  /** Empty without one. */
  description: string
}

/** Returns the pictures of sanitised rich text. */
export function picturesIn(html: string): DescribedPicture[] {
  return [...html.matchAll(written)].flatMap(([, src = '', alt = '']) => {
    const picture = contentPictureOf(src)
    return picture ? [{ ...picture, description: plainText(alt) }] : []
  })
}
