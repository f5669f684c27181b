import type { notificationCalls } from '@marquee/contract/calls/notifications'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { isP256Point } from '../../platform/p256.ts'
import {
  countSubscriptions,
  keepNewestSubscriptions,
  putSubscription,
  removeSubscription,
} from './push.store.ts'
import { isPushService } from './push-address.ts'
import { isStrictAboutPush, pushKeys } from './push-keys.ts'

/** More browsers than anybody has; the oldest go. */
const mostBrowsers = 10

/** The public key that browsers subscribe with. */
export const showPushKey: Handler<typeof notificationCalls.pushKey> = async () => ({
  key: pushKeys()?.publicKey ?? null,
})

/** Has notices shown by this browser. Refuses an address that is no push service and a key that is no point of the curve. */
export const addPush: Handler<typeof notificationCalls.addPush> = async (
  ctx,
  { endpoint, keys: { p256dh, auth } },
) => {
  if (!isPushService(endpoint, isStrictAboutPush())) failField('endpoint', 'This is not a push service.')
  if (!isP256Point(p256dh)) failField('keys.p256dh', 'This key is not valid.')
  await putSubscription({ accountId: ctx.actor.id, endpoint, p256dh, auth })
  await keepNewestSubscriptions(ctx.actor.id, mostBrowsers)
  return { devices: await countSubscriptions(ctx.actor.id) }
}

/** Pushes nothing to that browser any more. */
export const removePush: Handler<typeof notificationCalls.removePush> = async (ctx, { endpoint }) => {
  await removeSubscription(ctx.actor.id, endpoint)
  return { devices: await countSubscriptions(ctx.actor.id) }
}
