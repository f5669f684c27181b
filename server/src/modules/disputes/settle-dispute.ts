import { randomUUID } from 'node:crypto'
import type { Dispute, disputeCalls } from '@marquee/contract/calls/disputes'
import { fail } from '@marquee/contract/errors'
import { meetingPoint } from '@marquee/contract/rules/split'
import { emit } from '../../platform/events/events.ts'
import { accountIdOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { partFor, partyOf, requireBindingSplit, sideOf } from '../deals/case-party.ts'
import { resumeDeal } from '../deals/pause-deal.ts'
import { releaseShares } from '../deals/settlement.ts'
import { claimFiles } from '../files/file.ts'
import { disputeEvent } from './dispute.ts'
import { createProposal, createStatement } from './disputes.store.ts'
import { viewDispute } from './disputes.view.ts'
import { disputeReaderOf, type LockedDispute, lockWholeDispute } from './load-dispute.ts'
import { endWithSplit, moveDispute } from './move-dispute.ts'

/** Adds a statement with evidence to a dispute that is not decided for good. */
export const addDisputeStatement: Handler<typeof disputeCalls.talentDisputeStatement> = async (
  ctx,
  { disputeId, statement: text, fileIds },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  const { row, deal, history, charges } = locked
  if (row.status !== 'open' && row.status !== 'escalated' && row.status !== 'appealed')
    fail('wrong_state', { state: row.status, version: row.version })
  const by = sideOf(ctx.actor)
  const files = await claimFiles(fileIds, accountIdOf(ctx.actor), `dispute:${row.id}`)
  const statement = {
    id: randomUUID(),
    disputeId,
    by,
    text,
    fileIds: files.map(({ id }) => id),
    createdAt: ctx.now,
  }
  await createStatement(statement)
  await emit('dispute.statement_added', disputeEvent(deal, row, { by, backBps: 0, charges }))
  const nextHistory = {
    ...history,
    statements: [...history.statements, statement],
    files: [...history.files, ...files],
  }
  return viewDispute(row, { ...locked, history: nextHistory, settlement: undefined }, disputeReaderOf(ctx))
}

/**
 * Names the part that this side would settle for. Where both parts meet, the dispute is settled in the middle. Fails
 * with `split_needs_talent` for an agent who may not bind the talent.
 */
export const proposeSettlement: Handler<typeof disputeCalls.talentProposeSettlement> = async (
  ctx,
  { disputeId, version, backBps },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  return propose(ctx, locked, { backBps, version })
}

/** Accepts the part that the other side has named. Fails with `offer_changed` when they have named another one. */
export const acceptSettlement: Handler<typeof disputeCalls.talentAcceptSettlement> = async (
  ctx,
  { disputeId, version, backBps },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  const named = sideOf(ctx.actor) === 'brand' ? locked.row.talentBps : locked.row.brandBps
  const { status: state, version: present } = locked.row
  if (named === null) fail('wrong_state', { state, version: present })
  if (named !== backBps) fail('offer_changed', { state, version: present })
  return propose(ctx, locked, { backBps, version })
}

async function propose(
  ctx: RequestContext,
  locked: LockedDispute,
  input: { backBps: number; version: number | undefined },
): Promise<Dispute> {
  requireBindingSplit(ctx.actor.delegation)
  const { row, deal, history, charges } = locked
  const by = sideOf(ctx.actor)
  const backBps = partFor(deal, input.backBps)
  const step = { by, now: ctx.now, expectedVersion: input.version }
  const set = by === 'brand' ? { brandBps: backBps } : { talentBps: backBps }
  const { brandBps, talentBps } = { ...row, ...set }
  const middle = brandBps === null || talentBps === null ? null : meetingPoint(brandBps, talentBps)
  const proposal = { id: randomUUID(), disputeId: row.id, by, backBps, createdAt: ctx.now }
  const nextHistory = { ...history, proposals: [...history.proposals, proposal] }

  if (middle === null) {
    const proposed = await moveDispute(row, 'propose', { ...step, set })
    await createProposal(proposal)
    await emit('dispute.proposed', disputeEvent(deal, row, { by, backBps, charges }))
    const parts = { ...locked, history: nextHistory, settlement: undefined }
    return viewDispute(proposed, parts, disputeReaderOf(ctx))
  }
  const ended = await endWithSplit(locked, { ...step, event: 'settle', set, backBps: middle, note: '' })
  await createProposal(proposal)
  return viewDispute(ended.row, { ...locked, ...ended, history: nextHistory }, disputeReaderOf(ctx))
}

/** Withdraws one’s own dispute: the deal continues where it was. Fails with `not_your_request`. */
export const withdrawDispute: Handler<typeof disputeCalls.talentWithdrawDispute> = async (
  ctx,
  { disputeId, version },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  const { row, deal, work, charges } = locked
  const by = sideOf(ctx.actor)
  const withdrawn = await moveDispute(row, 'withdraw', { by, now: ctx.now, expectedVersion: version })
  await resumeDeal(deal, work, 'withdraw_dispute', { by, now: ctx.now })
  if (deal.resumeStatus === 'completed') await releaseShares(deal.offerId)
  await emit('dispute.withdrawn', disputeEvent(deal, row, { by, backBps: 0, charges }))
  return viewDispute(withdrawn, { ...locked, settlement: undefined }, disputeReaderOf(ctx))
}
