import { randomUUID } from 'node:crypto'
import type { accountCalls } from '@marquee/contract/calls/accounts'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { cancelIdleTimers } from '../../platform/timers/timers.ts'
import { removeConsentAddresses } from './consents.store.ts'
import { deleteChangesOf } from './email-changes.store.ts'
import { erasures } from './identity.ports.ts'
import { loadAccount, updateAccount } from './identity.store.ts'
import { deleteKnownNetworksOf } from './known-networks.store.ts'
import { deleteChallengesOf, deleteSecondFactor } from './second-factors.store.ts'
import { checkPassword } from './secrets.ts'
import { endSessionsOf } from './session.ts'

/**
 * Erases the account: every module may object, then erases its part. Data that others rely on keeps a token
 * instead of the name. Fails with `wrong_password`, and with the reason of a module (open deals, open
 * offers).
 */
export const deleteProfile = prepared<typeof accountCalls.deleteProfile, boolean>({
  prepare: async (ctx, { password }) => {
    const account = await loadAccount(ctx.actor.id)
    return checkPassword(account?.passwordHash, password)
  },
  act: async (ctx, _input, isCorrect) => {
    if (!isCorrect) fail('wrong_password')
    const parts = erasures.get()
    for (const part of parts) {
      const reason = await part.findErasureBlocker?.(ctx.actor.id)
      if (reason) fail(reason)
    }
    for (const part of parts) await part.eraseFor?.(ctx.actor.id, ctx.now)
    await endSessionsOf(ctx.actor.id, {})
    await removeConsentAddresses(ctx.actor.id)
    await deleteKnownNetworksOf(ctx.actor.id)
    await deleteSecondFactor(ctx.actor.id)
    await deleteChallengesOf(ctx.actor.id)
    await deleteChangesOf(ctx.actor.id)
    await cancelIdleTimers('second factor', ctx.actor.id)
    await updateAccount(ctx.actor.id, {
      email: `${randomUUID()}@erased.invalid`,
      name: 'Deleted user',
      passwordHash: 'erased',
      status: 'erased',
    })
    await emit('account.erased', { accountId: ctx.actor.id })
    return { deleted: true }
  },
})
