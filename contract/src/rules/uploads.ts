import { errorCatalogue } from '../errors.ts'

/** Images of profiles, covers and content (specification sections 5 and 9). */
export const IMAGE_TYPES = ['jpeg', 'png', 'jpg', 'webp'] as const
export const MAX_IMAGE_BYTES = 2_097_152
/** Any other upload: deliverables, samples, message files. */
export const MAX_UPLOAD_BYTES = 524_288_000

/** A document, such as a brand’s own terms. */
export const MAX_PDF_BYTES = 5_242_880

/** What one account may upload in a day (UTC), and what the files of one deal may hold together; both are settings. */
export const UPLOAD_GB_PER_DAY = 5
export const UPLOAD_GB_PER_DEAL = 20
export const BYTES_PER_GB = 1_073_741_824

export interface ImageRule {
  /** Further allowed types, as `gif` or `image/gif`. */
  extraTypes?: readonly string[]
  /** Replaces the message 'Invalid file type'. */
  wrongType?: string
}

/**
 * Returns what is wrong with a chosen image, as a sentence, or null. The value must be a file of an allowed
 * type and at most 2,097,152 bytes. The server checks the content again and trusts neither name nor stated
 * type.
 */
export function imageIssue(
  value: unknown,
  { extraTypes = [], wrongType = errorCatalogue.invalid_file_type[1] }: ImageRule = {},
): string | null {
  if (!(value instanceof File)) return wrongType
  if (!isImageType(value.type, extraTypes)) return wrongType
  return value.size > MAX_IMAGE_BYTES ? errorCatalogue.image_too_large[1] : null
}

/**
 * Returns what is wrong with any other chosen file, or null: it must be a file of at most 524,288,000 bytes.
 */
export function fileIssue(value: unknown): string | null {
  if (!(value instanceof File)) return errorCatalogue.invalid_file_type[1]
  return value.size > MAX_UPLOAD_BYTES ? errorCatalogue.file_too_large[1] : null
}

/** Returns what is wrong with a chosen document, or null: it must be a PDF of at most 5 MB. */
export function pdfIssue(value: unknown): string | null {
  if (!(value instanceof File) || value.type !== 'application/pdf') return 'Please choose a PDF file.'
  return value.size > MAX_PDF_BYTES ? errorCatalogue.pdf_too_large[1] : null
}

/** Returns the allowed media types of an image (`image/png`), with further ones, as `gif` or `image/gif`. */
export function imageMediaTypes(extraTypes: readonly string[] = []): string[] {
  return [...IMAGE_TYPES, ...extraTypes].map((type) => (type.includes('/') ? type : `image/${type}`))
}

/** Returns whether a media type (`image/png`) is an allowed image type. */
export function isImageType(mediaType: string, extraTypes: readonly string[] = []): boolean {
  return imageMediaTypes(extraTypes).includes(mediaType.toLowerCase())
}

/**
 * Returns the URL of an upload: the base uploads path, an optional folder, the file's name (specification
 * section 3).
 */
export function uploadUrl(base: string, name: string, folder?: string): string {
  const parts = folder ? [...folder.split('/').filter(Boolean), name] : [name]
  return [base.replace(/\/+$/, ''), ...parts.map(encodeURIComponent)].join('/')
}
