import { type ContentPicture, contentPictureOf } from '@marquee/contract/content/pictures'
import Image from '@tiptap/extension-image'

/** A picture as the editor holds it. */
export interface PictureAttributes {
  src: string
  alt: string
  width: number
  height: number
}

/**
 * A picture in the text of a page. Only pictures that were uploaded for pages are pasted, because the server removes every other one, and
 * typed text never becomes a picture.
 */
export const pictureNode = Image.extend({
  addAttributes: () => ({
    src: { parseHTML: (image: HTMLElement) => pictureOf(image)?.url },
    alt: { parseHTML: (image: HTMLElement) => image.getAttribute('alt') ?? '' },
    width: { parseHTML: (image: HTMLElement) => pictureOf(image)?.width },
    height: { parseHTML: (image: HTMLElement) => pictureOf(image)?.height },
  }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (pictureOf(image) ? null : false) }],
  addInputRules: () => [],
})

/** Returns the picture of an image, whose address may name the host of this page; null for every other image. */
function pictureOf(image: HTMLElement): ContentPicture | null {
  const address = image.getAttribute('src') ?? ''
  if (!URL.canParse(address, window.location.href)) return null
  const { origin, pathname } = new URL(address, window.location.href)
  return origin === window.location.origin ? contentPictureOf(pathname) : null
}
