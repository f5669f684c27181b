import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceMandate } from './advance-mandate.ts'
import { agentOf } from './agent.ts'
import { loadRosterRow } from './get-roster.ts'
import { emailNewTerms } from './mandate-emails.ts'
import { lockBetween } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'
import { openMandate } from './open-mandate.ts'
import { requireManageable, requireStartedMandate } from './require-manageable.ts'
import { findLiveMandate } from './roster.store.ts'

/**
 * Proposes other terms to a talent of the roster: they replace the present ones at once where nobody needs to be asked, else when the
 * talent grants them. Earlier new terms that still wait are taken back. Refuses `already_on_roster` while the first question is open;
 * by field a first day to come.
 */
export const proposeMandate: Handler<typeof rosterCalls.proposeMandate> = async (
  ctx,
  { talentId, mandate: terms },
) => {
  const agent = await agentOf(ctx.actor)
  if (!(await findLiveMandate(agent, talentId))) fail('not_found')
  const { active, invited } = await lockBetween(agent.agencyId, talentId)
  if (!active) fail(invited ? 'already_on_roster' : 'not_found')
  const { isManaged, email } = active
  // The present terms end as the new ones are granted.
  requireStartedMandate(terms.startsAt, ctx.now)
  if (isManaged) requireManageable(terms, ctx.now)
  if (invited) await advanceMandate(invited, 'withdraw', { by: 'agent', now: ctx.now })
  if (isManaged) await advanceMandate(active, 'replace', { by: 'system', now: ctx.now })
  const opened = await openMandate(
    agent,
    { talentId, email, isManaged, terms, kept: notesOf(active) },
    ctx.now,
  )
  if (!isManaged) await emailNewTerms(opened)
  return loadRosterRow(agent, isManaged ? opened.id : active.id, ctx.now)
}

/** What the agency keeps for itself about a talent, whatever the terms. */
export function notesOf({
  note,
  doNotPitch,
  brandRate,
  importKey,
}: Mandate): Pick<Mandate, 'note' | 'doNotPitch' | 'brandRate' | 'importKey'> {
  return { note, doNotPitch, brandRate, importKey }
}
