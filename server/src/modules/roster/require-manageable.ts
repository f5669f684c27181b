import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { failField } from '@marquee/contract/errors'
import { today } from '../../platform/time/day.ts'

/**
 * Fails by field for terms that cannot work for a talent without an account: they cannot approve anything,
 * and before a first day or after a last one no one could act for them while deals run.
 */
export function requireManageable({ dualConsent, endsAt, startsAt }: MandateTerms, now: Date): void {
  requireStartedMandate(startsAt, now)
  if (dualConsent)
    failField(
      'mandate.dualConsent',
      'This talent has no sign-in of their own, so they cannot approve acceptances.',
    )
  if (endsAt)
    failField(
      'mandate.endsAt',
      'Please leave the last day empty. This talent has no sign-in of their own and could not continue alone. You can remove them at any time.',
    )
}

/** Fails by field for a first day in the future, which would leave the talent without an agent until then. */
export function requireStartedMandate(startsAt: string | undefined, now: Date): void {
  if (startsAt && startsAt > today(now))
    failField('mandate.startsAt', 'These terms apply at once. Please leave the first day empty.')
}
