import type { UsageRights } from '../terms/rights.ts'
import { addMonths } from './dates.ts'

const DAY_MS = 86_400_000

/** Both sides are reminded so many days before the right to use work ends, or after half of a shorter time. */
export const RIGHTS_REMINDER_DAYS = 14

/** Most months by which one renewal extends a right. */
export const MAX_RENEWAL_MONTHS = 24

/** A right can end this many years from now at most. */
export const MAX_RIGHTS_YEARS = 10

/** The price of the terms for a renewal holds until so many days after the right has ended. */
export const RENEWAL_PRICE_LASTS_DAYS = 30

/** Where the right to use the work of a deal is. */
export const rightsStates = {
  in_use: { label: 'In use', tone: 'good' },
  not_started: { label: 'Not started', tone: 'quiet' },
  ended: { label: 'Ended', tone: 'quiet' },
} as const
export type RightsState = keyof typeof rightsStates

const isState = (key: string): key is RightsState => key in rightsStates
export const rightsStateKeys = Object.keys(rightsStates).filter(isState)

/** Returns whether a brand may use the work itself at all. */
export function hasRights({ channels, days }: Pick<UsageRights, 'channels' | 'days'>): boolean {
  return channels.length > 0 && days > 0
}

/** Returns when the right to use the work ends: so many days after the deal was completed, when it begins (domain, 2.4). */
export function rightsEndAt({ days }: Pick<UsageRights, 'days'>, completedAt: Date): Date {
  return new Date(completedAt.getTime() + days * DAY_MS)
}

/** Returns when both sides are reminded that the right ends. */
export function rightsReminderAt({ days }: Pick<UsageRights, 'days'>, completedAt: Date): Date {
  return reminderBefore(completedAt, rightsEndAt({ days }, completedAt))
}

/** Returns when both sides are reminded that a right for this time ends. */
export function reminderBefore(from: Date, until: Date): Date {
  const half = (until.getTime() - from.getTime()) / 2
  return new Date(until.getTime() - Math.min(RIGHTS_REMINDER_DAYS * DAY_MS, half))
}

/**
 * Returns the time by which a renewal extends a right: calendar months from its end, or from now where it has ended. The time in
 * between stays without a right.
 */
export function renewedTime(endsAt: Date, months: number, now: Date): { from: Date; until: Date } {
  const from = endsAt > now ? endsAt : now
  return { from, until: addMonths(from, months) }
}

/** Returns whether a right that began and ends at these moments was renewed: it ends later than after its days. */
export function isRenewed(rights: Pick<UsageRights, 'days'>, startsAt: string, endsAt: string): boolean {
  return new Date(endsAt) > rightsEndAt(rights, new Date(startsAt))
}

/** Returns whether the right would last until after the last moment that a renewal may reach. */
export function isRenewedTooFar(until: Date, now: Date): boolean {
  return until > addMonths(now, MAX_RIGHTS_YEARS * 12)
}

/**
 * Returns the price that the terms have for a renewal by one month, in minor units; null without one, and once the right has ended
 * too long ago.
 */
export function agreedRenewalPrice(
  { renewalPrice }: { renewalPrice: number | null },
  endsAt: Date,
  now: Date,
): number | null {
  return now.getTime() <= endsAt.getTime() + RENEWAL_PRICE_LASTS_DAYS * DAY_MS ? renewalPrice : null
}

/** A brand may ask again for the price of a renewal that nobody has answered after so many days. */
const RENEWAL_ASK_AGAIN_DAYS = 3

/** Returns whether the brand may ask for the price of a renewal now: nobody was asked, or that was some days ago. */
export function mayAskRenewal(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || askedAt.getTime() + RENEWAL_ASK_AGAIN_DAYS * DAY_MS <= now.getTime()
}

/** Returns whether a right ends within the time of the reminder. */
export function isEndingSoon(endsAt: string, now: Date): boolean {
  return new Date(endsAt).getTime() - now.getTime() <= RIGHTS_REMINDER_DAYS * DAY_MS
}
