import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, Price } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { createProduct } from './products.ts'

interface PriceParams {
  active?: boolean
  currency: string
  lookup_key?: string
  metadata?: Metadata | ''
  nickname?: string
  product?: string
  product_data?: { name: string; metadata?: Metadata }
  recurring?: {
    interval: 'day' | 'week' | 'month' | 'year'
    interval_count?: number
    trial_period_days?: number
  }
  tax_behavior?: Price['tax_behavior']
  transfer_lookup_key?: boolean
  unit_amount?: number
}

/**
 * Creates a price, in minor units. A lookup key belongs to one price; `transfer_lookup_key` moves it from the
 * price that has it.
 */
export function createPrice(store: SandboxStore, params: PriceParams): Price {
  if (params.unit_amount === undefined || params.unit_amount < 0)
    failRequest('parameter_invalid_integer', 'unit_amount has to be 0 or more.', 'unit_amount')
  const product = params.product
    ? store.get('product', params.product, 'product')
    : createProduct(store, params.product_data ?? {})
  claimLookupKey(store, params.lookup_key, params.transfer_lookup_key)
  const { recurring } = params
  const price = store.create('price', {
    id: store.mint('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: store.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: product.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: recurring.trial_period_days ?? null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  })
  store.emit('price.created', price)
  return price
}

function claimLookupKey(store: SandboxStore, key: string | undefined, transfer: boolean | undefined): void {
  if (!key) return
  for (const holder of store.all('price', { lookup_key: key })) {
    if (!transfer)
      failRequest(
        'resource_already_exists',
        `A price (${holder.id}) already uses that lookup key.`,
        'lookup_key',
      )
    store.save({ ...holder, lookup_key: null })
  }
}

interface UpdateParams {
  active?: boolean
  lookup_key?: string
  metadata?: Metadata | ''
  nickname?: string
  tax_behavior?: Price['tax_behavior']
  transfer_lookup_key?: boolean
}

function update(store: SandboxStore, params: UpdateParams, { path }: Context): Price {
  const before = store.get('price', path.id ?? '')
  const { transfer_lookup_key, metadata, ...plain } = params
  if (params.lookup_key && params.lookup_key !== before.lookup_key)
    claimLookupKey(store, params.lookup_key, transfer_lookup_key)
  const after: Price = { ...before, ...plain, metadata: mergeMetadata(before.metadata, metadata) }
  store.save(after)
  store.emit('price.updated', after, { active: before.active })
  return after
}

interface ListParams extends PageParams {
  active?: boolean
  currency?: string
  lookup_keys?: string[]
  product?: string
  recurring?: { interval?: string }
  type?: string
}

function list(store: SandboxStore, params: ListParams): object {
  const { active, currency, lookup_keys, product, recurring, type } = params
  const filter = {
    active,
    currency,
    lookup_key: lookup_keys,
    product,
    'recurring.interval': recurring?.interval,
    type,
  }
  return store.list('price', '/v1/prices', filter, params)
}

export const priceRoutes: Route[] = [
  { method: 'POST', path: '/v1/prices', handler: (store, params: PriceParams) => createPrice(store, params) },
  { method: 'GET', path: '/v1/prices', handler: list },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    handler: (store, _params, { path }) => store.get('price', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/prices/:id', handler: update },
]
