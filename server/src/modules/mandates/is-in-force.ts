import type { Mandate } from './mandates.store.ts'

/** Returns whether a mandate allows anything on this calendar day in London. */
export function isInForce(
  { status, startsAt, endsAt }: Pick<Mandate, 'status' | 'startsAt' | 'endsAt'>,
  day: string,
): boolean {
  return status === 'active' && startsAt <= day && (endsAt === null || endsAt >= day)
}
