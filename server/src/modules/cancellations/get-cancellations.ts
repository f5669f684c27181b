import type { cancellationCalls } from '@marquee/contract/calls/cancellations'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { readerOf } from '../deals/case-party.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { loadCharges, viewCharges } from '../deals/settlement.ts'
import { findSettlement } from '../deals/settlements.store.ts'
import { listCancellations, listProposals } from './cancellations.store.ts'
import { viewCancellation } from './cancellations.view.ts'

/** Returns the cancellation requests of a deal, newest first; two waits. Fails with `not_found` for a foreign deal. */
export const getCancellations: Handler<typeof cancellationCalls.talentCancellations> = async (
  { actor },
  { dealId },
) => {
  const [found, rows, proposals, settlement] = await Promise.all([
    findOwnDeal(dealId, actor.id),
    listCancellations(dealId),
    listProposals(dealId),
    findSettlement(dealId),
  ])
  const { deal } = found ?? fail('not_found')
  const charges = await loadCharges(deal)
  const parts = { deal, charges, proposals, settlement }
  const reader = readerOf(actor)
  return {
    items: rows.map((row) => viewCancellation(row, parts, reader)),
    money: viewCharges(charges, deal, reader),
  }
}
