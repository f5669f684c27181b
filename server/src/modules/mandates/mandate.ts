import type { MandateFacts } from '@marquee/contract/lifecycles/mandate'
import { today } from '../../platform/time/day.ts'
import type { TalentWork } from './mandates.ports.ts'
import type { Mandate } from './mandates.store.ts'

const DAY_MS = 86_400_000

/**
 * Returns the facts for a mandate's guards from the talent's open work. `exclusiveElsewhere` matters only to
 * a grant.
 */
export function mandateFacts(
  { endsAt, isManaged }: Pick<Mandate, 'endsAt' | 'isManaged'>,
  work: TalentWork,
  now: Date,
  exclusiveElsewhere = false,
): MandateFacts {
  return {
    exclusiveElsewhere,
    isExpired: endsAt !== null && endsAt < today(now),
    isManaged,
    dealsOpen: work.runningDeals > 0,
    offersOpen: work.openOffers > 0,
    payoutPending: work.pendingPayouts > 0,
  }
}

/** Returns whether a mandate allows anything on this calendar day in London. */
export function isInForce(
  { status, startsAt, endsAt }: Pick<Mandate, 'status' | 'startsAt' | 'endsAt'>,
  day: string,
): boolean {
  return status === 'active' && startsAt <= day && (endsAt === null || endsAt >= day)
}

/**
 * Returns whether work begun under this mandate still earns commission: while the mandate is active, and for
 * its sunset days after the end (domain, section 6: sunset).
 */
export function earnsCommission(mandate: Mandate, now: Date): boolean {
  return (
    mandate.status === 'active' ||
    (mandate.status === 'ended' && now < commissionEndsAt(mandate, mandate.endedAt ?? now))
  )
}

/** Returns until when work begun under a mandate that ended at `endedAt` earns commission. */
export function commissionEndsAt({ sunsetDays }: Pick<Mandate, 'sunsetDays'>, endedAt: Date): Date {
  return new Date(endedAt.getTime() + sunsetDays * DAY_MS)
}

/** The agency's own notes about a talent. */
export type AgencyNotes = Pick<Mandate, 'note' | 'doNotPitch' | 'brandRate' | 'importKey'>

/** Returns the agency's own notes about a talent, which new terms keep. */
export function notesOf({ note, doNotPitch, brandRate, importKey }: Mandate): AgencyNotes {
  return { note, doNotPitch, brandRate, importKey }
}
