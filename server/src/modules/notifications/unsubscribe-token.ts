import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type NotificationKind,
  notificationKindLabels,
  notificationKinds,
} from '@marquee/contract/notification-kinds'
import { publicUrl } from '../../platform/http/public-url.ts'

/** Where mails end, without a session: whoever holds the mail may stop such mails. */
export const unsubscribePath = '/unsubscribe'

/** What one press ends: a kind, or all that comes in the mail of the day. */
export type Ended = NotificationKind | 'daily'

let key = ''

/** Signs with the server's secret; once at start. */
export function setUnsubscribeSecret(secret: string): void {
  key = createHmac('sha256', secret).update('unsubscribe').digest('base64url')
}

/** The address and the words that end such mails of this account. The token stands in the query, which no log keeps. */
export function unsubscribing(accountId: string, ended: Ended): { url: string; words: string } {
  const named = `${accountId}.${ended}`
  return {
    url: publicUrl(`${unsubscribePath}?t=${named}.${signature(named)}`),
    words: `Stop ${emailsOf(ended)}`,
  }
}

/** What a token names; null for one we have not signed. */
export function readToken(token: string): { accountId: string; ended: Ended } | null {
  const [accountId = '', ended = '', given = ''] = token.split('.')
  const kind = [...notificationKinds, 'daily' as const].find((one) => one === ended)
  const right = Buffer.from(signature(`${accountId}.${ended}`))
  const theirs = Buffer.from(given)
  return kind && right.length === theirs.length && timingSafeEqual(right, theirs)
    ? { accountId, ended: kind }
    : null
}

/** As people call them: "mails about offers", "the mail of the day". */
export function emailsOf(ended: Ended): string {
  return ended === 'daily'
    ? 'the mail of the day'
    : `mails about ${notificationKindLabels[ended].toLowerCase()}`
}

const signature = (named: string): string => createHmac('sha256', key).update(named).digest('base64url')
