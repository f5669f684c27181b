import { isEndingSoon, reminderBefore, rightsReminderAt } from '@marquee/contract/rules/usage-rights'
import { emit, onEvent } from '../../platform/events/events.ts'
import { cancelTimers, onTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { type Deal, dealEvent, rightsEndOf } from '../deals/deal.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { deleteExpiredCode, findAdCode } from './ad-codes.store.ts'
import { AD_CODE, adRightsEndOf } from './ad-rights.ts'

const NOUN = 'usage rights'

/**
 * Registers the reminder before the right to use work ends, and its end, which begin with the completion of the deal, or with its end where
 * paid work is kept, and move with each renewal; and the same for ad codes.
 */
export function registerUsageRights(): void {
  onEvent('deal.completed', ({ dealId }) => scheduleEnd(dealId))
  onEvent('deal.cancelled', ({ dealId }) => scheduleEnd(dealId))
  onEvent('amendment.rights_renewed', ({ dealId }) => scheduleEnd(dealId))
  onTimer(NOUN, 'remind', (dealId, now) => notifyOfEnd(dealId, 'rights.ending', now))
  onTimer(NOUN, 'end', (dealId, now) => notifyOfEnd(dealId, 'rights.ended', now))
  onTimer(AD_CODE, 'remind', remindOfCode)
  onTimer(AD_CODE, 'end', endCode)
}

async function scheduleEnd(dealId: string): Promise<void> {
  const deal = await loadDeal(dealId)
  const endsAt = deal && rightsEndOf(deal)
  if (!endsAt) return
  await cancelTimers(NOUN, dealId)
  await scheduleTimers(NOUN, dealId, [
    { event: 'remind', at: reminderAt(deal, endsAt) },
    { event: 'end', at: endsAt },
  ])
}

function reminderAt({ rightsFrom, rightsUntil, terms }: Deal, endsAt: Date): Date {
  if (rightsFrom && !rightsUntil) return rightsReminderAt(terms.rights, rightsFrom)
  // A renewal lasts for a month at least, so its reminder is always the full time before the end.
  return reminderBefore(new Date(0), endsAt)
}

/** Notifies both sides, unless a renewal has moved the end while the timer fired. */
async function notifyOfEnd(
  dealId: string,
  event: 'rights.ending' | 'rights.ended',
  now: Date,
): Promise<void> {
  const deal = await loadDeal(dealId)
  const endsAt = deal && rightsEndOf(deal)
  if (!endsAt) return
  const isDue = event === 'rights.ended' ? endsAt <= now : isEndingSoon(endsAt.toISOString(), now)
  if (isDue) await emit(event, { ...dealEvent(deal), until: endsAt.toISOString() })
}

/** Reminds both sides that a code expires, where the right to run the post as an ad goes on. */
async function remindOfCode(deliverableId: string, now: Date): Promise<void> {
  const known = await findAdCode(deliverableId)
  const deal = known && (await loadDeal(known.dealId))
  if (!known?.code || !known.expiresAt || known.expiresAt <= now || !deal) return
  const endsAt = adRightsEndOf(deal, now)
  if (!endsAt || endsAt <= known.expiresAt) return
  const until = known.expiresAt.toISOString()
  await emit('ad_code.ending', { ...dealEvent(deal), deliverableId, until })
}

/** Deletes a code that has expired. */
async function endCode(deliverableId: string, now: Date): Promise<void> {
  const known = await findAdCode(deliverableId)
  const deal = known && (await loadDeal(known.dealId))
  if (!known?.code || !known.expiresAt || known.expiresAt > now || !deal) return
  await deleteExpiredCode(deliverableId, now)
  await emit('ad_code.ended', { ...dealEvent(deal), deliverableId })
}
