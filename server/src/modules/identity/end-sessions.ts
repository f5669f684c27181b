import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Handler } from '../../platform/handler.ts'
import { endSessionsOf } from './session.ts'

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
