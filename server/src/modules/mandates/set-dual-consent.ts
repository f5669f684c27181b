import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { emitMandateEvent } from './advance-mandate.ts'
import { lockMandate, updateMandate } from './mandate-transitions.store.ts'
import { findMandateOf } from './mandates.store.ts'
import { viewMandate } from './mandates.view.ts'

/**
 * Sets whether acceptances by this agency wait for the talent's approval, from the next one on. Fails with
 * `stale_version`, and with `wrong_state` for a mandate that is not active.
 */
export const setDualConsent: Handler<typeof mandateCalls.setDualConsent> = async (
  ctx,
  { mandateId, version, dualConsent },
) => {
  const found = (await findMandateOf(ctx.actor.id, mandateId)) ?? fail('not_found')
  const { mandate } = (await lockMandate(found.mandate)) ?? fail('not_found')
  const agency = viewAgencyCard(found.agency)

  const current = { state: mandate.status, version: mandate.version }
  if (version !== undefined && version !== mandate.version) fail('stale_version', current)
  if (mandate.status !== 'active') fail('wrong_state', current)
  if (mandate.dualConsent === dualConsent) return viewMandate(mandate, agency, 'talent')

  const changes = { dualConsent, version: mandate.version + 1, updatedAt: ctx.now }
  await updateMandate(mandateId, changes)
  await emitMandateEvent(mandate, 'consent')
  return viewMandate({ ...mandate, ...changes }, agency, 'talent')
}
