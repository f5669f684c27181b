import type { Dispute } from '@marquee/contract/calls/disputes'
import { disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { decisionReasons } from '@marquee/contract/rules/cancellation-reasons'
import type { Charge } from '@marquee/contract/rules/split'
import type { Deal } from '../deals/deal.ts'
import { viewCharges, viewSettlement } from '../deals/settlement.ts'
import type { SettlementRow } from '../deals/settlements.store.ts'
import { viewFile } from '../files/files.view.ts'
import type { Reader } from '../offers/offers.view.ts'
import { disputeFacts } from './dispute.ts'
import type { DisputeHistory, DisputeRow } from './disputes.store.ts'

/** What belongs to a dispute, from the rows at hand. */
export interface DisputeParts {
  deal: Deal
  charges: readonly Charge[]
  history: DisputeHistory
  settlement: SettlementRow | undefined
}

/** Returns a dispute as one reader sees it. */
export function viewDispute(
  row: DisputeRow,
  { deal, charges, history, settlement }: DisputeParts,
  reader: Reader & { now: Date },
): Dispute {
  const isOfRow = ({ disputeId }: { disputeId: string }): boolean => disputeId === row.id
  const own = settlement?.causeId === row.id ? settlement : undefined
  const facts = disputeFacts(row, reader.viewer, reader.now)
  const hasWaived = reader.viewer === 'brand' ? row.hasBrandWaived : row.hasTalentWaived
  const other = reader.viewer === 'brand' ? row.talentBps : row.brandBps
  return {
    id: row.id,
    dealId: row.dealId,
    status: row.status,
    version: row.version,
    openedBy: row.openedBy,
    type: row.type,
    statements: history.statements.filter(isOfRow).map(({ by, text, fileIds, createdAt }) => ({
      by,
      text,
      files: fileIds.flatMap((id) => {
        const file = history.files.find((candidate) => candidate.id === id)
        return file ? [viewFile(file, reader.now)] : []
      }),
      at: createdAt.toISOString(),
    })),
    brandBps: row.brandBps,
    talentBps: row.talentBps,
    proposals: history.proposals
      .filter(isOfRow)
      .map(({ by, backBps, createdAt }) => ({ by, backBps, at: createdAt.toISOString() })),
    settleBy: row.status === 'open' ? iso(row.settleBy) : null,
    decideBy: row.status === 'escalated' || row.status === 'appealed' ? iso(row.decideBy) : null,
    evidenceDue: iso(row.evidenceDue),
    appealBy: row.status === 'decided' ? iso(row.appealBy) : null,
    appeal:
      row.appealedBy && row.appealedAt
        ? { by: row.appealedBy, text: row.appealText ?? '', at: row.appealedAt.toISOString() }
        : null,
    waived: { brand: row.hasBrandWaived, talent: row.hasTalentWaived },
    decisions: history.decisions
      .filter(isOfRow)
      .map(({ reason, text, backBps, isAppeal, isIndependent, createdAt }) => ({
        reason: decisionReasons[reason],
        text,
        backBps,
        isAppeal,
        isIndependent,
        at: createdAt.toISOString(),
      })),
    money: viewCharges(charges, deal, reader),
    settlement: own ? viewSettlement(own, deal, reader) : null,
    allowedActions: allowedActions(disputeLifecycle, row.status, reader.viewer, facts).filter(
      (event) =>
        event !== 'close' && !(event === 'waive' && hasWaived) && !(event === 'settle' && other === null),
    ),
    createdAt: row.createdAt.toISOString(),
  }
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null
