import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceMandate } from './advance-mandate.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgencyCard } from './agencies.view.ts'
import { agentOf } from './agent.ts'
import { emailTalentEnd } from './mandate-emails.ts'
import { lockMandate } from './mandate-transitions.store.ts'
import { viewMandate } from './mandates.view.ts'
import { findRosterRow } from './roster.store.ts'

/**
 * Ends a mandate of the agency's at once, or takes its question back. Refuses `deals_open`, `offers_open` and `payout_pending` for a talent
 * who has no own sign-in to go on with (design, section 7), and `stale_version`.
 */
export const removeAddedTalent: Handler<typeof rosterCalls.removeAddedTalent> = async (
  ctx,
  { mandateId, version },
) => {
  const agent = await agentOf(ctx.actor)
  if (!(await findRosterRow(agent, mandateId))) fail('not_found')
  const { mandate, others } = (await lockMandate(mandateId)) ?? fail('not_found')
  const step = { by: 'agent', now: ctx.now } as const
  const event = mandate.status === 'invited' ? 'withdraw' : 'end'
  const ended = await advanceMandate(mandate, event, {
    ...step,
    ...(version !== undefined && { expectedVersion: version }),
  })
  if (event === 'end') {
    // New terms make no sense for somebody who is not represented any more.
    for (const other of others) if (other.status === 'invited') await advanceMandate(other, 'withdraw', step)
    await emailTalentEnd(ended)
  }
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')
  return viewMandate(ended, viewAgencyCard(agency), 'agent')
}
