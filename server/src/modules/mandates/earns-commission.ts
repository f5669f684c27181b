import type { Mandate } from './mandates.store.ts'

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
  return new Date(endedAt.getTime() + sunsetDays * 86_400_000)
}
