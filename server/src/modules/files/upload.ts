import type { fileCalls } from '@marquee/contract/calls/files'
import { failField } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { viewFile } from './files.view.ts'
import { type StoredPicture, storePicture } from './store-picture.ts'

/**
 * Stores one image for a profile, a cover or a logo; it is re-encoded, which removes everything but the
 * image.
 */
export const upload = prepared<typeof fileCalls.upload, StoredPicture>({
  prepare: async (ctx, { folder }) => {
    const [file] = ctx.files
    return file ? storePicture(file, folder, ctx.actor.id) : failField('file', 'Please choose an image.')
  },
  act: async (ctx, _input, { row }) => viewFile(row, ctx.now),
})
