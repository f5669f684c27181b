import type { accountCalls } from '@marquee/contract/calls/accounts'
import type { sessionCalls } from '@marquee/contract/calls/session'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { demoAccounts, profileParts } from './identity.ports.ts'
import { findAccountByEmail, listSessions, loadAccount } from './identity.store.ts'
import { profileOf } from './identity.view.ts'
import { socketTicketFor } from './socket-ticket.ts'

/** Returns the signed-in account with the profile of its role. Fails with `not_found` when it is gone. */
export const getProfile: Handler<typeof sessionCalls.profile> = async (ctx) =>
  profileOf((await loadAccount(ctx.actor.id)) ?? fail('not_found'))

/** Returns the account's active sessions, last seen first. */
export const getSessions: Handler<typeof accountCalls.sessions> = async (ctx) => {
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

/** Returns a ticket with which this session connects to a socket on another host; valid for a minute. */
export const getSocketTicket: Handler<typeof sessionCalls.socketTicket> = async (ctx) => ({
  ticket: socketTicketFor(ctx.actor.sessionId ?? fail('not_signed_in'), ctx.now),
})

/** Returns the demo accounts with their pictures; empty when the demo is off. */
export const getDemoAccounts: Handler<typeof signInCalls.demoAccounts> = async () => ({
  accounts: await Promise.all(
    demoAccounts.get().map(async (shown) => ({ ...shown, pictureUrl: await pictureOf(shown.email) })),
  ),
})

/** Returns the photo of a person, or the logo of a brand; null without one. */
async function pictureOf(email: string): Promise<string | null> {
  const account = await findAccountByEmail(email)
  const part = account && (await profileParts.get()[account.role]?.load(account.id))
  return part?.brand?.logoUrl ?? part?.talent?.avatarUrl ?? part?.agent?.avatarUrl ?? null
}
