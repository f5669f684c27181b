import type { NotificationSettings, notificationCalls } from '@marquee/contract/calls/notifications'
import { defaultChannels, notificationKinds } from '@marquee/contract/notification-kinds'
import { clearBounce, isBounced } from '../../platform/email/email.store.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { clearDigest } from './digest.store.ts'
import { scheduleDigest } from './digest.ts'
import { listSettings, loadHours, saveHours, saveSetting } from './settings.store.ts'

/** Returns the channels of each kind: the defaults, unless the account has chosen others. */
export const getSettings: Handler<typeof notificationCalls.notificationSettings> = (ctx) =>
  loadSettings(ctx.actor.id)

/**
 * Sets how often one kind is emailed and whether it is pushed. Notifications awaiting the daily summary are
 * still sent unless email is turned off.
 */
export const setNotification: Handler<typeof notificationCalls.setNotification> = async (
  ctx,
  { kind, mail, push },
) => {
  const before = await loadSettings(ctx.actor.id)

  const saved = await saveSetting(ctx.actor.id, kind, {
    ...(mail && { mail }),
    ...(push !== undefined && { push }),
  })
  if (mail === 'off') await clearDigest(ctx.actor.id, [kind])

  return {
    ...before,
    items: before.items.map((item) => (item.kind === kind ? { ...item, ...saved } : item)),
  }
}

/** Sets the quiet hours and the time zone; a pending daily summary moves to the new zone’s morning. */
export const setQuietHours: Handler<typeof notificationCalls.setQuietHours> = async (
  ctx,
  { quiet, zone },
) => {
  const before = await loadSettings(ctx.actor.id)

  await saveHours(ctx.actor.id, { quiet, zone })
  await scheduleDigest(ctx.actor.id, zone, ctx.now)

  return { ...before, quiet, zone }
}

/** Clears the bounce of the account’s address, so that email is sent to it again. */
export const retryEmail: Handler<typeof notificationCalls.retryEmail> = async (ctx) => {
  const [account, settings] = await Promise.all([loadAccount(ctx.actor.id), loadChannels(ctx.actor.id)])
  if (account) await clearBounce(account.email)
  return { ...settings, isEmailBounced: false }
}

async function loadSettings(accountId: string): Promise<NotificationSettings> {
  const [account, settings] = await Promise.all([loadAccount(accountId), loadChannels(accountId)])
  return { ...settings, isEmailBounced: account !== undefined && (await isBounced(account.email)) }
}

/** Loads the channels of each kind and the quiet hours. */
async function loadChannels(accountId: string): Promise<Omit<NotificationSettings, 'isEmailBounced'>> {
  const [rows, { zone, quiet }] = await Promise.all([listSettings(accountId), loadHours(accountId)])
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return {
    items: notificationKinds.map((kind) => ({ ...defaultChannels, ...chosen.get(kind), kind })),
    zone,
    quiet,
  }
}
