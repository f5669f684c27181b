import type { EventName, Events } from '@marquee/contract/events'
import { notices } from '@marquee/contract/notices'
import { systemActor } from '../../platform/act.ts'
import { onClock } from '../../platform/clocks.ts'
import { inTransaction, openTransaction } from '../../platform/database.ts'
import { after, emit } from '../../platform/events.ts'
import { acceptAddress } from '../../platform/jobs/mail.store.ts'
import { addJob } from '../../platform/jobs/module-jobs.ts'
import { onAddressRefused } from '../../platform/jobs/send-mails.ts'
import { onTidy } from '../../platform/jobs/tidy.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { findAccountByEmail, loadAccount } from '../identity/identity.store.ts'
import { forgetOldDigests } from './digest.store.ts'
import { sendDigest } from './digest.ts'
import { forgetOldNotifications, removeNotifications } from './notifications.store.ts'
import { forgetOldPushes } from './push.store.ts'
import { pushJob } from './push-notice.ts'
import { sendDuePushes } from './send-pushes.ts'
import { tell } from './tell.ts'

/** Tells of every event that has a notice, once it stands: done once, tried again until it is. */
export function wireNotifications(): void {
  for (const name of Object.keys(notices).filter(isEvent)) if (notices[name].length > 0) listenTo(name)
  onClock('digest', 'send', sendDigest)
  onAddressRefused(async (email) => {
    const account = await findAccountByEmail(email)
    if (account) await emit('account.mail_refused', { accountId: account.id })
  })
  addJob({ name: pushJob, everyMs: 5_000, run: sendDuePushes })
  onTidy('notifications', () =>
    inTransaction(systemActor, async () => {
      await forgetOldNotifications()
      await forgetOldDigests()
      await forgetOldPushes()
    }),
  )
}

function listenTo<N extends EventName>(name: N): void {
  after(name, 'notify', (payload: Events[N], happened) =>
    tell(name, payload, happened, openTransaction('notify').now),
  )
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(notices, name)
}

export const notificationErasure: Erasure = {
  eraseFor: async (accountId) => {
    const account = await loadAccount(accountId)
    if (account) await acceptAddress(account.email)
    await removeNotifications(accountId)
  },
}
