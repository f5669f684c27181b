import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { agentOf } from '../agencies/agency.ts'
import { advanceMandate } from '../mandates/advance-mandate.ts'
import { emailTalentEnd } from '../mandates/mandate-emails.ts'
import { lockMandate } from '../mandates/mandate-transitions.store.ts'
import { viewMandate } from '../mandates/mandates.view.ts'
import { findRosterRow } from './roster.store.ts'

/**
 * Ends one of the agency's mandates at once, or withdraws its request. Fails with `deals_open`, `offers_open`
 * or `payout_pending` for a talent without an account (design, section 7), and with `stale_version`.
 */
export const removeAddedTalent: Handler<typeof rosterCalls.removeAddedTalent> = async (
  ctx,
  { mandateId, version },
) => {
  const agent = await agentOf(ctx.actor)
  const found = (await findRosterRow(agent, mandateId)) ?? fail('not_found')
  const { mandate, others } = (await lockMandate(found.mandate)) ?? fail('not_found')
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')

  const step = { by: 'agent', now: ctx.now } as const
  const event = mandate.status === 'invited' ? 'withdraw' : 'end'
  const ended = await advanceMandate(mandate, event, { ...step, expectedVersion: version })
  if (event === 'end') {
    // A proposal of new terms is withdrawn with the mandate it would replace.
    for (const other of others) if (other.status === 'invited') await advanceMandate(other, 'withdraw', step)
    await emailTalentEnd(ended, agency)
  }

  return viewMandate(ended, viewAgencyCard(agency), 'agent')
}
