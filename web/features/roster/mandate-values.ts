import type { MandateScope } from '@marquee/contract/call'
import type { MandateView } from '@marquee/contract/calls/mandates'
import { DEFAULT_COMMISSION, type KindOfWork } from '@marquee/contract/rules/commission'

/** The terms of a mandate while they are typed: numbers and days may still be missing. */
export interface MandateValues {
  scopes: MandateScope[]
  dualConsent: boolean
  commission: Record<KindOfWork, number | null>
  exclusive: boolean
  startsAt: string | null
  endsAt: string | null
  sunsetDays: number | null
}

/** What a form needs to hold so that `MandateFields` can be put into it. */
export interface WithMandate extends Record<string, unknown> {
  mandate: MandateValues
}

/** What a new mandate proposes until somebody says otherwise. */
export const newMandate: MandateValues = {
  scopes: ['view', 'apply', 'negotiate', 'accept', 'upload', 'message'],
  dualConsent: false,
  commission: { ...DEFAULT_COMMISSION },
  exclusive: false,
  startsAt: null,
  endsAt: null,
  sunsetDays: 30,
}

/** The present terms, to propose others from; they begin today unless a day is chosen. */
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
 * As a call takes them; an empty rate is none. Whom the agency manages can confirm nothing and not go on alone after a last day, so
 * that both are left out for them, also when they were typed before.
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
