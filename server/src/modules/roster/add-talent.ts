import type { CallInput } from '@marquee/contract/call'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { addManagedTalent } from '../talents/add-managed-talent.ts'
import { agentOf } from './agent.ts'
import { loadRosterRow } from './get-roster.ts'
import { emailRequest } from './mandate-emails.ts'
import { isOnRoster } from './mandate-transitions.store.ts'
import type { Agent, Mandate } from './mandates.store.ts'
import { openMandate } from './open-mandate.ts'
import { requireManageable } from './require-manageable.ts'
import { assignTalents } from './team.store.ts'

type Input = CallInput<typeof rosterCalls.addTalent>

/**
 * Adds a talent: makes one whom the agency manages, or asks the person behind an e-mail; whether they have an account is not told.
 * Refuses `already_on_roster` for an address that is represented or asked by this agency, `mandate_ended`, and what is missing by field.
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
  // Whoever adds a talent answers for them.
  if (agent.role === 'member') await assignTalents(agent.id, [talentId])
  return openMandate(agent, { talentId, email: email ?? null, isManaged: true, terms, kept: { note } }, now)
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
    { talentId: null, email, isManaged: false, terms, kept: { note } },
    now,
  )
  await emailRequest(mandate, email, now)
  return mandate
}
