import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail, failField } from '@marquee/contract/errors'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { type Side, withExtraRevision } from './amendment.ts'
import { type AmendedDeal, lockAmendedDeal } from './amendments.store.ts'
import { viewSaved } from './amendments.view.ts'
import { requireBindingAgent } from './require-binding-agent.ts'
import { saveProposal } from './save-amendment.ts'

interface Extra {
  deliverableId: string
  signature?: string | undefined
}

/**
 * The brand buys one more revision of a deliverable. At the price of the terms it is charged as soon as the hold is in
 * place; where they have none, the brand names one and the talent answers (design, section 8). Fails with `revisions_left`,
 * `change_open`, `gifted_deal`, with `wrong_state` once the work is approved, and at `price`.
 */
export const buyRevision: Handler<typeof amendmentCalls.buyRevision> = (ctx, { price, ...extra }) =>
  proposeExtra(ctx, 'brand', extra, ({ deal: { terms } }) => {
    const { extraRevisionPrice: agreed, currency } = terms
    if (agreed === null) return price ?? failField('price', 'Please enter a price.')
    if (price !== undefined && price !== agreed)
      failField('price', `The agreed price is ${formatMoney(agreed, currency)}.`)
    return agreed
  })

/** The talent offers one more revision for a price, which the brand accepts and pays. Fails as `buyRevision` does. */
export const offerRevision: Handler<typeof amendmentCalls.offerRevision> = (ctx, { price, ...extra }) => {
  requireBindingAgent(ctx.actor.delegation)
  return proposeExtra(ctx, 'talent', extra, () => price)
}

async function proposeExtra(
  ctx: RequestContext,
  by: Side,
  { deliverableId, signature }: Extra,
  priceOf: (found: AmendedDeal) => number,
) {
  const [locked, signer] = await Promise.all([
    lockAmendedDeal({ deliverableId, partyId: ctx.actor.id }),
    loadSigner(ctx, signature),
  ])
  const found = locked ?? fail('not_found')
  const chosen = found.work.find(({ id }) => id === deliverableId) ?? fail('not_found')
  const set = withExtraRevision(found, chosen, priceOf(found))
  const proposal = { by, kind: 'extra_revision', set, reason: '', deliverableId, signer } as const
  const { amendment, payable } = await saveProposal(found, proposal, { by, now: ctx.now })
  return viewSaved(ctx, found, amendment, payable)
}
