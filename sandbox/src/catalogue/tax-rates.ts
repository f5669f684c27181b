import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, TaxRate } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

interface TaxRateParams {
  active?: boolean
  country?: string
  description?: string
  display_name: string
  inclusive: boolean
  jurisdiction?: string
  metadata?: Metadata | ''
  percentage: number
  tax_type?: string
}

function create(store: SandboxStore, params: TaxRateParams): TaxRate {
  const rate = store.create('tax_rate', {
    id: store.mint('txr'),
    object: 'tax_rate',
    active: params.active ?? true,
    country: params.country ?? null,
    created: store.now(),
    description: params.description ?? null,
    display_name: params.display_name,
    effective_percentage: null,
    flat_amount: null,
    inclusive: params.inclusive,
    jurisdiction: params.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    percentage: Number(params.percentage),
    rate_type: 'percentage',
    state: null,
    tax_type: params.tax_type ?? null,
  })
  store.emit('tax_rate.created', rate)
  return rate
}

function update(store: SandboxStore, params: Partial<TaxRateParams>, { path }: Context): TaxRate {
  const before = store.get('tax_rate', path.id ?? '')
  const after: TaxRate = { ...before, ...params, metadata: mergeMetadata(before.metadata, params.metadata) }
  store.save(after)
  store.emit('tax_rate.updated', after, { active: before.active })
  return after
}

interface ListParams extends PageParams {
  active?: boolean
  inclusive?: boolean
}

export const taxRateRoutes: Route[] = [
  { method: 'POST', path: '/v1/tax_rates', handler: create },
  {
    method: 'GET',
    path: '/v1/tax_rates',
    handler: (store, params: ListParams) =>
      store.list('tax_rate', '/v1/tax_rates', { active: params.active, inclusive: params.inclusive }, params),
  },
  {
    method: 'GET',
    path: '/v1/tax_rates/:id',
    handler: (store, _params, { path }) => store.get('tax_rate', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/tax_rates/:id', handler: update },
]
