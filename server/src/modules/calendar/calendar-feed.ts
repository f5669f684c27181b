import { randomBytes } from 'node:crypto'
import type { calendarCalls } from '@marquee/contract/calls/calendar'
import type { Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { keyedHash } from '../identity/secrets.ts'
import { deleteFeed, findFeedDate, saveFeed } from './calendar-feeds.store.ts'

/** 128 bits, so that an address cannot be guessed. */
const TOKEN_BYTES = 16

/** Returns when the account’s address was made; null without one. */
export const getCalendarFeed: Handler<typeof calendarCalls.calendarFeed> = async ({ actor }) => ({
  createdAt: (await findFeedDate(actor.id))?.toISOString() ?? null,
})

/** Makes a new address, which only this reply holds. An earlier one stops working. */
export const resetCalendarFeed: Handler<typeof calendarCalls.resetCalendarFeed> = async ({ actor, now }) => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await saveFeed({ accountId: actor.id, tokenHash: keyedHash(token), createdAt: now })
  return { createdAt: now.toISOString(), url: publicUrl(`/calendar/${token}.ics`) }
}

/** Ends the account’s address. Does nothing without one. */
export const endCalendarFeed: Handler<typeof calendarCalls.endCalendarFeed> = async ({ actor }) => {
  await deleteFeed(actor.id)
  return { createdAt: null }
}

/** Deletes the address of an erased account. */
export const calendarErasure: Erasure = { eraseFor: deleteFeed }
