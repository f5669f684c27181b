import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { fail, failField } from '@marquee/contract/errors'
import { accountIdOf, prepared } from '../../platform/handler.ts'
import type { FileRow } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import { storeOriginalOf } from '../files/store-original.ts'
import { loadOwnConversation } from './conversations.store.ts'

/**
 * Stores a file in one request, byte for byte; the sender owns it until a message includes it. Fails as
 * `detectContent` does.
 */
export const uploadMessageFile = prepared<typeof conversationCalls.uploadMessageFile, FileRow>({
  prepare: async (ctx) => {
    const [file] = ctx.files
    return file ? storeOriginalOf(file, accountIdOf(ctx.actor)) : failField('file', 'Please choose a file.')
  },
  act: async (ctx, { conversationId }, file) => {
    if (!(await loadOwnConversation(conversationId, ctx.actor.id))) fail('not_found')
    return viewFile(file, ctx.now)
  },
})
