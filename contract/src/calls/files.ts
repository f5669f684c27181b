import { z } from 'zod'
import { write } from '../call.ts'
import { id } from '../rules/text.ts'

/** A stored file as replies show it. Private addresses are signed and expire. */
export const fileReply = z.object({
  id: id(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().nullable(),
  /** The original, as an attachment. */
  url: z.string(),
  /** What a screen shows: a re-encoded picture, or the video itself. */
  previewUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
})
export type StoredFile = z.output<typeof fileReply>

export const fileCalls = {
  upload: write('/upload', {
    by: ['brand', 'talent'],
    input: z.strictObject({ folder: z.enum(['avatars', 'covers', 'logos']).default('covers') }),
    reply: fileReply,
    files: { file: 'image' },
    refusals: ['invalid_file_type', 'image_too_large', 'file_unsafe'],
    rate: 'costly',
    message: 'Uploaded.',
    summary: 'Stores a picture (jpeg, png, webp; 2 MB), re-encoded and without its location.',
  }),
}
