import type { CallInput } from '@marquee/contract/call'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { agentOf } from '../agencies/agency.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { assignTalents } from '../agencies/agents.store.ts'
import { openMandate } from '../mandates/advance-mandate.ts'
import { emailRequest } from '../mandates/mandate-emails.ts'
import { isOnRoster } from '../mandates/mandate-transitions.store.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { addManagedTalent } from '../talents/add-managed-talent.ts'
import { loadRosterRow } from './get-roster.ts'
import { requireManageable } from './require-manageable.ts'

type Input = CallInput<typeof rosterCalls.addTalent>

/**
 * Adds a talent: creates a managed talent, or sends a request to the person behind an email address without
 * revealing whether it has an account. Fails with `already_on_roster` for an address that this agency
 * represents or has invited, with `mandate_ended`, and by field for missing values.
 */
export const addTalent: Handler<typeof rosterCalls.addTalent> = async (ctx, input) => {
  const agent = await agentOf(ctx.actor)
  if (input.email && (await isOnRoster(agent.agencyId, input.email))) fail('already_on_roster')
  const { id } = await (input.kind === 'managed'
    ? manage(agent, input, ctx.now)
    : askFor(agent, input, ctx.now))
  return loadRosterRow(agent, id, ctx.now)
}

async function manage(
  agent: Agent,
  { email, profile, mandate: terms, note }: Input,
  now: Date,
): Promise<Mandate> {
  requireManageable(terms, now)
  const displayName =
    profile?.displayName ?? failField('profile.displayName', 'Please give the talent’s name.')
  const talentId = await addManagedTalent({ ...profile, displayName }, now, 'profile.')
  // A member is assigned to the talents they add.
  if (agent.role === 'member') await assignTalents(agent.id, [talentId])
  return openMandate(agent, { talentId, email: email ?? null, isManaged: true, terms, notes: { note } }, now)
}

async function askFor(
  agent: Agent,
  { email, profile, mandate: terms, note }: Input,
  now: Date,
): Promise<Mandate> {
  if (!email) failField('email', 'Please enter the talent’s email address.')
  if (profile) failField('profile', 'This talent manages their own profile.')
  const mandate = await openMandate(
    agent,
    { talentId: null, email, isManaged: false, terms, notes: { note } },
    now,
  )
  await emailRequest(mandate, (await loadAgency(agent.agencyId)) ?? fail('not_found'), email, now)
  return mandate
}
