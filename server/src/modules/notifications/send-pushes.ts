import { createHash } from 'node:crypto'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { notificationKindLabels } from '@marquee/contract/notification-kinds'
import webPush from 'web-push'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { pathOf } from './notification-path.ts'
import {
  claimDuePushes,
  type DuePush,
  deletePush,
  deleteSubscription,
  markPushed,
  reschedulePush,
} from './push.store.ts'
import { lookupOutside } from './push-address.ts'
import { isStrictAboutPush, type PushKeys, pushKeys } from './push-keys.ts'

const batch = 20
const timeoutMs = 10_000
/** How long a push service stores a push for an offline browser, in seconds; afterwards the app shows it. */
const lifeSeconds = 86_400

/**
 * Sends due pushes and returns how many. A push that was read meanwhile, or failed for a day, is deleted; a
 * browser that has ended its subscription (404, 410) is deleted too; every other error is retried.
 */
export async function sendDuePushes(): Promise<number> {
  const keys = pushKeys()
  if (!keys) return 0
  const due = await inTransaction(systemActor, () => claimDuePushes(batch))
  const sent = await Promise.all(due.map((one) => sendOne(one, keys)))
  return sent.filter(Boolean).length
}

async function sendOne(due: DuePush, keys: PushKeys): Promise<boolean> {
  const { push, browser, notice } = due
  const isLate =
    Date.now() - Math.max(push.createdAt.getTime(), notice.createdAt.getTime()) > 2 * lifeSeconds * 1_000
  if (notice.readAt || isLate) {
    await inTransaction(systemActor, () => deletePush(push.id))
    return false
  }
  const answer = await post(due, keys).catch((fault: unknown) =>
    fault instanceof Error ? fault.message : 'unknown error',
  )
  const isSent = typeof answer === 'number' && answer >= 200 && answer < 300
  await inTransaction(systemActor, () => {
    if (isSent) return markPushed(push.id)
    if (answer === 404 || answer === 410) return deleteSubscription(browser.id)
    return reschedulePush(push.id, push.attempts, String(answer))
  })
  return isSent
}

/**
 * Sends one push, encrypted for its browser and signed by us; returns the status. Redirects are not followed.
 */
function post(
  { browser, notice, role }: DuePush,
  { subject, publicKey, privateKey }: PushKeys,
): Promise<number> {
  const { kind, text, targetType, targetId } = notice
  // A push replaces the previous one about the same object, in transit and on the screen.
  const topic = createHash('sha256')
    .update(`${kind} ${targetType} ${targetId ?? notice.id}`)
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
    { vapidDetails: { subject, publicKey, privateKey }, TTL: lifeSeconds, topic, urgency: 'normal' },
  )
  return new Promise((resolve, reject) => {
    const send = browser.endpoint.startsWith('https:') ? overHttps : overHttp
    const sent = send(
      browser.endpoint,
      { method: 'POST', headers, timeout: timeoutMs, ...(isStrictAboutPush() && { lookup: lookupOutside }) },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', reject)
    sent.end(body)
  })
}
