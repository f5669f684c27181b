import { type CardParams, makeFromNumber } from '../cards/make-payment-method.ts'
import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { BankAccount, Token } from '../store/kinds.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { type BankParams, makeBankAccount } from './make-bank-account.ts'

interface TokenParams {
  bank_account?: BankParams
  card?: CardParams
}

/** Creates a single-use token from bank details or a card; card numbers only from a browser. */
function create(book: SandboxStore, params: TokenParams, context: Context): Token {
  if (params.bank_account) {
    const { account: _none, ...bank } = makeBankAccount(book, params.bank_account)
    return save(book, { id: book.mint('btok'), type: 'bank_account', bank_account: bank })
  }
  if (!params.card)
    failRequest('parameter_missing', 'You must supply either a card or a bank account to create a token.')
  if (context.caller === 'server')
    throw new StripeError(402, {
      message: 'Sending credit card numbers directly to the API is generally unsafe.',
    })
  const method = makeFromNumber(book, params.card, {}, {})
  return save(book, {
    id: book.mint('tok'),
    type: 'card',
    card: { ...method.card, id: method.id, object: 'card' },
  })
}

interface TokenStart {
  id: string
  type: Token['type']
  bank_account?: object
  card?: object
}

function save(book: SandboxStore, fields: TokenStart): Token {
  return book.create('token', {
    ...fields,
    object: 'token',
    client_ip: null,
    created: book.now(),
    livemode: false,
    used: false,
  })
}

/** Returns the bank account of a token and marks the token as used. Fails for used tokens. */
export function spendBankToken(book: SandboxStore, id: string): BankAccount {
  const platform = book.at(null)
  const token: Token & { bank_account?: BankAccount } =
    book.find('token', id) ?? platform.get('token', id, 'external_account')
  if (token.used) failRequest('token_already_used', `You cannot use a Stripe token more than once: ${id}.`)
  if (!token.bank_account)
    failRequest('parameter_invalid_string', `${id} is not the token of a bank account.`, 'external_account')
  book.save({ ...token, used: true })
  return token.bank_account
}

export const tokenRoutes: Route[] = [
  { method: 'POST', path: '/v1/tokens', browser: true, act: create },
  {
    method: 'GET',
    path: '/v1/tokens/:id',
    act: (book, _params, { path }) => book.get('token', path.id ?? ''),
  },
]
