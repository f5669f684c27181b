import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { listDeliverables } from '../deals/deliverables.store.ts'
import { findMilestones } from '../milestones/milestones.store.ts'
import { priceFor } from '../offers/offers.view.ts'
import { listPayablesOf } from '../payments/payables.store.ts'
import { isDealOpen, leastPriceOf, openAmendment, presentTerms } from './amendment.ts'
import { listAmendments, listAmendmentTransitions } from './amendments.store.ts'
import { readerOf, viewAmendment } from './amendments.view.ts'

/** Returns the changes of a deal, newest first, and what a new one may set. Fails with `not_found`. */
export const getAmendments: Handler<typeof amendmentCalls.brandAmendments> = async (ctx, { dealId }) => {
  const [found, work, rows, history, ofDeal] = await Promise.all([
    findOwnDeal(dealId, ctx.actor.id),
    listDeliverables(dealId),
    listAmendments(dealId),
    listAmendmentTransitions(dealId),
    findMilestones(dealId, ctx.actor.id),
  ])
  const { deal } = found ?? fail('not_found')
  const reader = readerOf(ctx, deal)
  const all = rows.map(({ amendment }) => amendment)
  const wasNeverProposed = (id: string) =>
    !history.some(({ subjectId, event }) => subjectId === id && (event === 'propose' || event === 'buy'))
  // The talent never learns of a change that only the brand has seen.
  const shown = rows.filter(({ amendment }) => reader.viewer === 'brand' || !wasNeverProposed(amendment.id))
  const present = presentTerms(deal, work)
  const milestones = ofDeal?.rows ?? []
  const owed = milestones.some(({ status }) => status === 'due') ? await listPayablesOf([deal.offerId]) : []
  const payables = owed.map((payable) => ({ payable }))
  return {
    items: shown.map((row) => viewAmendment(deal, row, history, reader)).toReversed(),
    extensions: all.filter(({ kind, status }) => kind === 'more_time' && status === 'accepted').length,
    present:
      deal.status === 'cancelled'
        ? null
        : { ...present, price: priceFor(reader, present.price, deal.agencyId) },
    leastPrice: leastPriceOf({ deal, work, milestones, payables }),
    isInMilestones: deal.fundedMilestones !== null,
    mayPropose: isDealOpen(deal) && !openAmendment(all),
  }
}
