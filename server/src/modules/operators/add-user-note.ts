import type { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { listNotes } from './audit.store.ts'
import { recordOperatorAct } from './audit.ts'
import { noteView } from './operators.view.ts'
import { findUser } from './users.store.ts'

/** Adds a note about a user as an entry of the audit log, and returns the latest notes. Fails with `not_found`. */
export const addUserNote: Handler<typeof operatorUserCalls.addUserNote> = async (ctx, { userId, reason }) => {
  if (!(await findUser(userId))) fail('not_found')
  await recordOperatorAct(ctx, { action: 'addUserNote', accountId: userId, reason })
  return { notes: (await listNotes(userId)).map(noteView) }
}
