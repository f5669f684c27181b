import type { disputeCalls } from '@marquee/contract/calls/disputes'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { loadCharges } from '../deals/settlement.ts'
import { findSettlement } from '../deals/settlements.store.ts'
import { listDisputes, loadHistory } from './disputes.store.ts'
import { viewDispute } from './disputes.view.ts'
import { disputeReaderOf } from './load-dispute.ts'

/** Returns the disputes about a deal, newest first; two waits. Fails with `not_found` for a foreign deal. */
export const getDisputes: Handler<typeof disputeCalls.talentDisputes> = async (ctx, { dealId }) => {
  const [found, rows, history, settlement] = await Promise.all([
    findOwnDeal(dealId, ctx.actor.id),
    listDisputes(dealId),
    loadHistory(dealId),
    findSettlement(dealId),
  ])
  const { deal } = found ?? fail('not_found')
  const charges = await loadCharges(deal)
  const parts = { deal, charges, history, settlement }
  return { items: rows.map((row) => viewDispute(row, parts, disputeReaderOf(ctx))) }
}
