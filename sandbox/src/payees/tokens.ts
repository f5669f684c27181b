import { type CardParams, makeFromNumber } from '../cards/make-payment-method.ts'
import type { Context, Route } from '../route.ts'
import type { BankAccount, Token } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { type BankParams, makeBankAccount } from './make-bank-account.ts'

interface TokenParams {
  bank_account?: BankParams
  card?: CardParams
}

/** Creates a single-use token from bank details or a card; card numbers only from a browser. */
function create(store: SandboxStore, params: TokenParams, context: Context): Token {
  if (params.bank_account) {
    const { account: _none, ...bank } = makeBankAccount(store, params.bank_account)
    return save(store, { id: store.mint('btok'), type: 'bank_account', bank_account: bank })
  }
  if (!params.card)
    failRequest('parameter_missing', 'You must supply either a card or a bank account to create a token.')
  if (context.caller === 'server')
    throw new StripeError(402, {
      message: 'Sending credit card numbers directly to the API is generally unsafe.',
    })
  const method = makeFromNumber(store, params.card, {}, {})
  return save(store, {
    id: store.mint('tok'),
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

function save(store: SandboxStore, fields: TokenStart): Token {
  return store.create('token', {
    ...fields,
    object: 'token',
    client_ip: null,
    created: store.now(),
    livemode: false,
    used: false,
  })
}

/** Returns the bank account of a token and marks the token as used. Fails for used tokens. */
export function spendBankToken(store: SandboxStore, id: string): BankAccount {
  const platform = store.at(null)
  const token: Token & { bank_account?: BankAccount } =
    store.find('token', id) ?? platform.get('token', id, 'external_account')
  if (token.used) failRequest('token_already_used', `You cannot use a Stripe token more than once: ${id}.`)
  if (!token.bank_account)
    failRequest('parameter_invalid_string', `${id} is not the token of a bank account.`, 'external_account')
  store.save({ ...token, used: true })
  return token.bank_account
}

export const tokenRoutes: Route[] = [
  { method: 'POST', path: '/v1/tokens', browser: true, handler: create },
  {
    method: 'GET',
    path: '/v1/tokens/:id',
    handler: (store, _params, { path }) => store.get('token', path.id ?? ''),
  },
]
