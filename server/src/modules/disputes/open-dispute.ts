import { randomUUID } from 'node:crypto'
import type { disputeCalls } from '@marquee/contract/calls/disputes'
import { fail, failField } from '@marquee/contract/errors'
import { disputeTypesOf } from '@marquee/contract/rules/dispute-types'
import { emit } from '../../platform/events/events.ts'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { scheduleTimers } from '../../platform/timers/timers.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { isOwnDeal, sideOf } from '../deals/case-party.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { pauseDeal } from '../deals/pause-deal.ts'
import { holdShares, loadCharges } from '../deals/settlement.ts'
import { findSettlement } from '../deals/settlements.store.ts'
import { claimFiles } from '../files/file.ts'
import { disputeEvent, newDispute, openedDispute, settleDeadline, settleTimers } from './dispute.ts'
import { createDispute, createStatement, loadHistory } from './disputes.store.ts'
import { viewDispute } from './disputes.view.ts'
import { disputeReaderOf } from './load-dispute.ts'

/**
 * Opens a dispute about a running deal, or late about a completed one. Work and timers pause, and shares that are
 * not sent yet are held. Fails with `dispute_too_late`, and with `already_split` after a
 * split.
 */
export const openDispute: Handler<typeof disputeCalls.talentOpenDispute> = async (ctx, input) => {
  const { dealId, version, type, fileIds } = input
  const by = sideOf(ctx.actor)
  const [locked, work, history, settlement] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    loadHistory(dealId),
    findSettlement(dealId),
  ])
  const deal = locked && isOwnDeal(locked, ctx.actor) ? locked : fail('not_found')
  const wasCompleted = deal.status === 'completed'
  await pauseDeal(deal, work, 'dispute', { by, now: ctx.now, expectedVersion: version })
  // The money of a deal is split once.
  if (settlement) fail('already_split')
  if (!disputeTypesOf(by, wasCompleted).includes(type))
    wasCompleted ? fail('dispute_too_late') : failField('type', 'Please choose one of the listed types.')
  const first = openedDispute(by)
  const settleBy = settleDeadline(ctx.now)
  const { to: status, version: firstVersion } = first
  const row = newDispute(
    deal,
    { id: randomUUID(), openedBy: by, type, status, version: firstVersion, settleBy },
    ctx.now,
  )
  await createDispute(row)
  await recordTransition('dispute', row.id, first, by)
  const files = await claimFiles(fileIds, accountIdOf(ctx.actor), `dispute:${row.id}`)
  const statement = {
    id: randomUUID(),
    disputeId: row.id,
    by,
    text: input.statement,
    fileIds: files.map(({ id }) => id),
    createdAt: ctx.now,
  }
  await createStatement(statement)
  await scheduleTimers('dispute', row.id, settleTimers(settleBy))
  if (wasCompleted) await holdShares(deal.offerId)
  const charges = await loadCharges(deal)
  await emit('dispute.opened', disputeEvent(deal, row, { by, backBps: 0, charges }))

  const nextHistory = {
    ...history,
    statements: [...history.statements, statement],
    files: [...history.files, ...files],
  }
  return viewDispute(
    row,
    { deal, charges, history: nextHistory, settlement: undefined },
    disputeReaderOf(ctx),
  )
}
