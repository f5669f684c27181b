import type { fileCalls } from '@marquee/contract/calls/files'
import { fail, failField } from '@marquee/contract/errors'
import { averageColours, reencodeImage } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { requireClean } from '../../platform/files/virus-scan.ts'
import { prepared } from '../../platform/handler.ts'
import { findFile, updateFile } from './files.store.ts'
import { viewFile } from './files.view.ts'
import { newPictureKey } from './storage-key.ts'

/** The longest edge of a stored poster, in pixels. */
const maxEdgePx = 1_600

/**
 * Adds the poster that the browser captured from a video. Fails with `not_found` for a foreign video,
 * `wrong_state` for a submitted one, `invalid_file_type` for a file that is not a video.
 */
export const addPoster = prepared<typeof fileCalls.addPoster, string>({
  prepare: async (ctx, { fileId }) => {
    const [poster] = ctx.files
    if (!poster) return failField('poster', 'Please choose an image.')
    const video = await findFile(fileId)
    if (!video || video.ownerId !== ctx.actor.id) return fail('not_found')
    // An agent whose mandate has ended keeps the upload, but must not change the talent's submitted work with
    // it.
    if (video.subject) return fail('wrong_state')
    if (!video.mime.startsWith('video/')) return fail('invalid_file_type')
    await requireClean(poster.path)
    const resizedPath = temporaryPath()
    const size = await reencodeImage(poster.path, resizedPath, 'webp', maxEdgePx)
    const key = newPictureKey('deliverables', 'webp', { ...size, colours: await averageColours(resizedPath) })
    await storage().put(key, resizedPath, 'image/webp')
    return key
  },
  act: async (ctx, { fileId }, posterKey) =>
    viewFile((await updateFile(fileId, { posterKey })) ?? fail('not_found'), ctx.now),
})
