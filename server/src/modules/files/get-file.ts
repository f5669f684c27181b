import type { fileCalls } from '@marquee/contract/calls/files'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findFile } from './files.store.ts'
import { viewFile } from './files.view.ts'

/** Returns the state of one of the caller's uploads by its id, the last part of its resumable URL. */
export const getFile: Handler<typeof fileCalls.uploadDetails> = async (ctx, { fileId }) => {
  const file = await findFile(fileId)
  if (!file || file.ownerId !== ctx.actor.id) return fail('not_found')
  return { ...viewFile(file, ctx.now), status: file.status, fault: file.fault }
}
