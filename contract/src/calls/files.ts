import { z } from 'zod'
import { read, write } from '../call.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id } from '../rules/text.ts'

export const fileCalls = {
  upload: write('/upload', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ folder: z.enum(['avatars', 'covers', 'logos']).default('covers') }),
    response: fileResponse,
    files: { file: 'image' },
    errors: ['invalid_file_type', 'image_too_large', 'file_unsafe', 'upload_limit_reached', 'storage_full'],
    rate: 'costly',
    message: 'Uploaded.',
    summary: 'Stores an image (jpeg, png, webp; 2 MB), re-encoded and without its location.',
  }),

  uploadDetails: read('/upload/details', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ fileId: id() }),
    response: fileResponse.extend({
      status: z.enum(['uploading', 'ready', 'rejected']),
      /** The error code of a rejected file. */
      fault: z.string().nullable(),
    }),
    rate: 'light',
    subject: { noun: 'file', field: 'fileId' },
    summary:
      'The state of one of your resumable uploads; its id is the last part of its URL at /api/uploads/resumable.',
  }),
  addPoster: write('/upload/poster', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ fileId: id() }),
    response: fileResponse,
    files: { poster: 'image' },
    errors: ['invalid_file_type', 'image_too_large', 'file_unsafe'],
    rate: 'costly',
    subject: { noun: 'file', field: 'fileId' },
    summary: 'Stores the poster image of an uploaded video, as captured in the browser.',
  }),
}
