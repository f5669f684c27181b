import type { FastifyInstance } from 'fastify'
import { renewCard } from '../cards/renew-card.ts'
import { answerAuthentication } from '../intents/answer-authentication.ts'
import { decideDispute } from '../money/disputes.ts'
import { openDispute } from '../money/open-dispute.ts'
import { readBalance, readCurrencies } from '../money/write-movement.ts'
import { showAccount } from '../payees/account-state.ts'
import { completeOnboarding, deauthorizeAccount, restrictAccount } from '../payees/complete-onboarding.ts'
import { failPayout, payOutNow, payPayout } from '../payees/payout-timers.ts'
import { testAccountNumber, testSortCode } from '../payees/test-banks.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failMissing } from '../stripe-error.ts'

/**
 * Control calls that act for banks, cardholders and payees: disputes, payouts, authentication, new cards,
 * onboarding. They also return the balances of every account.
 */
export function controlMoney(app: FastifyInstance, store: SandboxStore): void {
  app.get('/_sandbox/balances', () => ({
    data: [null, ...store.all('account').map(({ id }) => id)].flatMap((id) => showBalances(store.at(id))),
  }))
  app.post('/_sandbox/disputes', ({ body }) => {
    const { charge, reason, amount } = readBody(body)
    return store.transaction(() => {
      const found = store.get('charge', String(charge), 'charge')
      return openDispute(store, found, {
        reason: String(reason ?? 'fraudulent'),
        amount: amount === undefined ? undefined : Number(amount),
      })
    })
  })
  app.post('/_sandbox/disputes/:id/win', ({ params }) =>
    store.transaction(() => decideDispute(store, readId(params), true)),
  )
  app.post('/_sandbox/disputes/:id/lose', ({ params }) =>
    store.transaction(() => decideDispute(store, readId(params), false)),
  )
  app.post('/_sandbox/payouts/:id/pay', ({ params }) =>
    store.transaction(() => payPayout(storeOf(store, readId(params)), readId(params))),
  )
  app.post('/_sandbox/payouts/:id/fail', ({ params, body }) => {
    const { code = 'account_closed', message = 'The bank account has been closed.' } = readBody(body)
    const failure = { code: String(code), message: String(message) }
    return store.transaction(() => failPayout(storeOf(store, readId(params)), readId(params), failure))
  })
  app.post('/_sandbox/intents/:id/authenticate', ({ params, body }) =>
    store.transaction(() => answerAuthentication(store, readId(params), readBody(body).passed !== false)),
  )
  app.post('/_sandbox/cards/:id/renew', ({ params }) =>
    store.transaction(() => renewCard(store, readId(params))),
  )
  controlAccounts(app, store)
}

function controlAccounts(app: FastifyInstance, store: SandboxStore): void {
  app.post('/_sandbox/accounts/:id/onboard', ({ params, body }) => {
    const { account_number = testAccountNumber, routing_number = testSortCode, bank = true } = readBody(body)
    const hasBank = store.all('bank_account', { account: readId(params) }).length > 0
    const details = {
      country: 'GB',
      currency: 'gbp',
      account_number: String(account_number),
      routing_number: String(routing_number),
    }
    return store.transaction(() => {
      const { account } = completeOnboarding(store, readId(params), bank && !hasBank ? details : undefined)
      return showAccount(store, account)
    })
  })
  app.post('/_sandbox/accounts/:id/pay-out', ({ params }) =>
    store.transaction(() => {
      payOutNow(store.at(readId(params)))
      return { data: store.all('payout', { account: readId(params) }).map(({ id }) => id) }
    }),
  )
  app.post('/_sandbox/accounts/:id/restrict', ({ params }) =>
    store.transaction(() => restrictAccount(store, readId(params))),
  )
  app.post('/_sandbox/accounts/:id/deauthorize', ({ params }) =>
    store.transaction(() => {
      deauthorizeAccount(store, readId(params))
      return { id: readId(params), deauthorized: true }
    }),
  )
}

function showBalances(store: SandboxStore): object[] {
  return readCurrencies(store).map((currency) => ({
    account: store.account,
    currency,
    ...readBalance(store, currency),
  }))
}

/** Returns the store scoped to the account that an object belongs to. */
function storeOf(store: SandboxStore, id: string): SandboxStore {
  const row = store.shared.database.row('select account from objects where id = ?', id)
  if (!row) failMissing('object', id)
  return store.at(row.account === '' ? null : String(row.account))
}

function readId(params: unknown): string {
  return String(Object(params).id)
}

function readBody(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
