import type { accountCalls } from '@marquee/contract/calls/accounts'
import type { sessionCalls } from '@marquee/contract/calls/session'
import type { Handler } from '../../platform/handler.ts'
import { endSessionsOf } from './session.ts'

/** Ends one other session of the account, or all others. */
export const endSessions: Handler<typeof accountCalls.endSessions> = async (ctx, { sessionId }) => ({
  ended: await endSessionsOf(ctx.actor.id, { only: sessionId, except: ctx.actor.sessionId }),
})

/** Ends the current session. */
export const logout: Handler<typeof sessionCalls.logout> = async (ctx) => {
  await endSessionsOf(ctx.actor.id, { only: ctx.actor.sessionId })
  ctx.clearCookie('sid')
  ctx.clearCookie('adminToken')
  return { ended: true }
}
