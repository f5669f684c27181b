import type { CallInput } from '@marquee/contract/call'
import type { RosterDetails, rosterCalls } from '@marquee/contract/calls/roster'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { type Agency, loadAgency } from '../agencies/agencies.store.ts'
import { agentOf } from '../agencies/agency.ts'
import { type Agent, assignTalents } from '../agencies/agents.store.ts'
import { openMandate } from '../mandates/advance-mandate.ts'
import { emailRequest } from '../mandates/mandate-emails.ts'
import { isOnRoster } from '../mandates/mandate-transitions.store.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { createManagedTalent } from '../talents/talent-profile.ts'
import type { Talent } from '../talents/talents.store.ts'
import { requireManageable } from './roster.ts'
import { viewRosterDetails } from './roster.view.ts'

type Input = CallInput<typeof rosterCalls.addTalent>

/**
 * Adds a talent: creates a managed talent, or sends a request to the person behind an email address without
 * revealing whether it has an account. Fails with `already_on_roster` for an address that this agency
 * represents or has invited, with `mandate_ended`, as `sendInvitation` does, and by field for missing values.
 */
export const addTalent: Handler<typeof rosterCalls.addTalent> = async (ctx, input) => {
  const agent = await agentOf(ctx.actor)
  if (input.email && (await isOnRoster(agent.agencyId, input.email))) fail('already_on_roster')
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')

  if (input.kind === 'managed') {
    const { mandate, talent } = await addManaged(agent, input, ctx.now)
    return viewNew(mandate, talent, agency, ctx.now)
  }
  return viewNew(await sendRequest(agent, agency, input, ctx.now), null, agency, ctx.now)
}

async function addManaged(
  agent: Agent,
  { email, profile, mandate: terms, note }: Input,
  now: Date,
): Promise<{ mandate: Mandate; talent: Talent }> {
  requireManageable(terms, now)
  const displayName =
    profile?.displayName ?? failField('profile.displayName', 'Please give the talent’s name.')
  const talent = await createManagedTalent({ ...profile, displayName }, { now, at: 'profile.' })
  // A member is assigned to the talents they add.
  if (agent.role === 'member') await assignTalents(agent.id, [talent.id])
  const mandate = await openMandate(
    agent,
    { talentId: talent.id, email: email ?? null, isManaged: true, terms, notes: { note } },
    now,
  )
  return { mandate, talent }
}

async function sendRequest(
  agent: Agent,
  agency: Agency,
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
  await emailRequest(agent, mandate, agency, email, now)
  return mandate
}

/** A talent who was added now has neither work nor proposals. */
function viewNew(mandate: Mandate, talent: Talent | null, agency: Agency, now: Date): RosterDetails {
  const row = { mandate, talent, isInvitedToClaim: false }
  return viewRosterDetails(row, { agency, work: new Map(), proposals: [] }, now)
}
