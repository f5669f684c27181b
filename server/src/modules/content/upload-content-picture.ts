import type { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { contentPictureOf } from '@marquee/contract/content/pictures'
import { fail, failField } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { type StoredPicture, storePicture } from '../files/store-picture.ts'
import { recordOperatorAct } from '../operators/audit.ts'

/** Stores a picture for the pages; it is re-encoded, which removes everything but the image. */
export const uploadContentPicture = prepared<typeof operatorContentCalls.uploadContentPicture, StoredPicture>(
  {
    prepare: async (ctx) => {
      const [file] = ctx.files
      return file ? storePicture(file, 'content', ctx.actor.id) : failField('file', 'Please choose an image.')
    },
    act: async (ctx, { reason }, { url }) => {
      const picture = contentPictureOf(url) ?? fail('internal')
      await recordOperatorAct(ctx, { action: 'uploadContentPicture', reason })
      return { url, width: picture.width, height: picture.height }
    },
  },
)
