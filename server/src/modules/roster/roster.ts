import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { fail, failField } from '@marquee/contract/errors'
import { today } from '../../platform/time/day.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { talentWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import type { Talent } from '../talents/talents.store.ts'
import type { RosterContext } from './roster.view.ts'

/** Loads an agency and the open work of these talents, which the rows of its roster show. */
export async function loadAgencyWork(
  agencyId: string,
  talentIds: readonly string[],
): Promise<Pick<RosterContext, 'agency' | 'work'>> {
  const [agency, work] = await Promise.all([loadAgency(agencyId), talentWork.get().countsOf(talentIds)])
  return { agency: agency ?? fail('not_found'), work }
}

/** Returns whether the agency manages the profile of a talent, who has not claimed it. */
export function isManagedProfile(
  { isManaged, status }: Pick<Mandate, 'isManaged' | 'status'>,
  { accountId }: Pick<Talent, 'accountId'>,
): boolean {
  return isManaged && status === 'active' && accountId === null
}

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
