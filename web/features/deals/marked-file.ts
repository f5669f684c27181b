import type { StoredFile } from '@marquee/contract/rules/stored-file'
import type { MarkedFile } from '#ui/boxes/placed-box.ts'

/** Returns a file of a version as pages show and mark it. */
export function markedFile({
  id,
  url,
  previewUrl,
  posterUrl,
  mime,
  name,
  width,
  height,
}: StoredFile): MarkedFile {
  return { id, url: previewUrl ?? url, mime, name, poster: posterUrl, width, height }
}
