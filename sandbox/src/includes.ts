import { billingIncludes } from './billing/routes.ts'
import type { Include } from './route.ts'

/** Fields that a response contains only when `expand` names them, by `<object>.<field>`. */
export const includes: Record<string, Include> = {
  'charge.refunds': (store, charge) =>
    store.list('refund', `/v1/charges/${charge.id}/refunds`, { charge: charge.id }, {}),
  'customer.tax_ids': (store, customer) =>
    store.list('tax_id', `/v1/customers/${customer.id}/tax_ids`, { customer: customer.id }, {}),
  ...billingIncludes,
}
