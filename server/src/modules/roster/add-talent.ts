import type { Given } from '@marquee/contract/call'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import { refuse, refuseField } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { addManagedTalent } from '../talents/add-managed-talent.ts'
import { agentOf } from './agent.ts'
import { mailRequest } from './mandate-mails.ts'
import { isOnRoster } from './mandate-moves.store.ts'
import type { Agent, Mandate } from './mandates.store.ts'
import { openMandate } from './open-mandate.ts'
import { refuseUnmanageable } from './refuse-unmanageable.ts'
import { showLine } from './show-roster.ts'
import { giveTalents } from './team.store.ts'

type Input = Given<typeof rosterCalls.addTalent>

/**
 * Adds a talent: makes one whom the agency manages, or asks the person behind an e-mail; whether they have an account is not told.
 * Refuses `already_on_roster` for an address that is represented or asked by this agency, `mandate_over`, and what is missing by field.
 */
export const addTalent: Act<typeof rosterCalls.addTalent> = async (ctx, input) => {
  const agent = await agentOf(ctx.actor)
  if (input.email && (await isOnRoster(agent.agencyId, input.email))) refuse('already_on_roster')
  const { id } = await (input.kind === 'managed'
    ? manage(agent, input, ctx.now)
    : askFor(agent, input, ctx.now))
  return showLine(agent, id, ctx.now)
}

async function manage(
  agent: Agent,
  { email, profile, mandate: terms, note }: Input,
  now: Date,
): Promise<Mandate> {
  refuseUnmanageable(terms, now)
  const displayName =
    profile?.displayName ?? refuseField('profile.displayName', 'Please give the talent’s name.')
  const talentId = await addManagedTalent({ ...profile, displayName }, now, 'profile.')
  // Whoever adds a talent answers for them.
  if (agent.role === 'member') await giveTalents(agent.id, [talentId])
  return openMandate(agent, { talentId, email: email ?? null, isManaged: true, terms, kept: { note } }, now)
}

async function askFor(
  agent: Agent,
  { email, profile, mandate: terms, note }: Input,
  now: Date,
): Promise<Mandate> {
  if (!email) refuseField('email', 'Please give the talent’s e-mail address.')
  if (profile) refuseField('profile', 'This talent keeps their own profile.')
  const mandate = await openMandate(
    agent,
    { talentId: null, email, isManaged: false, terms, kept: { note } },
    now,
  )
  await mailRequest(mandate, email, now)
  return mandate
}
