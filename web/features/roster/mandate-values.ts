import type { MandateScope } from '@marquee/contract/call'
import type { MandateView } from '@marquee/contract/calls/mandates'
import { DEFAULT_COMMISSION, type KindOfWork } from '@marquee/contract/rules/commission'

/** The form values of a mandate: numbers and dates may still be missing. */
export interface MandateValues {
  scopes: MandateScope[]
  dualConsent: boolean
  commission: Record<KindOfWork, number | null>
  exclusive: boolean
  startsAt: string | null
  endsAt: string | null
  sunsetDays: number | null
}

/** The form values that `MandateFields` needs. */
export interface WithMandate extends Record<string, unknown> {
  mandate: MandateValues
}

/** The default terms of a new mandate. */
export const newMandate: MandateValues = {
  scopes: ['view', 'apply', 'negotiate', 'accept', 'upload', 'message'],
  dualConsent: false,
  commission: { ...DEFAULT_COMMISSION },
  exclusive: false,
  startsAt: null,
  endsAt: null,
  sunsetDays: 30,
}

/** Returns the present terms as form values to propose others; they begin today unless a date is chosen. */
export function mandateValues({
  scopes,
  dualConsent,
  commission,
  exclusive,
  endsAt,
  sunsetDays,
}: MandateView): MandateValues {
  return { scopes, dualConsent, commission, exclusive, startsAt: null, endsAt, sunsetDays }
}

/**
 * Returns the terms as a call takes them; an empty rate is zero. A managed talent has no dual consent and no
 * end date, even if they were typed before.
 */
export function mandateBody(
  { commission, startsAt, endsAt, dualConsent, sunsetDays, ...rest }: MandateValues,
  isManaged: boolean,
) {
  const { posting, live, content } = commission
  return {
    ...rest,
    endsAt: isManaged ? null : endsAt,
    dualConsent: dualConsent && !isManaged,
    commission: { posting: posting ?? 0, live: live ?? 0, content: content ?? 0 },
    ...(startsAt && { startsAt }),
    sunsetDays: sunsetDays ?? 0,
  }
}
