import type { notificationCalls } from '@marquee/contract/calls/notifications'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { isP256Point } from '../../platform/p256.ts'
import {
  countSubscriptions,
  deleteOldestSubscriptions,
  removeSubscription,
  upsertSubscription,
} from './push.store.ts'
import { isPushService } from './push-address.ts'
import { isStrictAboutPush, pushKeys } from './push-keys.ts'

/** Maximum number of browsers per account; the oldest are removed. */
export const MAX_BROWSERS = 10

/** Returns the public key that browsers subscribe with. */
export const getPushKey: Handler<typeof notificationCalls.pushKey> = async () => ({
  key: pushKeys()?.publicKey ?? null,
})

/**
 * Registers a browser for push notifications. Fails for a URL that is not a push service and for a key that
 * is not a point of the curve.
 */
export const addPush: Handler<typeof notificationCalls.addPush> = async (
  ctx,
  { endpoint, keys: { p256dh, auth } },
) => {
  if (!isPushService(endpoint, isStrictAboutPush())) failField('endpoint', 'This is not a push service.')
  if (!isP256Point(p256dh)) failField('keys.p256dh', 'This key is not valid.')
  await upsertSubscription({ accountId: ctx.actor.id, endpoint, p256dh, auth })
  await deleteOldestSubscriptions(ctx.actor.id, MAX_BROWSERS)
  return { devices: await countSubscriptions(ctx.actor.id) }
}

/** Stops push notifications to that browser. */
export const removePush: Handler<typeof notificationCalls.removePush> = async (ctx, { endpoint }) => {
  await removeSubscription(ctx.actor.id, endpoint)
  return { devices: await countSubscriptions(ctx.actor.id) }
}
