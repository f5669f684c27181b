import { takePaymentMethod } from '../cards/make-payment-method.ts'
import { attachPaymentMethod } from '../cards/payment-methods.ts'
import type { Context, Route } from '../route.ts'
import type { Address, Customer, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { mergeMetadata } from './merge-metadata.ts'

interface CustomerParams {
  address?: Address | ''
  balance?: number
  description?: string
  email?: string
  invoice_prefix?: string
  invoice_settings?: { default_payment_method?: string }
  metadata?: Metadata | ''
  name?: string
  payment_method?: string
  phone?: string
  preferred_locales?: string[]
  shipping?: object | ''
  tax_exempt?: string
}

/** Creates a customer; a given payment method is attached. */
export function createCustomer(store: SandboxStore, params: CustomerParams): Customer {
  const id = store.mint('cus')
  const customer = store.create('customer', {
    id,
    object: 'customer',
    address: params.address || null,
    balance: params.balance ?? 0,
    created: store.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: params.invoice_prefix ?? id.slice(-8),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: params.shipping || null,
    tax_exempt: params.tax_exempt ?? 'none',
    test_clock: null,
  })
  store.emit('customer.created', customer)
  if (params.payment_method) attachPaymentMethod(store, takePaymentMethod(store, params.payment_method), id)
  return params.invoice_settings
    ? change(store, customer, { invoice_settings: params.invoice_settings })
    : customer
}

function update(store: SandboxStore, params: CustomerParams, { path }: Context): Customer {
  const before = store.get('customer', path.id ?? '')
  return change(store, before, params)
}

function change(store: SandboxStore, before: Customer, params: CustomerParams): Customer {
  const { payment_method: _attached, address, invoice_settings, metadata, shipping, ...plain } = params
  const after: Customer = {
    ...before,
    ...plain,
    ...(address !== undefined && { address: address || null }),
    ...(shipping !== undefined && { shipping: shipping || null }),
    ...(metadata !== undefined && { metadata: mergeMetadata(before.metadata, metadata) }),
  }
  const chosen = invoice_settings?.default_payment_method
  if (chosen !== undefined)
    after.invoice_settings = {
      ...before.invoice_settings,
      default_payment_method: readDefault(store, before, chosen),
    }
  store.save(after)
  store.emit('customer.updated', after, changed(before, after))
  return after
}

/** Returns the default card for invoices, which the customer must have saved; an empty string means none. */
function readDefault(store: SandboxStore, customer: Customer, id: string): string | null {
  if (id === '') return null
  const method = store.get('payment_method', id, 'invoice_settings[default_payment_method]')
  if (method.customer !== customer.id) {
    const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
    failRequest('resource_missing', message, 'invoice_settings[default_payment_method]')
  }
  return id
}

function changed(before: Customer, after: Customer): Record<string, unknown> {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]))
}

function retrieve(store: SandboxStore, _params: object, { path }: Context): object {
  const id = path.id ?? ''
  return store.findRemoved('customer', id) ?? store.get('customer', id)
}

/** Deletes a customer and detaches its cards, as Stripe does. */
function remove(store: SandboxStore, _params: object, { path }: Context): object {
  const customer = store.get('customer', path.id ?? '')
  for (const method of store.all('payment_method', { customer: customer.id }))
    store.save({ ...method, customer: null, _used: true })
  store.emit('customer.deleted', customer)
  return store.remove(customer)
}

interface ListParams extends PageParams {
  email?: string
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', handler: createCustomer },
  {
    method: 'GET',
    path: '/v1/customers',
    handler: (store, params: ListParams) =>
      store.list('customer', '/v1/customers', { email: params.email }, params),
  },
  { method: 'GET', path: '/v1/customers/:id', handler: retrieve },
  { method: 'POST', path: '/v1/customers/:id', handler: update },
  { method: 'DELETE', path: '/v1/customers/:id', handler: remove },
]
