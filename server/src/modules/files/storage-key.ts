import { randomBytes } from 'node:crypto'
import { type PictureFolder, storedSizeOf } from '@marquee/contract/rules/pictures'

export type Folder = PictureFolder | 'deliverables'

/** Folders whose files are public. */
export const publicFolders: ReadonlySet<string> = new Set(['avatars', 'covers', 'logos', 'content'])

/** Returns a new storage key with 128 random bits and no part of the sender's name. */
export function newKey(folder: Folder | 'exports', extension: string): string {
  return `${folder}/${randomBytes(16).toString('base64url')}.${extension}`
}

/**
 * Returns a new storage key that also names the size of the picture, from which the keys of its versions follow, and its colours as
 * `averageColours` returns them, which pages show until it is loaded. `colours` is null for a picture that must have none behind it.
 */
export function newPictureKey(
  folder: Folder,
  extension: string,
  { width, height, colours }: { width: number; height: number; colours: string | null },
): string {
  const id = randomBytes(16).toString('base64url')
  return `${folder}/${id}-${width}x${height}${colours === null ? '' : `-${colours}`}.${extension}`
}

/** Returns the storage keys of a file: its own and those of its smaller versions, if it is a picture that has any. */
export const keysWithVersions = (key: string): string[] =>
  storedSizeOf(key)?.sources.map((source) => source.url) ?? [key]

/** Other spellings of an extension, each with the one that files of this type are stored under. */
const spellings: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jfif: 'jpg',
  qt: 'mov',
  oga: 'ogg',
  opus: 'ogg',
  wave: 'wav',
}

/**
 * Returns a stored name with the extension of its content, which is added when the name has another one: what is offered for
 * download never opens as something else.
 */
export function nameWithExtension(name: string, extension: string): string {
  const own = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if ((spellings[own] ?? own) === extension) return name
  return `${name.replace(/[. ]+$/, '')}.${extension}`
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
