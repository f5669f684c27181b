import type { BalanceTransaction } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

export interface Movement {
  /** Minor units, signed: what the balance gains before the fee. */
  amount: number
  fee?: number
  feeDescription?: string
  currency: string
  source: string
  type: string
  /** Reporting category; the type by default. */
  category?: string
  description?: string | null
  /** Unix seconds from when the money is available; now by default. */
  availableOn?: number
}

const day = 86_400

/**
 * Writes the balance transaction of a movement of money. Each currency has its own balance; money that
 * becomes available later emits `balance.available`.
 */
export function writeMovement(store: SandboxStore, movement: Movement): BalanceTransaction {
  const { amount, currency, source, type, fee = 0 } = movement
  const now = store.now()
  const availableOn = movement.availableOn ?? now
  const isPending = availableOn > now
  if (isPending)
    store.due('funds_available', availableOn, `${store.account ?? ''}/${currency}/${availableOn}`)
  // Money that is available at once is paid out with the next daily payout, like any other.
  else if (store.account && amount > 0) store.due('daily_payout', now + 1, `${store.account}/${currency}`)
  return store.create('balance_transaction', {
    id: store.mint('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: now,
    currency,
    description: movement.description ?? null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: movement.feeDescription ?? 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: movement.category ?? type,
    source,
    status: isPending ? 'pending' : 'available',
    type,
  })
}

/** Returns the fee of a card payment: 1.5 % and 20 in the currency's minor unit, rounded half up. */
export function cardFee(amount: number): number {
  return Math.floor((2 * amount * 15 + 1000) / 2000) + 20
}

/** Returns when the money of a card payment becomes available: a start of day in UTC, after two full days. */
export function cardFundsAvailable(store: SandboxStore): number {
  return Math.floor(store.now() / day) * day + 3 * day
}

/** Returns the money of an account in one currency, in minor units: available and pending. */
export function readBalance(store: SandboxStore, currency: string): { available: number; pending: number } {
  const sql = `select json_extract(json, '$.status') as status, sum(json_extract(json, '$.net')) as net from objects
    where kind = 'balance_transaction' and account = ? and json_extract(json, '$.currency') = ? group by 1`
  const rows = store.shared.database.rows(sql, store.account ?? '', currency)
  const sum = (status: string) => Number(rows.find((row) => row.status === status)?.net ?? 0)
  return { available: sum('available'), pending: sum('pending') }
}

/** Returns every currency in which the account has moved money. */
export function readCurrencies(store: SandboxStore): string[] {
  const sql =
    "select distinct json_extract(json, '$.currency') as currency from objects where kind = 'balance_transaction' and account = ? order by 1"
  return store.shared.database.rows(sql, store.account ?? '').map((row) => String(row.currency))
}

/** Marks money that is due by now as available. */
export function releaseFunds(store: SandboxStore, currency: string): void {
  const sql = `update objects set json = json_set(json, '$.status', 'available') where kind = 'balance_transaction' and account = ?
    and json_extract(json, '$.currency') = ? and json_extract(json, '$.status') = 'pending' and json_extract(json, '$.available_on') <= ?`
  store.shared.database.run(sql, store.account ?? '', currency, store.now())
}
