import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type NotificationKind,
  notificationKindLabels,
  notificationKinds,
} from '@marquee/contract/notification-kinds'
import { publicUrl } from '../../platform/http/public-url.ts'
import { runtimeState } from '../../platform/runtime.ts'

/** The path that unsubscribes without a session: the email itself is the permission. */
export const unsubscribePath = '/unsubscribe'

/** What a link unsubscribes from: a kind, or everything in the daily summary. */
export type Ended = NotificationKind | 'daily'

const state = runtimeState(() => ({ key: '' }))

/** Sets the signing key from the server's secret; once at start. */
export function setUnsubscribeSecret(secret: string): void {
  state().key = createHmac('sha256', secret).update('unsubscribe').digest('base64url')
}

/**
 * Returns the URL and text of the unsubscribe link of this account. The token is in the query, which is not
 * logged.
 */
export function unsubscribeLinkOf(accountId: string, ended: Ended): { url: string; words: string } {
  const named = `${accountId}.${ended}`
  return {
    url: publicUrl(`${unsubscribePath}?t=${named}.${signature(named)}`),
    words: `Unsubscribe from ${emailsOf(ended)}`,
  }
}

/** Returns the content of a token; null without a valid signature. */
export function readToken(token: string): { accountId: string; ended: Ended } | null {
  const [accountId = '', ended = '', given = ''] = token.split('.')
  const kind = [...notificationKinds, 'daily' as const].find((one) => one === ended)
  const right = Buffer.from(signature(`${accountId}.${ended}`))
  const theirs = Buffer.from(given)
  return kind && right.length === theirs.length && timingSafeEqual(right, theirs)
    ? { accountId, ended: kind }
    : null
}

/** Returns the name of these emails for sentences. */
export function emailsOf(ended: Ended): string {
  return ended === 'daily'
    ? 'the daily summary'
    : `emails about ${notificationKindLabels[ended].toLowerCase()}`
}

const signature = (named: string): string =>
  createHmac('sha256', state().key).update(named).digest('base64url')
