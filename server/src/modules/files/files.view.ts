import type { StoredFile } from '@marquee/contract/calls/files'
import type { FileRow } from './files.store.ts'
import { signedUrl } from './signed-url.ts'
import { publicFolders } from './storage-key.ts'

/**
 * Returns a file as responses show it. URLs of private files are signed for readers of this response, and
 * expire.
 */
export function viewFile(file: FileRow, now: Date): StoredFile {
  const { id, name, mime, bytes, sha256, width, height, durationMs } = file
  const viewUrl = (key: string | null): string | null =>
    key && (publicFolders.has(file.folder) ? `/uploads/${key}` : signedUrl(key, 'view', now))
  const isPlayed = /^(video|audio)\//.test(mime)
  return {
    id,
    name,
    mime,
    bytes,
    sha256,
    width,
    height,
    durationMs,
    url: publicFolders.has(file.folder)
      ? `/uploads/${file.key}`
      : signedUrl(file.key, { download: name }, now),
    previewUrl: publicFolders.has(file.folder) || isPlayed ? viewUrl(file.key) : viewUrl(file.previewKey),
    posterUrl: viewUrl(file.posterKey),
  }
}
