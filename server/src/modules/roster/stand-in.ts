import type { Call, Given, MandateScope, StandIn, Subject } from '@marquee/contract/call'
import { refuse } from '@marquee/contract/refusals'
import type { Actor } from '../../platform/act.ts'
import { clock } from '../../platform/clock.ts'
import { isWriting } from '../../platform/database.ts'
import { today } from '../../platform/day.ts'
import { addDeed } from './deeds.store.ts'
import {
  type Agent,
  findMandateInForce,
  holdMandateInForce,
  listRepresented,
  loadAgent,
  type Mandate,
} from './mandates.store.ts'
import { subjectTalents } from './roster.ports.ts'

/**
 * In whose name a call is made (domain, section 2, rule 5): the talent's, where an agent calls the talent's own act under a mandate;
 * brands and talents who share the call's path act for themselves.
 * Refusals: `not_found` for a talent or thing that is not on the agent's roster, `mandate_lacks` for a right the talent did not give,
 * `owner_only` for the agency's money.
 */
export async function standIn(name: string, call: Call, actor: Actor, input: Given<Call>): Promise<Actor> {
  const rule = call.standIn
  if (!rule || actor.role !== 'talentagent') return actor
  const agent = (await loadAgent(actor.id)) ?? refuse('wrong_role')
  if (rule.whom === 'agency') return agent.role === 'owner' ? actor : refuse('owner_only')
  const named = text(input, 'talentId')
  const scope = scopeOf(rule, input)
  const { agencyId } = agent
  if (rule.whom === 'roster' && !named)
    return { ...actor, agencyId, roster: await listRepresented(agent, scope, today(clock.now())) }
  const talentId = rule.whom === 'subject' ? await talentOf(call.subject, input) : named
  const subject = call.subject ? { noun: call.subject.noun, id: text(input, call.subject.field) } : null
  const standing = await actFor(actor, agent, talentId ?? refuse('not_found'), {
    scope,
    call: call.kind === 'write' && !rule.isOwn ? name : null,
    subject,
  })
  return rule.whom === 'roster' ? { ...actor, agencyId, roster: [standing.id] } : standing
}

interface Deed {
  scope: MandateScope
  /** The name of the call to be written down; null for a question. */
  call: string | null
  subject: { noun: Subject['noun']; id: string | null } | null
}

/**
 * The talent, acted for by this agent. While it is written, the mandate is held: it ends before or after this act, never between.
 * Refuses as `standIn` does.
 */
export async function actFor(actor: Actor, agent: Agent, talentId: string, deed: Deed): Promise<Actor> {
  const day = today(clock.now())
  const wanted = { agent, talentId, day }
  const mandate =
    (await (isWriting() ? holdMandateInForce(wanted) : findMandateInForce(wanted))) ?? refuse('not_found')
  if (!mandate.scopes.includes(deed.scope)) refuse('mandate_lacks')
  if (deed.call && isWriting()) await writeDown(agent, mandate, talentId, deed)
  return {
    ...{ kind: 'account', id: talentId, role: 'talent', sessionId: actor.sessionId },
    ...(actor.signedInAt && { signedInAt: actor.signedInAt }),
    through: {
      accountId: agent.id,
      agencyId: agent.agencyId,
      mandateId: mandate.id,
      needsConsent: mandate.dualConsent,
      mayAccept: mandate.scopes.includes('accept'),
    },
  }
}

/** Every talent reads what was done in their name; it is written with the act itself. */
async function writeDown(
  agent: Agent,
  mandate: Mandate,
  talentId: string,
  { call, subject }: Deed,
): Promise<void> {
  if (!call) return
  const { id: accountId, agencyId } = agent
  await addDeed({
    talentId,
    agencyId,
    mandateId: mandate.id,
    accountId,
    call,
    subjectNoun: subject?.noun,
    subjectId: subject?.id,
  })
}

function scopeOf({ scope }: StandIn, input: Given<Call>): MandateScope {
  if (typeof scope === 'string') return scope
  return scope.scopes[text(input, scope.field) ?? ''] ?? refuse('mandate_lacks')
}

async function talentOf(subject: Subject | null, input: Given<Call>): Promise<string | null> {
  const id = subject && text(input, subject.field)
  return id ? ((await subjectTalents.ask()[subject.noun]?.(id)) ?? null) : null
}

function text(input: Given<Call>, field: string): string | null {
  const value = input[field]
  return typeof value === 'string' ? value : null
}
