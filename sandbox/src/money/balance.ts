import type { Route } from '../route.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { readBalance, readCurrencies } from './write-movement.ts'

/** Returns the balance in the shape of the API, per currency. */
export function showBalance(
  store: SandboxStore,
  fallback = 'gbp',
): { object: 'balance'; [field: string]: unknown } {
  const currencies = readCurrencies(store)
  if (currencies.length === 0) currencies.push(fallback)
  const sums = currencies.map((currency) => ({ currency, ...readBalance(store, currency) }))
  const show = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } })
  return {
    object: 'balance',
    available: sums.map(({ currency, available }) => show(currency, available)),
    livemode: false,
    pending: sums.map(({ currency, pending }) => show(currency, pending)),
    refund_and_dispute_prefunding: { available: [], pending: [] },
    ...(store.account === null && {
      connect_reserved: sums.map(({ currency }) => ({ amount: 0, currency })),
    }),
  }
}

interface ListParams extends PageParams {
  currency?: string
  payout?: string
  source?: string
  type?: string
}

export const balanceRoutes: Route[] = [
  { method: 'GET', path: '/v1/balance', handler: (store) => showBalance(store) },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    handler: (store, params: ListParams) => {
      const { currency, payout, source, type } = params
      if (payout) store.get('payout', payout, 'payout')
      return store.list(
        'balance_transaction',
        '/v1/balance_transactions',
        { currency, _payout: payout, source, type },
        params,
      )
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    handler: (store, _params, { path }) => store.get('balance_transaction', path.id ?? ''),
  },
]
