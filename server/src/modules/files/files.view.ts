import type { StoredFile } from '@marquee/contract/rules/stored-file'
import type { FileRow } from './files.store.ts'
import { type Permission, signedUrl, signedUrlForGuest, signedUrlOfRemoved } from './signed-url.ts'
import { publicFolders } from './storage-key.ts'

/**
 * Returns a file as responses show it. URLs of private files are signed for readers of this response, and
 * expire.
 */
export function viewFile(file: FileRow, now: Date): StoredFile {
  return view(file, (key, permission) =>
    publicFolders.has(file.folder) ? `/uploads/${key}` : signedUrl(key, permission, now),
  )
}

/** Returns the address at which pages show a stored file: signed and expiring unless its folder is public. */
export function addressOf({ folder, key }: Pick<FileRow, 'folder' | 'key'>, now: Date): string {
  return publicFolders.has(folder) ? `/uploads/${key}` : signedUrl(key, 'view', now)
}

/** Returns a file as a guest without an account views it: a picture as its preview, by addresses of ten minutes. */
export function viewFileForGuest(file: FileRow, now: Date) {
  const { id, name, mime, width, height, key, previewKey, posterKey } = file
  const isPlayed = /^(video|audio)\//.test(mime)
  return {
    id,
    name,
    mime,
    width,
    height,
    url: signedUrlForGuest(isPlayed ? key : (previewKey ?? key), now),
    posterUrl: posterKey && signedUrlForGuest(posterKey, now),
  }
}

/** Returns a file that a decision about a report has removed, for the operator who decides the appeal. */
export function viewRemovedFile(file: FileRow, now: Date): StoredFile {
  return view(file, (key, permission) => signedUrlOfRemoved(key, permission, now))
}

function view(file: FileRow, urlOf: (key: string, permission: Permission) => string): StoredFile {
  const { id, name, mime, bytes, sha256, width, height, durationMs } = file
  const viewUrl = (key: string | null): string | null => key && urlOf(key, 'view')
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
    url: urlOf(file.key, { download: name }),
    previewUrl: publicFolders.has(file.folder) || isPlayed ? viewUrl(file.key) : viewUrl(file.previewKey),
    posterUrl: viewUrl(file.posterKey),
  }
}
