import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Handler } from '../../platform/handler.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { deleteSessions } from './identity.store.ts'

/** Ends sessions in the database and in all caches: other nodes and open sockets are notified at commit. */
export async function endSessionsOf(
  accountId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await deleteSessions(accountId, which)
  for (const sessionId of ended) disconnectSessions(sessionId)
  return ended.length
}

/** Ends one other session of the account, or all others. */
export const endSessions: Handler<typeof identityCalls.endSessions> = async (ctx, { sessionId }) => ({
  ended: await endSessionsOf(ctx.actor.id, { only: sessionId, except: ctx.actor.sessionId }),
})

/** Ends the current session. */
export const logout: Handler<typeof identityCalls.logout> = async (ctx) => {
  await endSessionsOf(ctx.actor.id, { only: ctx.actor.sessionId })
  ctx.clearCookie('sid')
  return { ended: true }
}
