import { randomUUID } from 'node:crypto'
import { FREEZE_MS } from '@marquee/contract/lifecycles/cancellation'
import { cancellationReasons } from '@marquee/contract/rules/cancellation-reasons'
import { emit } from '../../platform/events/events.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { otherSide, partFor } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { listRunningDealIds } from '../deals/deals-of-parties.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { pauseDeal, resumeDeal } from '../deals/pause-deal.ts'
import { loadCharges } from '../deals/settlement.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { cancellationEvent, frozenCancellation } from './cancellation.ts'
import {
  type CancellationRow,
  createCancellation,
  isUntouched,
  lockOpenCancellation,
} from './cancellations.store.ts'
import { moveCancellation } from './move-cancellation.ts'

/**
 * Pauses every running deal of a suspended brand or talent as a cancellation that awaits the operator. Within 14 days
 * the operator restores the account, which continues the deal, or decides (design, section 8).
 */
export async function freezeDealsOf(accountId: string, now: Date): Promise<void> {
  for (const dealId of await listRunningDealIds(accountId)) await freezeDeal(dealId, accountId, now)
}

/** Pauses a deal that opened, or continued after a pause, while one of its sides was suspended. */
export async function freezeIfSuspended(
  { dealId, brandId, talentId }: { dealId: string; brandId: string; talentId: string },
  now: Date,
): Promise<void> {
  for (const accountId of [brandId, talentId])
    if ((await loadAccount(accountId))?.status === 'suspended') await freezeDeal(dealId, accountId, now)
}

/** Continues the deals that were paused because this account was suspended, unless the other side is suspended too. */
export async function continueDealsOf(accountId: string, now: Date): Promise<void> {
  for (const dealId of await listRunningDealIds(accountId)) {
    const [deal, work] = await Promise.all([lockDealWithOffer(dealId), lockDeliverables(dealId)])
    const row = deal && (await lockOpenCancellation(dealId))
    if (!deal || row?.reason !== 'suspended') continue
    const other = sideOfAccount(deal, accountId) === 'brand' ? deal.talentId : deal.brandId
    if ((await loadAccount(other))?.status === 'suspended') continue
    await moveCancellation(row, 'close', { by: 'system', now })
    await resumeDeal(deal, work, 'withdraw_cancellation', { by: 'system', now })
    await emit('deal.unfrozen', cancellationEvent(deal, row, row.requestedBy, await loadCharges(deal)))
  }
}

async function freezeDeal(dealId: string, accountId: string, now: Date): Promise<void> {
  const [deal, work, wasUntouched] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    isUntouched(dealId),
  ])
  // A deal that is paused already waits for its own decision.
  if (deal?.status !== 'active' && deal?.status !== 'in_review' && deal?.status !== 'approved') return
  const side = sideOfAccount(deal, accountId)
  const { preset } = cancellationReasons.suspended
  const progress = deal.status === 'approved' ? 'approved' : wasUntouched ? 'untouched' : 'submitted'
  const row: CancellationRow = {
    id: randomUUID(),
    dealId,
    brandId: deal.brandId,
    talentId: deal.talentId,
    status: frozenCancellation.to,
    version: frozenCancellation.version,
    requestedBy: side,
    reason: 'suspended',
    note: '',
    backBps: partFor(deal, preset[progress]),
    proposedBy: otherSide(side),
    respondBy: null,
    decideBy: new Date(now.getTime() + FREEZE_MS),
    wasUntouched,
    decisionReason: null,
    decisionText: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  await pauseDeal(deal, work, 'request_cancellation', { by: 'system', now })
  await createCancellation(row)
  await recordTransition('cancellation', row.id, frozenCancellation, 'system')
  await emit('deal.frozen', cancellationEvent(deal, row, side, await loadCharges(deal)))
}

const sideOfAccount = ({ brandId }: Deal, accountId: string): 'brand' | 'talent' =>
  brandId === accountId ? 'brand' : 'talent'
