import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import { failRequest } from '../stripe-error.ts'
import type { PortalSession } from './kinds.ts'

/** Opens a portal page where a customer views, ends or keeps their subscription. */
function create(
  book: SandboxStore,
  params: { customer?: string; return_url?: string },
  { publicUrl }: Context,
): PortalSession {
  if (!params.customer) failRequest('parameter_missing', 'Missing required param: customer.', 'customer')
  book.get('customer', params.customer, 'customer')
  const id = book.mint('bps')
  return book.create('billing_portal.session', {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_1Sbx00000000',
    created: book.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${publicUrl}/portal/${id}`,
  })
}

export const portalRoutes: Route[] = [{ method: 'POST', path: '/v1/billing_portal/sessions', act: create }]
