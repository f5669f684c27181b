import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail } from '@marquee/contract/errors'
import { agreedRenewalPrice, mayAskRenewal } from '@marquee/contract/rules/usage-rights'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { dealEvent, rightsEndOf } from '../deals/deal.ts'
import { updateRenewalRequest } from '../deals/deals.store.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { openAmendment, type Side, withRenewal } from './amendment.ts'
import { type AmendedDeal, lockAmendedDeal } from './amendments.store.ts'
import { viewSaved } from './amendments.view.ts'
import { requireBindingAgent } from './require-binding-agent.ts'
import { requireRenewable } from './require-renewable.ts'
import { saveProposal } from './save-amendment.ts'

interface Renewal {
  dealId: string
  months: number
  signature?: string | undefined
}

/**
 * The brand renews the right to use the work of a completed deal at the price of the terms, which is charged as soon as the hold is
 * in place (design, section 8). Fails with `no_renewal_price` where the terms have none or it no longer holds, `no_rights`,
 * `gifted_deal`, `change_open`, `party_suspended`, `party_gone`, and with `wrong_state` unless the deal is completed.
 */
export const buyRenewal: Handler<typeof amendmentCalls.buyRenewal> = (ctx, renewal) =>
  propose(ctx, 'brand', renewal, ({ deal }) => {
    const endsAt = rightsEndOf(deal) ?? fail('no_rights')
    const price = agreedRenewalPrice(deal.terms, endsAt, ctx.now) ?? fail('no_renewal_price')
    return price * renewal.months
  })

/**
 * The talent offers a renewal for a price, also without being asked; the brand accepts and pays. It answers an open request. Fails
 * as `buyRenewal` does, and with `change_needs_talent` for an agent who may not bind the talent.
 */
export const offerRenewal: Handler<typeof amendmentCalls.offerRenewal> = (ctx, { price, ...renewal }) => {
  requireBindingAgent(ctx.actor.delegation)
  return propose(ctx, 'talent', renewal, () => price)
}

/** The brand asks for the price of a renewal. Fails as `buyRenewal` does, and with `renewal_asked` for 3 days after a request. */
export const askRenewal: Handler<typeof amendmentCalls.askRenewal> = async (ctx, { dealId, months }) => {
  const found = await lockRenewable(ctx, dealId)
  const { deal } = found
  withRenewal(found, { price: 0, months }, ctx.now)
  if (openAmendment(found.amendments)) fail('change_open')
  if (!mayAskRenewal(deal.renewalAskedAt, ctx.now)) fail('renewal_asked')
  await updateRenewalRequest({ id: deal.id, renewalMonths: months, renewalAskedAt: ctx.now })
  await emit('rights.renewal_asked', dealEvent(deal))
  return {}
}

/** The talent declines the open request for a price. Fails with `no_renewal_request`. */
export const declineRenewal: Handler<typeof amendmentCalls.declineRenewal> = async (ctx, { dealId }) => {
  const { deal } = (await lockAmendedDeal({ dealId, partyId: ctx.actor.id })) ?? fail('not_found')
  if (!deal.renewalAskedAt) fail('no_renewal_request')
  await updateRenewalRequest({ id: deal.id, renewalMonths: null, renewalAskedAt: null })
  await emit('rights.renewal_declined', dealEvent(deal))
  return {}
}

async function propose(
  ctx: RequestContext,
  by: Side,
  { dealId, months, signature }: Renewal,
  priceOf: (found: AmendedDeal) => number,
) {
  const [found, signer] = await Promise.all([lockRenewable(ctx, dealId), loadSigner(ctx, signature)])
  const set = withRenewal(found, { price: priceOf(found), months }, ctx.now)
  const proposal = { by, kind: 'rights_renewal', set, reason: '', months, signer } as const
  const { amendment, payable } = await saveProposal(found, proposal, { by, now: ctx.now })
  if (by === 'talent' && found.deal.renewalAskedAt)
    await updateRenewalRequest({ id: dealId, renewalMonths: null, renewalAskedAt: null })
  return viewSaved(ctx, found, amendment, payable)
}

/**
 * Locks a completed deal of this side and the account of the other one. Fails with `not_found`, and as `requireRenewable` does.
 */
async function lockRenewable({ actor }: RequestContext, dealId: string): Promise<AmendedDeal> {
  const found = (await lockAmendedDeal({ dealId, partyId: actor.id })) ?? fail('not_found')
  await requireRenewable(found, actor)
  return found
}
