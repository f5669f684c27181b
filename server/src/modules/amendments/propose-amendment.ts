import type { CallInput } from '@marquee/contract/call'
import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail } from '@marquee/contract/errors'
import type { AmendedTerms } from '@marquee/contract/terms/amendment-terms'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { withFieldsRenamed } from '../../platform/http/with-field-error.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { presentTerms, proposedSet, type Side } from './amendment.ts'
import { lockAmendedDeal } from './amendments.store.ts'
import { viewSaved } from './amendments.view.ts'
import { lockAmendmentFor } from './lock-amendment.ts'
import { requireBindingAgent } from './require-binding-agent.ts'
import { saveProposal } from './save-amendment.ts'

/**
 * The brand proposes further deliverables, and perhaps a higher price for the whole deal. Fails with
 * `change_open`, with `wrong_state` when the deal is not running, and as `proposedSet` does.
 */
export const addNewDeliverables: Handler<typeof amendmentCalls.addNewDeliverables> = async (
  ctx,
  { dealId, deliverables, price, reason, signature },
) => {
  let presentCount = 0
  // The request has only the further deliverables, which follow the present ones in the whole terms.
  const ownField = (field: string) =>
    field
      .replace(/^terms\./, '')
      .replace(/^deliverables\.(\d+)/, (_, no) => `deliverables.${Number(no) - presentCount}`)
  return withFieldsRenamed(ownField, () =>
    propose(ctx, 'brand', { dealId, reason, signature }, (present) => {
      presentCount = present.deliverables.length
      return {
        ...present,
        price: price ?? present.price,
        deliverables: [...present.deliverables, ...deliverables.map((spec) => ({ ...spec, id: null }))],
      }
    }),
  )
}

/** The brand proposes a full new set of terms. Fails as `addNewDeliverables` does. */
export const editDeliverables: Handler<typeof amendmentCalls.editDeliverables> = async (
  ctx,
  { terms, ...input },
) => propose(ctx, 'brand', input, () => terms)

/**
 * The talent proposes a full new set of terms. Fails as `addNewDeliverables` does, and with `change_needs_talent`
 * for an agent who may not bind the talent.
 */
export const proposeAmendment: Handler<typeof amendmentCalls.talentProposeAmendment> = async (
  ctx,
  { terms, ...input },
) => {
  requireBindingAgent(ctx.actor.delegation)
  return propose(ctx, 'talent', input, () => terms)
}

async function propose(
  ctx: RequestContext,
  by: Side,
  { dealId, reason, signature }: { dealId: string; reason: string; signature?: string | undefined },
  termsOf: (present: AmendedTerms) => AmendedTerms,
) {
  const [locked, signer] = await Promise.all([
    lockAmendedDeal({ dealId, partyId: ctx.actor.id }),
    loadSigner(ctx, signature),
  ])
  const found = locked ?? fail('not_found')
  const terms = termsOf(presentTerms(found.deal, found.work).terms)
  const set = proposedSet(found, terms, ctx.now)
  const step = { by, now: ctx.now }
  const { amendment, payable } = await saveProposal(found, { by, kind: 'change', set, reason, signer }, step)
  return viewSaved(ctx, found, amendment, payable)
}

type CounterInput = CallInput<typeof amendmentCalls.brandCounterAmendment>

/**
 * The brand answers a change with another one. One that costs more replaces it only once its amount is held.
 * Fails with `stale_version`, `change_expired` and as a proposal does.
 */
export const brandCounterAmendment: Handler<typeof amendmentCalls.brandCounterAmendment> = (ctx, input) =>
  counter(ctx, 'brand', input)

/** The talent answers a change with another one. Fails as the brand’s call does, and with `change_needs_talent`. */
export const talentCounterAmendment: Handler<typeof amendmentCalls.talentCounterAmendment> = (ctx, input) => {
  requireBindingAgent(ctx.actor.delegation)
  return counter(ctx, 'talent', input)
}

async function counter(
  ctx: RequestContext,
  by: Side,
  { amendmentId, version, terms, reason, signature }: CounterInput,
) {
  const [{ found, amendment: answers }, signer] = await Promise.all([
    lockAmendmentFor(ctx, amendmentId, by),
    loadSigner(ctx, signature),
  ])
  if (answers.status !== 'proposed') fail('wrong_state', { state: answers.status, version: answers.version })
  const set = proposedSet(found, terms, ctx.now)
  const step = { by, now: ctx.now, expectedVersion: version }
  const proposal = { by, kind: 'change', set, reason, answers, signer } as const
  const { amendment, payable } = await saveProposal(found, proposal, step)
  return viewSaved(ctx, found, amendment, payable)
}
