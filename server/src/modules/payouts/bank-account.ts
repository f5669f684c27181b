import type { Role } from '@marquee/contract/call'
import type { payoutCalls } from '@marquee/contract/calls/payouts'
import { fail } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { publicUrl } from '../../platform/http/public-url.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { loadCalls } from '../../platform/provider/provider.store.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { providerPage } from '../../platform/provider/provider-page.ts'
import { syncObject } from '../../platform/provider/sync-queue.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { createPayee, loadPayee, lockPayee, type Payee, updatePayee } from './payouts.store.ts'
import { earningsPage, viewBankAccountOf } from './payouts.view.ts'

const openAccount = queueProviderCall<
  { payeeId: string; email: string; isCompany?: boolean },
  Stripe.Account
>('payee account', {
  send: ({ payeeId, email, isCompany }, key) =>
    provider().accounts.create(
      {
        country: 'GB',
        email,
        business_type: isCompany ? 'company' : 'individual',
        metadata: { payee: payeeId },
        // An express account: the provider onboards the payee, and the platform bears fees and losses
        // (payments, section 2).
        controller: {
          stripe_dashboard: { type: 'express' },
          fees: { payer: 'application' },
          losses: { payments: 'application' },
        },
        capabilities: { transfers: { requested: true } },
      },
      { idempotencyKey: key },
    ),
  onSuccess: (account, { payeeId }) => updatePayee(payeeId, { accountRef: account.id }),
  onRejected: async () => {},
})

const setBank = queueProviderCall<{ payeeId: string; bankToken: string }, Stripe.ExternalAccount>(
  'payee bank',
  {
    send: async ({ payeeId, bankToken }, key) => {
      const accountRef = (await loadPayee(payeeId))?.accountRef
      if (!accountRef) throw new Error('The payee has no account yet')
      return provider().accounts.createExternalAccount(
        accountRef,
        { external_account: bankToken, default_for_currency: true },
        { idempotencyKey: key },
      )
    },
    onSuccess: async () => {},
    onRejected: async () => {},
  },
)

/** Returns the key of the call that opens a payee's account: one for each account that the provider closed. */
function accountKey({ id, accountNo }: Payee): string {
  return accountNo === 1 ? `payee:${id}` : `payee:${id}:${accountNo}`
}

/**
 * Lets go of an account that the provider has closed for good, so that a new one is opened. The bank details
 * stay known: another bank still holds payouts for 72 hours. Returns the payee as it will be stored.
 */
async function replaceClosedAccount(payee: Payee): Promise<Payee> {
  if (payee.status !== 'rejected') return payee
  const changes = {
    accountRef: null,
    accountNo: payee.accountNo + 1,
    status: 'pending' as const,
    requirements: [],
  }
  await updatePayee(payee.id, changes)
  return { ...payee, ...changes }
}

/**
 * Creates the payee’s account at the provider, opens a new one where the provider has closed it, or changes its bank details, and returns the link to the
 * provider’s page for the rest. Fails with `bank_account_refused`.
 */
export const addBankAccount = withProvider<typeof payoutCalls.addBankAccount, string | null, string | null>({
  plan: async (ctx, { bankToken }) => {
    const payeeId = ctx.actor.id
    await createPayee(payeeId)
    const calls: string[] = []
    const payee = await replaceClosedAccount((await lockPayee(payeeId)) ?? fail('not_found'))
    if (!payee.accountRef) {
      const email = (await loadAccount(payeeId))?.email ?? ''
      const isCompany = ctx.actor.role === 'talentagent'
      calls.push(
        await openAccount.request(accountKey(payee), { payeeId, email, isCompany }, { inRequest: true }),
      )
    }
    const bankCall = bankToken
      ? await setBank.request(`bank:${payeeId}:${ctx.key}`, { payeeId, bankToken }, { inRequest: true })
      : null
    return { calls: bankCall ? [...calls, bankCall] : calls, memo: bankCall }
  },
  readAfter: async (ctx, _input, bankCall) => {
    const [call] = await loadCalls(bankCall ? [bankCall] : [])
    if (call?.state === 'refused') fail('bank_account_refused')
    const accountRef = (await loadPayee(ctx.actor.id))?.accountRef ?? fail('provider_unreachable')
    await syncObject('account', accountRef)
    return (await loadPayee(ctx.actor.id))?.status === 'active'
      ? null
      : createOnboardingLink(accountRef, ctx.actor.role)
  },
  respond: async (ctx, _input, _memo, url) => ({
    ...(await viewBankAccountOf(ctx.actor.id)),
    onboardingUrl: url ?? null,
  }),
})

/** Returns masked bank details; with `refresh` they are fetched from the provider first. */
export const fetchBankAccount = withProvider<typeof payoutCalls.fetchBankAccount, null>({
  plan: async () => ({ calls: [], memo: null }),
  readAfter: async (ctx, { refresh }) => {
    const accountRef = refresh ? (await loadPayee(ctx.actor.id))?.accountRef : null
    if (accountRef) await syncObject('account', accountRef)
    return undefined
  },
  respond: (ctx) => viewBankAccountOf(ctx.actor.id),
})

/** Returns a new link to the provider’s page for missing details; each link works once and for minutes. */
export const onboardingLink = withProvider<typeof payoutCalls.onboardingLink, string, string | null>({
  plan: async (ctx) => ({
    calls: [],
    memo: (await loadPayee(ctx.actor.id))?.accountRef ?? fail('no_bank_account'),
  }),
  readAfter: ({ actor }, _input, accountRef) => createOnboardingLink(accountRef, actor.role),
  respond: async (_ctx, _input, _memo, url) => ({ url: url ?? fail('provider_unreachable') }),
})

async function createOnboardingLink(account: string, role: Role | null): Promise<string | null> {
  const back = publicUrl(earningsPage(role))
  const { url } = await provider().accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: `${back}?bank=again`,
    return_url: `${back}?bank=done`,
  })
  return providerPage(url)
}
