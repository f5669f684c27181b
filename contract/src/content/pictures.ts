import { storedSizeOf } from '../rules/pictures.ts'

/** The longest description of a picture, in characters. */
export const MAX_PICTURE_DESCRIPTION = 250

/** A picture that an operator uploaded for the public pages. */
export interface ContentPicture {
  /** The path of its address, which is the same on every host. */
  url: string
  /** Where it is stored. */
  key: string
  /** In pixels. */
  width: number
  height: number
}

/** The address of a whole picture; its narrower versions follow from it. */
const address = /^\/uploads\/(content\/[\w-]{22}-\d{1,4}x\d{1,4}(?:-[0-9a-f]{9})?\.(?:jpg|png|webp))$/

/**
 * Returns the picture of an address, which names its size. Null for every other address: of another host, of another upload, and with a
 * scheme.
 */
export function contentPictureOf(url: string): ContentPicture | null {
  const [, key] = address.exec(url) ?? []
  const size = key === undefined ? null : storedSizeOf(key)
  return key === undefined || !size ? null : { url, key, width: size.width, height: size.height }
}
