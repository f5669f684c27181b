import type { AppealedDecision, operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import { fail } from '@marquee/contract/errors'
import { decisionReasons } from '@marquee/contract/rules/cancellation-reasons'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import {
  findDealOf as findCancelledDeal,
  listCancellations,
  listProposals,
} from '../cancellations/cancellations.store.ts'
import { viewCancellation } from '../cancellations/cancellations.view.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { loadCharges } from '../deals/settlement.ts'
import { findSettlement } from '../deals/settlements.store.ts'
import type { Reader } from '../offers/offers.view.ts'
import { loadOperatorNames } from '../operators/operator-names.store.ts'
import { mayDecideAppealFrom } from './appeal-operator.ts'
import {
  type DisputeHistory,
  type DisputeRow,
  findDealOf,
  listDisputes,
  loadHistory,
} from './disputes.store.ts'
import { viewDispute } from './disputes.view.ts'
import { loadCaseFile } from './load-case-file.ts'

const reader: Reader = { viewer: 'operator', agencyId: null }

/** Returns a dispute with everything that its decision rests on. */
export const getOperatorDispute: Handler<typeof operatorCaseCalls.operatorDispute> = async (
  ctx,
  { disputeId },
) => {
  const dealId = (await findDealOf(disputeId, null)) ?? fail('not_found')
  const [deal, rows, history, settlement] = await Promise.all([
    loadDeal(dealId),
    listDisputes(dealId),
    loadHistory(dealId),
    findSettlement(dealId),
  ])
  const row = rows.find(({ id }) => id === disputeId)
  if (!deal || !row) return fail('not_found')
  const [charges, file] = await Promise.all([loadCharges(deal), loadCaseFile(deal, ctx.now)])
  const parts = { deal, charges, history, settlement }
  return {
    dispute: viewDispute(row, parts, { ...reader, now: ctx.now }),
    appealed: await appealedDecision(row, history, ctx),
    ...file,
  }
}

/** Returns the decision that an operator is to check, and from when they may; null without an appeal. */
async function appealedDecision(
  row: DisputeRow,
  { decisions }: DisputeHistory,
  { actor, now }: RequestContext,
): Promise<AppealedDecision | null> {
  const first = decisions.find(({ disputeId }) => disputeId === row.id)
  if (row.status !== 'appealed' || !first) return null
  const [names, from] = await Promise.all([
    loadOperatorNames(),
    mayDecideAppealFrom(row, first.operatorId, actor.id),
  ])
  return {
    decidedBy: { id: first.operatorId, name: names.get(first.operatorId) ?? 'Former operator' },
    reason: decisionReasons[first.reason],
    text: first.text,
    backBps: first.backBps,
    at: first.createdAt.toISOString(),
    mayDecideFrom: from?.toISOString() ?? null,
    mayDecide: from !== null && from <= now,
  }
}

/** Returns a cancellation request with everything that its decision rests on. */
export const getOperatorCancellation: Handler<typeof operatorCaseCalls.operatorCancellation> = async (
  ctx,
  { cancellationId },
) => {
  const dealId = (await findCancelledDeal(cancellationId, null)) ?? fail('not_found')
  const [deal, rows, proposals, settlement] = await Promise.all([
    loadDeal(dealId),
    listCancellations(dealId),
    listProposals(dealId),
    findSettlement(dealId),
  ])
  const row = rows.find(({ id }) => id === cancellationId)
  if (!deal || !row) return fail('not_found')
  const [charges, file] = await Promise.all([loadCharges(deal), loadCaseFile(deal, ctx.now)])
  return { cancellation: viewCancellation(row, { deal, charges, proposals, settlement }, reader), ...file }
}
