import { automaticSources, normaliseHandle } from '@marquee/contract/rules/verification'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { today } from '../../platform/time/day.ts'
import { brandChanges } from '../brands/brands.ports.ts'
import { loadPayee } from '../payouts/payouts.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { socialChanges } from '../talents/talents.ports.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { removeChangedFacts } from './brand-verification.ts'
import {
  deleteFacts,
  deleteHandlesExcept,
  deleteVerificationsOf,
  endBrandRequests,
  listFactsOf,
  saveFacts,
} from './verification.store.ts'

/** Registers what ends a verification, and that the payment provider's check of a talent is one. */
export function registerVerification(): void {
  brandChanges.provide({ beforeChange: removeChangedFacts })
  socialChanges.provide({
    beforeChange: (talentId, socials) =>
      deleteHandlesExcept(
        talentId,
        socials.map(({ platform, handle }) => ({ platform, handle: normaliseHandle(handle) })),
      ),
  })
  onEvent('account.email_changed', async ({ accountId }) => {
    await deleteFacts({ brandId: accountId }, ['email_domain'])
  })
  onEvent('account.erased', ({ accountId }) => deleteVerificationsOf(accountId))
  afterCommit('settings.changed', 'end requests', async ({ key }, { at }) => {
    if (key !== 'brandVerification') return
    if ((await readMarketSettings()).brandVerification === 'off') await endBrandRequests(at)
  })
  afterCommit('payee.changed', 'verify identity', async ({ payeeId }, { at }) => {
    const [payee, talent] = await Promise.all([loadPayee(payeeId), loadTalent(payeeId)])
    if (!talent || talent.erasedAt) return
    const talentId = talent.id
    if (payee?.status !== 'active') {
      await deleteFacts({ talentId }, ['identity'])
      return
    }
    const facts = await listFactsOf({ talentId })
    if (facts.some(({ kind }) => kind === 'identity')) return
    const fact = {
      kind: 'identity',
      value: '',
      source: automaticSources.identity,
      checkedOn: today(at),
    } as const
    await saveFacts({ talentId }, [fact])
    await emit('talent.verified', { talentId, what: 'identity' })
  })
}
