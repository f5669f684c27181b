import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { advanceMandate } from './advance-mandate.ts'
import { emailAgency } from './mandate-emails.ts'
import { lockMandate } from './mandate-transitions.store.ts'
import { findMandateOf } from './mandates.store.ts'
import { viewMandate } from './mandates.view.ts'

/**
 * Ends a mandate at the talent's request; the agency loses its rights at once. Fails with `stale_version`.
 */
export const endMandate: Handler<typeof mandateCalls.endMandate> = async (ctx, { mandateId, version }) => {
  const found = (await findMandateOf(ctx.actor.id, mandateId)) ?? fail('not_found')
  const { mandate, others } = (await lockMandate(found.mandate)) ?? fail('not_found')

  const step = { by: 'talent', now: ctx.now } as const
  const ended = await advanceMandate(mandate, 'end', { ...step, expectedVersion: version })
  // Ending the mandate also declines the agency's proposed new terms.
  for (const other of others) if (other.status === 'invited') await advanceMandate(other, 'refuse', step)
  await emailAgency(ended, 'end')

  return viewMandate(ended, viewAgencyCard(found.agency), 'talent')
}
