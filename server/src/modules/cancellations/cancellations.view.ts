import type { Cancellation } from '@marquee/contract/calls/cancellations'
import { cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import { allowedActions, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { decisionReasons } from '@marquee/contract/rules/cancellation-reasons'
import type { Charge } from '@marquee/contract/rules/split'
import { otherSide } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import { viewCharges, viewSettlement } from '../deals/settlement.ts'
import type { SettlementRow } from '../deals/settlements.store.ts'
import type { Reader } from '../offers/offers.view.ts'
import { cancellationFacts, silenceOf } from './cancellation.ts'
import type { CancellationRow, ProposalRow } from './cancellations.store.ts'

/** What belongs to a request, from the rows at hand. */
export interface CancellationParts {
  deal: Deal
  charges: readonly Charge[]
  proposals: readonly ProposalRow[]
  settlement: SettlementRow | undefined
}

/** Returns a cancellation request as one reader sees it. */
export function viewCancellation(
  row: CancellationRow,
  { deal, charges, proposals, settlement }: CancellationParts,
  reader: Reader,
): Cancellation {
  const own = settlement?.causeId === row.id ? settlement : undefined
  return {
    id: row.id,
    dealId: row.dealId,
    status: row.status,
    version: row.version,
    requestedBy: row.requestedBy,
    reason: row.reason,
    note: row.note,
    backBps: row.backBps,
    proposedBy: row.proposedBy,
    turn: row.status === 'pending' ? otherSide(row.proposedBy) : null,
    respondBy: row.status === 'pending' ? iso(row.respondBy) : null,
    decideBy: row.status === 'escalated' ? iso(row.decideBy) : null,
    silence: silenceOf(row),
    proposals: proposals
      .filter(({ cancellationId }) => cancellationId === row.id)
      .map(({ by, backBps, note, createdAt }) => ({ by, backBps, note, at: createdAt.toISOString() })),
    decision:
      row.decisionReason && row.decidedAt
        ? {
            reason: decisionReasons[row.decisionReason],
            text: row.decisionText ?? '',
            backBps: row.backBps,
            at: row.decidedAt.toISOString(),
          }
        : null,
    money: viewCharges(charges, deal, reader),
    settlement: own ? viewSettlement(own, deal, reader) : null,
    allowedActions: actionsOf(row, reader.viewer),
    createdAt: row.createdAt.toISOString(),
  }
}

function actionsOf(row: CancellationRow, by: Party): string[] {
  return allowedActions(cancellationLifecycle, row.status, by, cancellationFacts(row, by))
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null
