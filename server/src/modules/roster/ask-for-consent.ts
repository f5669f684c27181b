import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { tell } from './advance-mandate.ts'
import { lockMandate, saveMandate } from './mandate-moves.store.ts'
import { showMandate } from './show-mandates.ts'
import { findMandateOf } from './talent-mandates.store.ts'

/**
 * Says whether acceptances by this agency wait for the talent's own confirmation, from the next one on. Refuses `stale_version`, and
 * `wrong_state` for a mandate that is not in force.
 */
export const askForConsent: Act<typeof mandateCalls.askForConsent> = async (
  ctx,
  { mandateId, version, dualConsent },
) => {
  if (!(await findMandateOf(ctx.actor.id, mandateId))) refuse('not_found')
  const { mandate } = (await lockMandate(mandateId)) ?? refuse('not_found')
  const present = { state: mandate.status, version: mandate.version }
  if (version !== undefined && version !== mandate.version) refuse('stale_version', present)
  if (mandate.status !== 'active') refuse('wrong_state', present)
  if (mandate.dualConsent !== dualConsent) {
    await saveMandate(mandateId, { dualConsent, version: mandate.version + 1, updatedAt: ctx.now })
    await tell(mandate, 'consent')
  }
  return showMandate(ctx.actor.id, mandateId)
}
