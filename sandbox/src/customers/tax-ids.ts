import type { Context, Route } from '../route.ts'
import type { TaxId } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'

/** Formats of the tax numbers that the product's customers have. Other types are accepted as they are. */
const shapes: Record<string, RegExp> = {
  gb_vat: /^(GB)?(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  eu_vat: /^[A-Z]{2}[A-Z0-9+*]{2,12}$/,
}

function create(store: SandboxStore, params: { type: string; value: string }, { path }: Context): TaxId {
  const customer = store.get('customer', path.id ?? '', 'customer')
  const value = params.value.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (shapes[params.type] && !shapes[params.type]?.test(value))
    failRequest('tax_id_invalid', `Invalid value for ${params.type}.`, 'value')
  const taxId = store.create('tax_id', {
    id: store.mint('txi'),
    object: 'tax_id',
    country: params.type === 'gb_vat' ? 'GB' : params.type === 'eu_vat' ? value.slice(0, 2) : null,
    created: store.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { customer: customer.id, customer_account: null, type: 'customer' },
    type: params.type,
    value,
    verification: { status: 'verified', verified_address: null, verified_name: customer.name },
  })
  store.emit('customer.tax_id.created', taxId)
  return taxId
}

function find(store: SandboxStore, { path }: Context): TaxId {
  const taxId = store.get('tax_id', path.child ?? '')
  if (taxId.customer !== path.id) failRequest('resource_missing', `No such tax_id: '${taxId.id}'`, 'id')
  return taxId
}

function remove(store: SandboxStore, _params: object, context: Context): object {
  const taxId = find(store, context)
  store.emit('customer.tax_id.deleted', taxId)
  return store.remove(taxId)
}

function list(store: SandboxStore, params: PageParams, { path }: Context): object {
  store.get('customer', path.id ?? '', 'customer')
  return store.list('tax_id', `/v1/customers/${path.id}/tax_ids`, { customer: path.id }, params)
}

export const taxIdRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers/:id/tax_ids', handler: create },
  { method: 'GET', path: '/v1/customers/:id/tax_ids', handler: list },
  {
    method: 'GET',
    path: '/v1/customers/:id/tax_ids/:child',
    handler: (store, _params, context) => find(store, context),
  },
  { method: 'DELETE', path: '/v1/customers/:id/tax_ids/:child', handler: remove },
]
