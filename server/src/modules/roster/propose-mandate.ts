import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import { advanceMandate, openMandate } from '../mandates/advance-mandate.ts'
import { notesOf } from '../mandates/mandate.ts'
import { emailNewTerms } from '../mandates/mandate-emails.ts'
import { lockMandatesBetween } from '../mandates/mandate-transitions.store.ts'
import { findRosterTalent } from './roster.store.ts'
import { loadAgencyWork, requireManageable, requireStartedMandate } from './roster.ts'
import { viewRosterDetails } from './roster.view.ts'

/**
 * Proposes new terms to a talent of the roster. They apply at once for a managed talent, otherwise when the
 * talent accepts. An earlier open proposal is withdrawn. Fails with `already_on_roster` while the first
 * request is open, and by field for a first day in the future.
 */
export const proposeMandate: Handler<typeof rosterCalls.proposeMandate> = async (
  ctx,
  { talentId, mandate: terms },
) => {
  const agent = await agentOf(ctx.actor)
  const { active, invited } = await lockMandatesBetween(agent.agencyId, talentId)
  const row = (await findRosterTalent(agent, talentId)) ?? fail('not_found')
  if (!active) fail(invited ? 'already_on_roster' : 'not_found')
  const shared = await loadAgencyWork(agent.agencyId, [talentId])

  const { isManaged, email } = active
  // The present terms end when the new ones are accepted.
  requireStartedMandate(terms.startsAt, ctx.now)
  if (isManaged) requireManageable(terms, ctx.now)
  if (invited) await advanceMandate(invited, 'withdraw', { by: 'agent', now: ctx.now })
  if (isManaged) await advanceMandate(active, 'replace', { by: 'system', now: ctx.now })
  const opened = await openMandate(
    agent,
    { talentId, email, isManaged, terms, notes: notesOf(active) },
    ctx.now,
  )
  if (!isManaged) await emailNewTerms(opened, shared.agency)

  return isManaged
    ? viewRosterDetails({ ...row, mandate: opened }, { ...shared, proposals: [] }, ctx.now)
    : viewRosterDetails(row, { ...shared, proposals: [opened] }, ctx.now)
}
