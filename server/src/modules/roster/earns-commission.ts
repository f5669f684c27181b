import type { Mandate } from './mandates.store.ts'

/**
 * Whether work begun under this mandate still earns its commission: while it is in force, and for its sunset days after the end
 * (domain, section 6: sunset).
 */
export function earnsCommission(mandate: Mandate, now: Date): boolean {
  return (
    mandate.status === 'active' ||
    (mandate.status === 'ended' && now < commissionEndsAt(mandate, mandate.endedAt ?? now))
  )
}

/** Until when work begun under a mandate that ends now, or has ended, earns its commission. */
export function commissionEndsAt({ sunsetDays }: Pick<Mandate, 'sunsetDays'>, endedAt: Date): Date {
  return new Date(endedAt.getTime() + sunsetDays * 86_400_000)
}
