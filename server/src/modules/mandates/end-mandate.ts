import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceMandate } from './advance-mandate.ts'
import { getMandate } from './get-mandates.ts'
import { emailAgency } from './mandate-emails.ts'
import { lockMandate } from './mandate-transitions.store.ts'
import { findMandateOf } from './talent-mandates.store.ts'

/**
 * Ends a mandate at the talent's request; the agency loses its rights at once. Fails with `stale_version`.
 */
export const endMandate: Handler<typeof mandateCalls.endMandate> = async (ctx, { mandateId, version }) => {
  if (!(await findMandateOf(ctx.actor.id, mandateId))) fail('not_found')
  const { mandate, others } = (await lockMandate(mandateId)) ?? fail('not_found')
  const options = { by: 'talent', now: ctx.now } as const
  const ended = await advanceMandate(mandate, 'end', {
    ...options,
    ...(version !== undefined && { expectedVersion: version }),
  })
  // Ending the mandate also refuses the agency's proposed new terms.
  for (const other of others) if (other.status === 'invited') await advanceMandate(other, 'refuse', options)
  await emailAgency(ended, 'end')
  return getMandate(ctx.actor.id, mandateId)
}
