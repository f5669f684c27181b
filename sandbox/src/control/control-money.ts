import type { FastifyInstance } from 'fastify'
import { renewCard } from '../cards/renew-card.ts'
import { answerAuthentication } from '../intents/answer-authentication.ts'
import { decideDispute } from '../money/disputes.ts'
import { openDispute } from '../money/open-dispute.ts'
import { readBalance, readCurrencies } from '../money/write-movement.ts'
import { showAccount } from '../payees/account-state.ts'
import { completeOnboarding, deauthorizeAccount, restrictAccount } from '../payees/complete-onboarding.ts'
import { failPayout, payPayout } from '../payees/payout-timers.ts'
import { testAccountNumber, testSortCode } from '../payees/test-banks.ts'
import type { SandboxStore } from '../store/book.ts'
import { failMissing } from '../stripe-error.ts'

/**
 * Control calls that act for banks, cardholders and payees: disputes, payouts, authentication, new cards,
 * onboarding. They also return the balances of every account.
 */
export function controlMoney(app: FastifyInstance, book: SandboxStore): void {
  app.get('/_sandbox/balances', () => ({
    data: [null, ...book.all('account').map(({ id }) => id)].flatMap((id) => showBalances(book.at(id))),
  }))
  app.post('/_sandbox/disputes', ({ body }) => {
    const { charge, reason, amount } = readBody(body)
    return book.transaction(() => {
      const found = book.get('charge', String(charge), 'charge')
      return openDispute(book, found, {
        reason: String(reason ?? 'fraudulent'),
        amount: amount === undefined ? undefined : Number(amount),
      })
    })
  })
  app.post('/_sandbox/disputes/:id/win', ({ params }) =>
    book.transaction(() => decideDispute(book, readId(params), true)),
  )
  app.post('/_sandbox/disputes/:id/lose', ({ params }) =>
    book.transaction(() => decideDispute(book, readId(params), false)),
  )
  app.post('/_sandbox/payouts/:id/pay', ({ params }) =>
    book.transaction(() => payPayout(bookOf(book, readId(params)), readId(params))),
  )
  app.post('/_sandbox/payouts/:id/fail', ({ params, body }) => {
    const { code = 'account_closed', message = 'The bank account has been closed.' } = readBody(body)
    const failure = { code: String(code), message: String(message) }
    return book.transaction(() => failPayout(bookOf(book, readId(params)), readId(params), failure))
  })
  app.post('/_sandbox/intents/:id/authenticate', ({ params, body }) =>
    book.transaction(() => answerAuthentication(book, readId(params), readBody(body).passed !== false)),
  )
  app.post('/_sandbox/cards/:id/renew', ({ params }) =>
    book.transaction(() => renewCard(book, readId(params))),
  )
  controlAccounts(app, book)
}

function controlAccounts(app: FastifyInstance, book: SandboxStore): void {
  app.post('/_sandbox/accounts/:id/onboard', ({ params, body }) => {
    const { account_number = testAccountNumber, routing_number = testSortCode, bank = true } = readBody(body)
    const hasBank = book.all('bank_account', { account: readId(params) }).length > 0
    const details = {
      country: 'GB',
      currency: 'gbp',
      account_number: String(account_number),
      routing_number: String(routing_number),
    }
    return book.transaction(() => {
      const { account } = completeOnboarding(book, readId(params), bank && !hasBank ? details : undefined)
      return showAccount(book, account)
    })
  })
  app.post('/_sandbox/accounts/:id/restrict', ({ params }) =>
    book.transaction(() => restrictAccount(book, readId(params))),
  )
  app.post('/_sandbox/accounts/:id/deauthorize', ({ params }) =>
    book.transaction(() => {
      deauthorizeAccount(book, readId(params))
      return { id: readId(params), deauthorized: true }
    }),
  )
}

function showBalances(book: SandboxStore): object[] {
  return readCurrencies(book).map((currency) => ({
    account: book.account,
    currency,
    ...readBalance(book, currency),
  }))
}

/** Returns the store scoped to the account that an object belongs to. */
function bookOf(book: SandboxStore, id: string): SandboxStore {
  const row = book.shared.store.row('select account from objects where id = ?', id)
  if (!row) failMissing('object', id)
  return book.at(row.account === '' ? null : String(row.account))
}

function readId(params: unknown): string {
  return String(Object(params).id)
}

function readBody(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
