import { z } from 'zod'
import { id } from './text.ts'

/** A stored file in responses. Private URLs are signed and expire. */
export const fileResponse = z.object({
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
  /** What screens show: a re-encoded image, or the video itself. */
  previewUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
})
export type StoredFile = z.output<typeof fileResponse>
