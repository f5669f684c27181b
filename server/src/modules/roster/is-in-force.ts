import type { Mandate } from './mandates.store.ts'

/** Whether anything may be seen or done under a mandate on this day of the calendar in London. */
export function isInForce(
  { status, startsAt, endsAt }: Pick<Mandate, 'status' | 'startsAt' | 'endsAt'>,
  day: string,
): boolean {
  return status === 'active' && startsAt <= day && (endsAt === null || endsAt >= day)
}
