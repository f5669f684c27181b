import type { Amendment as Reply } from '@marquee/contract/calls/amendments'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { agencyOf, type RequestContext } from '../../platform/handler.ts'
import type { Deal } from '../deals/deal.ts'
import { actingPartyOf, maySeeSplit, priceFor } from '../offers/offers.view.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { amendmentFacts, nextSideOf, type Side } from './amendment.ts'
import {
  type AmendedDeal,
  type Amendment,
  type AmendmentTransition,
  listAmendmentTransitions,
} from './amendments.store.ts'

/** Who reads a change: one side, and the agency that reads on behalf of the talent. */
export interface AmendmentReader {
  viewer: Side
  agencyId: string | null
  now: Date
}

interface AmendmentRow {
  amendment: Amendment
  payable: Payable | null
  /** The name of the agency that has accepted; null without one. */
  consentBy: string | null
}

/** Returns the reader of a request about a deal. */
export function readerOf({ actor, now }: RequestContext, deal: Deal): AmendmentReader {
  return { viewer: actor.id === deal.brandId ? 'brand' : 'talent', agencyId: agencyOf(actor), now }
}

/** Returns a change that was just saved, with its timeline until now. */
export async function viewSaved(
  ctx: RequestContext,
  found: AmendedDeal,
  amendment: Amendment,
  added: Payable | null,
): Promise<Reply> {
  const history = await listAmendmentTransitions(found.deal.id)
  const known = found.payables.find(({ payable }) => payable.id === amendment.payableId)?.payable
  const row = { amendment, payable: added ?? known ?? null, consentBy: null }
  return viewAmendment(found.deal, row, history, readerOf(ctx, found.deal))
}

/** Returns one change as its reader may see it: without the commission where that is hidden. */
export function viewAmendment(
  deal: Deal,
  { amendment, payable, consentBy }: AmendmentRow,
  history: readonly AmendmentTransition[],
  reader: AmendmentReader,
): Reply {
  const { viewer, now } = reader
  const payables = payable ? [{ payable, payment: null }] : []
  const facts = amendmentFacts({ deal, payables }, amendment, viewer, now)
  const priceOf = (price: Amendment['price']) => priceFor(reader, price, deal.agencyId)
  const isAsked = amendment.status === 'proposed' && amendment.consentAt !== null
  return {
    id: amendment.id,
    dealId: amendment.dealId,
    no: amendment.no,
    status: amendment.status,
    version: amendment.version,
    kind: amendment.kind,
    deliverableId: amendment.deliverableId,
    renewal: amendment.months
      ? {
          months: amendment.months,
          from: amendment.renewedFrom?.toISOString() ?? null,
          until: amendment.renewedUntil?.toISOString() ?? null,
        }
      : null,
    by: amendment.by,
    reason: amendment.reason,
    refuseReason: amendment.refuseReason,
    before: { terms: amendment.termsBefore, price: priceOf(amendment.priceBefore) },
    after: { terms: amendment.terms, price: priceOf(amendment.price) },
    expiresAt: amendment.expiresAt?.toISOString() ?? null,
    createdAt: amendment.createdAt.toISOString(),
    updatedAt: amendment.updatedAt.toISOString(),
    nextActor: nextSideOf(amendment, payable?.status === 'authorised' || payable?.status === 'paid'),
    allowedActions: allowedActions(amendmentLifecycle, amendment.status, viewer, facts),
    funding: payable && viewPayable(payable),
    consent:
      isAsked && amendment.consentAt && maySeeSplit(reader, amendment.consentBy)
        ? { askedAt: amendment.consentAt.toISOString(), by: consentBy ?? '' }
        : null,
    timeline: history
      .filter((step) => step.subjectId === amendment.id && (viewer !== 'brand' || step.by !== 'agent'))
      .map((step) => ({
        event: `amendment.${step.event}`,
        by: viewer === 'brand' ? step.by : actingPartyOf(step, deal.talentId),
        at: step.at.toISOString(),
      })),
  }
}
