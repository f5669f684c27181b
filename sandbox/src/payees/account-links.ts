import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'

interface LinkParams {
  account: string
  refresh_url?: string
  return_url?: string
  type: string
}

const lasts = 300

/** Creates a link to the onboarding page; the account stores the return URLs. */
function create(store: SandboxStore, params: LinkParams, { publicUrl }: Context): object {
  const account = store.get('account', params.account, 'account')
  store.save({ ...account, _return_url: params.return_url ?? null, _refresh_url: params.refresh_url ?? null })
  const url = `${publicUrl}/onboarding/${account.id}`
  return { object: 'account_link', created: store.now(), expires_at: store.now() + lasts, url }
}

function createLogin(store: SandboxStore, _params: object, { path, publicUrl }: Context): object {
  const account = store.get('account', path.id ?? '', 'account')
  if (!account.details_submitted)
    failRequest(
      'account_invalid',
      'Cannot create a login link for an account that has not completed onboarding.',
    )
  return { object: 'login_link', created: store.now(), url: `${publicUrl}/onboarding/${account.id}` }
}

export const accountLinkRoutes: Route[] = [
  { method: 'POST', path: '/v1/account_links', handler: create },
  { method: 'POST', path: '/v1/accounts/:id/login_links', handler: createLogin },
]
