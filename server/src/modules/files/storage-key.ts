import { randomBytes } from 'node:crypto'

export type Folder = 'avatars' | 'covers' | 'logos' | 'deliverables'

/** Folders whose files are public. */
export const publicFolders: ReadonlySet<string> = new Set(['avatars', 'covers', 'logos'])

/** Returns a new storage key with 128 random bits and no part of the sender's name. */
export function newKey(folder: Folder, extension: string): string {
  return `${folder}/${randomBytes(16).toString('base64url')}.${extension}`
}

/**
 * Returns a sender's file name for storage and download: no path, no control or direction characters, at most
 * 120 characters.
 */
export function storedName(name: string): string {
  const last = name.slice(-1_000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
      .trim()
      .slice(-120) || 'file'
  )
}
