import { randomBytes } from 'node:crypto'

export type Folder = 'avatars' | 'covers' | 'logos' | 'deliverables'

/** Folders whose files anyone may see. */
export const publicFolders: ReadonlySet<string> = new Set(['avatars', 'covers', 'logos'])

/** A fresh storage key: nothing of the sender's name, 128 bits of chance. */
export function newKey(folder: Folder, extension: string): string {
  return `${folder}/${randomBytes(16).toString('base64url')}.${extension}`
}

/** A sender's file name as it is kept and offered again: no path, no control or direction marks, at most 120 characters. */
export function storedName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
      .trim()
      .slice(-120) || 'file'
  )
}
