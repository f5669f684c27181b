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

/** The emails that a link unsubscribes from: those of one kind, or all in the daily summary. */
type EmailGroup = NotificationKind | 'daily'

/** The content of an unsubscribe token. */
export interface Unsubscription {
  accountId: string
  from: EmailGroup
}

const state = runtimeState(() => ({ key: '' }))

/** Sets the signing key from the server's secret; once at start. */
export function setUnsubscribeSecret(secret: string): void {
  state().key = createHmac('sha256', secret).update('unsubscribe').digest('base64url')
}

/**
 * Returns the URL and text of the unsubscribe link of this account. The token is in the query, which is not
 * logged.
 */
export function unsubscribeLinkOf(accountId: string, from: EmailGroup): { url: string; label: string } {
  const content = `${accountId}.${from}`
  return {
    url: publicUrl(`${unsubscribePath}?t=${content}.${signatureOf(content)}`),
    label: `Unsubscribe from ${describeEmails(from)}`,
  }
}

/** Returns the content of a token; null without a valid signature. */
export function readToken(token: string): Unsubscription | null {
  const [accountId = '', group = '', signature = ''] = token.split('.')
  const from = [...notificationKinds, 'daily' as const].find((candidate) => candidate === group)
  const expected = Buffer.from(signatureOf(`${accountId}.${group}`))
  const received = Buffer.from(signature)
  return from && expected.length === received.length && timingSafeEqual(expected, received)
    ? { accountId, from }
    : null
}

/** Returns the name of these emails for sentences. */
export function describeEmails(group: EmailGroup): string {
  return group === 'daily'
    ? 'the daily summary'
    : `emails about ${notificationKindLabels[group].toLowerCase()}`
}

const signatureOf = (content: string): string =>
  createHmac('sha256', state().key).update(content).digest('base64url')
