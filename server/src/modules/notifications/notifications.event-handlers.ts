import { type EventName, type Events, eventNames, events } from '@marquee/contract/events/index'
import { openTransaction } from '../../platform/database/database.ts'
import { clearBounce } from '../../platform/email/email.store.ts'
import { onBounce } from '../../platform/email/send-emails.ts'
import { afterCommit, emit } from '../../platform/events/events.ts'
import { addJob } from '../../platform/jobs/module-jobs.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { findAccountByEmail, loadAccount } from '../identity/identity.store.ts'
import { agingDigests } from './digest.store.ts'
import { sendDigest } from './digest.ts'
import { agingNotifications, deleteNotificationsOf } from './notifications.store.ts'
import { notify } from './notify.ts'
import { agingPushes } from './push.store.ts'
import { pushJob, sendDuePushes } from './send-pushes.ts'

/** Registers after-commit handlers for every event with a template: once, retried until they succeed. */
export function registerNotifications(): void {
  for (const name of eventNames) if (events[name].notifications) listenTo(name)
  onTimer('digest', 'send', sendDigest)
  onBounce(async (email) => {
    const account = await findAccountByEmail(email)
    if (account) await emit('account.email_bounced', { accountId: account.id })
  })
  addJob({ name: pushJob, everyMs: 5_000, run: sendDuePushes })
  onRetention('notifications', { rows: agingNotifications })
  onRetention('digests', { rows: agingDigests })
  onRetention('push_deliveries', { rows: agingPushes })
}

function listenTo<N extends EventName>(name: N): void {
  afterCommit(name, 'notify', (payload: Events[N], occurrence) =>
    notify(name, payload, occurrence, openTransaction('notify').now),
  )
}

export const notificationErasure: Erasure = {
  eraseFor: async (accountId) => {
    const account = await loadAccount(accountId)
    if (account) await clearBounce(account.email)
    await deleteNotificationsOf(accountId)
  },
}
