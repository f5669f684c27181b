import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Handler } from '../../platform/handler.ts'
import { demoAccounts } from './identity.ports.ts'
import { listSessions } from './identity.store.ts'
import { profileOf } from './identity.view.ts'

/** Returns the signed-in account with the profile of its role. */
export const getProfile: Handler<typeof identityCalls.profile> = (ctx) => profileOf(ctx.actor.id)

/** Returns the account's active sessions, last seen first. */
export const getSessions: Handler<typeof identityCalls.sessions> = async (ctx) => {
  const rows = await listSessions(ctx.actor.id)
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === ctx.actor.sessionId,
      device: row.device,
      startedAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    })),
  }
}

/** Returns the demo accounts; empty when the demo is off. */
export const getDemoAccounts: Handler<typeof identityCalls.demoAccounts> = async () => ({
  accounts: demoAccounts.get(),
})
