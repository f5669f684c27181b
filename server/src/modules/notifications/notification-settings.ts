import type { Replied } from '@marquee/contract/call'
import type { notificationCalls } from '@marquee/contract/calls/notifications'
import { noticeKinds } from '@marquee/contract/notices'
import type { Act } from '../../platform/act.ts'
import { listSettings, putSetting } from './notifications.store.ts'

/** Which kinds also come by mail: all, until the account says otherwise. */
export const showSettings: Act<typeof notificationCalls.notificationSettings> = (ctx) => settingsOf(ctx.actor.id)

/** Switches the mails of one kind on or off. */
export const setNotification: Act<typeof notificationCalls.setNotification> = async (ctx, { kind, mail }) => {
  await putSetting(ctx.actor.id, kind, mail)
  return settingsOf(ctx.actor.id)
}

async function settingsOf(accountId: string): Promise<Replied<typeof notificationCalls.notificationSettings>> {
  const decided = new Map((await listSettings(accountId)).map(({ kind, mail }) => [kind, mail]))
  return { items: noticeKinds.map((kind) => ({ kind, mail: decided.get(kind) ?? true })) }
}
