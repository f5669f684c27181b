import { open } from 'node:fs/promises'
import { fail } from '@marquee/contract/errors'
import { fileTypeFromFile } from 'file-type'
import { hasActiveContent } from './active-content.ts'

/** What a rule takes: media type by content -> the extension it is stored under. */
const pictures: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }
const deliverables: Record<string, string> = {
  ...pictures,
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
const rules = { image: pictures, deliverable: deliverables } as const

export interface DetectedContent {
  mime: string
  extension: string
}

/**
 * Says what a file is by its content; its name and stated type prove nothing. Refuses `invalid_file_type` for a kind the rule does
 * not take (SVG, HTML, archives and programs among them) and `file_unsafe` for a virus signature or a second life as a page or archive.
 */
export async function detectContent(path: string, rule: 'image' | 'deliverable'): Promise<DetectedContent> {
  const found = await fileTypeFromFile(path)
  const mime = found?.mime.split(';')[0] ?? ''
  const extension = rules[rule][mime]
  const file = await open(path, 'r')
  try {
    if (await hasActiveContent(file, mime)) fail('file_unsafe')
  } finally {
    await file.close()
  }
  return extension ? { mime, extension } : fail('invalid_file_type')
}

/** The media type an extension of ours stands for. */
export function mimeOf(extension: string): string {
  return (
    Object.entries(deliverables).find(([, known]) => known === extension)?.[0] ?? 'application/octet-stream'
  )
}
