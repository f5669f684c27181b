import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { failField } from '@marquee/contract/errors'
import { today } from '../../platform/time/day.ts'

/**
 * Refuses, by field, terms that make no sense for a talent without an own sign-in: they could confirm nothing, and before a first
 * day or after a last one nobody could go on for them while their deals run.
 */
export function requireManageable({ dualConsent, endsAt, startsAt }: MandateTerms, now: Date): void {
  requireStartedMandate(startsAt, now)
  if (dualConsent) failField('mandate.dualConsent', 'This talent has no own sign-in to confirm with.')
  if (endsAt)
    failField(
      'mandate.endsAt',
      'Leave this open: without an own sign-in this talent could not go on alone. You may remove them at any time.',
    )
}

/** Refuses, by field, a first day to come where the days before it would be without any agent. */
export function requireStartedMandate(startsAt: string | undefined, now: Date): void {
  if (startsAt && startsAt > today(now))
    failField('mandate.startsAt', 'These terms count at once. Please leave the first day open.')
}
