import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { today } from '../../platform/time/day.ts'
import { type Days, postingOf } from './commitment.ts'

export interface DatedDeal {
  id: string
  status: string
  payDay: Date | null
  updatedAt: Date
}

export interface DatedWork {
  id: string
  dealId: string
  title: string
  status: string
  spec: OfferTerms['deliverables'][number]
  dueAt: Date
  autoDecisionAt: Date | null
  updatedAt: Date
}

/** A date of a deal as a calendar program shows it: no name of a person or company, and no amount. */
export interface DueDate {
  /** The same as long as it is about the same work. */
  key: string
  title: string
  days: Days
  dealId: string
  changedAt: Date
}

/** Returns the dates of these deals for one side: drafts, posting windows, reviews and payouts. Days are calendar days in London. */
export function dueDatesOf(
  side: 'brand' | 'talent',
  { deals, work }: { deals: readonly DatedDeal[]; work: readonly DatedWork[] },
): DueDate[] {
  return [...work.flatMap((one) => datesOfWork(side, one)), ...deals.flatMap((deal) => payoutOf(side, deal))]
}

function datesOfWork(side: 'brand' | 'talent', work: DatedWork): DueDate[] {
  const { title, status, spec, dueAt, autoDecisionAt } = work
  const isOpen = status === 'pending' || status === 'changes_requested'
  const posting = isOpen || status === 'submitted' || status === 'approved' ? postingOf(spec) : null
  const review = status === 'submitted' || status === 'live' ? autoDecisionAt : null
  return [
    ...(isOpen ? [dateOf(work, 'draft', `Draft due: ${title}`, onDay(dueAt))] : []),
    ...(posting ? [dateOf(work, 'posting', `Posting window: ${title}`, posting)] : []),
    ...(review
      ? [
          dateOf(
            work,
            'review',
            side === 'brand' ? `Review due: ${title}` : `Review ends: ${title}`,
            onDay(review),
          ),
        ]
      : []),
  ]
}

function payoutOf(side: 'brand' | 'talent', { id, payDay, updatedAt, status }: DatedDeal): DueDate[] {
  if (!payDay || (side === 'brand' && status === 'completed')) return []
  const title = side === 'brand' ? 'Deal completes and is paid out' : 'Payout date'
  return [{ key: `payout-${id}`, title, days: onDay(payDay), dealId: id, changedAt: updatedAt }]
}

function dateOf({ id, dealId, updatedAt }: DatedWork, kind: string, title: string, days: Days): DueDate {
  return { key: `${kind}-${id}`, title, days, dealId, changedAt: updatedAt }
}

function onDay(moment: Date): Days {
  const day = today(moment)
  return { from: day, until: day }
}
