import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import type { PortalSession } from './kinds.ts'

/** Opens a portal page where a customer views, ends or keeps their subscription. */
function create(
  store: SandboxStore,
  params: { customer?: string; return_url?: string },
  { publicUrl }: Context,
): PortalSession {
  if (!params.customer) failRequest('parameter_missing', 'Missing required param: customer.', 'customer')
  store.get('customer', params.customer, 'customer')
  const id = store.mint('bps')
  return store.create('billing_portal.session', {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_1Sbx00000000',
    created: store.now(),
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

export const portalRoutes: Route[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', handler: create },
]
