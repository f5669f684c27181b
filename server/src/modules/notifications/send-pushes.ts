import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { notificationKindLabels } from '@marquee/contract/notification-kinds'
import webPush from 'web-push'
import { inTransaction, onCommit } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { runJobNow } from '../../platform/jobs/module-jobs.ts'
import { pathOf } from './notification-path.ts'
import {
  claimDuePushes,
  type DuePush,
  deletePush,
  deleteSubscription,
  markPushed,
  queuePushes,
  reschedulePush,
} from './push.store.ts'
import { lookupPublicAddress } from './push-address.ts'
import { isStrictAboutPush, type PushKeys, pushKeys } from './push-keys.ts'

/** The name of the job that sends pushes. */
export const pushJob = 'push'

const BATCH_SIZE = 20
const timeoutMs = 10_000
/** How long a push service stores a push for an offline browser, in seconds; afterwards the app shows it. */
const ttlSeconds = 86_400

/** Queues a notification for the account’s browsers: at once, or not before that moment. */
export async function queuePush(
  accountId: string,
  notificationId: string,
  notBefore: Date | null,
): Promise<void> {
  if (await queuePushes(accountId, notificationId, notBefore)) onCommit(() => runJobNow(pushJob))
}

/**
 * Sends due pushes and returns how many. A push that was read meanwhile, or failed for a day, is deleted; a
 * browser that has ended its subscription (404, 410) is deleted too; every other error is retried.
 */
export async function sendDuePushes(): Promise<number> {
  const keys = pushKeys()
  if (!keys) return 0
  const due = await inTransaction(systemActor, () => claimDuePushes(BATCH_SIZE))
  const sent = await Promise.all(due.map((push) => sendPush(push, keys)))
  return sent.filter(Boolean).length
}

async function sendPush(due: DuePush, keys: PushKeys): Promise<boolean> {
  const { push, browser, notification } = due
  const isLate =
    Date.now() - Math.max(push.createdAt.getTime(), notification.createdAt.getTime()) > 2 * ttlSeconds * 1_000
  if (notification.readAt || isLate) {
    await inTransaction(systemActor, () => deletePush(push.id))
    return false
  }
  const result = await post(due, keys).catch((error: unknown) =>
    error instanceof Error ? error.message : 'unknown error',
  )
  const isSent = typeof result === 'number' && result >= 200 && result < 300
  await inTransaction(systemActor, () => {
    if (isSent) return markPushed(push.id)
    if (result === 404 || result === 410) return deleteSubscription(browser.id)
    return reschedulePush(push.id, push.attempts, String(result))
  })
  return isSent
}

/**
 * Sends one push, encrypted for its browser and signed by us; returns the status. Redirects are not followed.
 */
function post(
  { browser, notification, role }: DuePush,
  { subject, publicKey, privateKey }: PushKeys,
): Promise<number> {
  const { kind, text, targetType, targetId } = notification
  // A push replaces the previous one about the same object, in transit and on the screen.
  const topic = createHash('sha256')
    .update(`${kind} ${targetType} ${targetId ?? notification.id}`)
    .digest('base64url')
    .slice(0, 32)
  const payload = JSON.stringify({
    title: notificationKindLabels[kind],
    body: text,
    path: pathOf(role, targetType, targetId),
    tag: topic,
  })
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } },
    payload,
    { vapidDetails: { subject, publicKey, privateKey }, TTL: ttlSeconds, topic, urgency: 'normal' },
  )
  return new Promise((resolve, reject) => {
    const send = browser.endpoint.startsWith('https:') ? httpsRequest : httpRequest
    const request = send(
      browser.endpoint,
      {
        method: 'POST',
        headers,
        timeout: timeoutMs,
        ...(isStrictAboutPush() && { lookup: lookupPublicAddress }),
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('timeout', () => request.destroy(new Error('timeout')))
    request.on('error', reject)
    request.end(body)
  })
}
