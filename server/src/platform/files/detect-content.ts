import { open } from 'node:fs/promises'
import type { FileRule } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { hasActiveContent } from './active-content.ts'

/** Accepted media types by content -> the extension the file is stored under. */
const imageExtensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const deliverableExtensions: Record<string, string> = {
  ...imageExtensions,
  'image/gif': 'gif',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/matroska': 'mkv',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
}
export const acceptedTypes: Record<FileRule, Record<string, string>> = {
  image: imageExtensions,
  deliverable: deliverableExtensions,
  pdf: { 'application/pdf': 'pdf' },
}

export interface DetectedContent {
  mime: string
  extension: string
}

/**
 * Returns the type of a file by its content; name and stated type are not trusted. Fails with
 * `invalid_file_type` for a type the rule does not accept (such as SVG, HTML, archives and programs) and with
 * `file_unsafe` for a virus signature or a file that is also a page or an archive.
 */
export async function detectContent(path: string, rule: FileRule): Promise<DetectedContent> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  const mime = found?.mime.split(';')[0] ?? ''
  const extension = acceptedTypes[rule][mime]
  const file = await open(path, 'r')
  try {
    if (await hasActiveContent(file, mime)) fail('file_unsafe')
  } finally {
    await file.close()
  }
  return extension ? { mime, extension } : fail('invalid_file_type')
}

/** Returns the media type of a stored extension. */
export function mimeOf(extension: string): string {
  return (
    Object.entries(deliverableExtensions).find(([, known]) => known === extension)?.[0] ??
    'application/octet-stream'
  )
}
