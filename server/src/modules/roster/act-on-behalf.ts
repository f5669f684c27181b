import type { Call, CallInput, MandateScope, OnBehalf, Subject } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { isInTransaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { today } from '../../platform/time/day.ts'
import { recordDelegatedAction } from './delegated-actions.store.ts'
import {
  type Agent,
  findMandateInForce,
  listRepresented,
  loadAgent,
  lockMandateInForce,
  type Mandate,
} from './mandates.store.ts'
import { subjectTalents } from './roster.ports.ts'

/**
 * In whose name a call is made (domain, section 2, rule 5): the talent's, where an agent calls the talent's own act under a mandate;
 * brands and talents who share the call's path act for themselves.
 * Refusals: `not_found` for a talent or thing that is not on the agent's roster, `not_in_mandate` for a right the talent did not give,
 * `owner_only` for the agency's money.
 */
export async function resolveDelegation(
  name: string,
  call: Call,
  actor: Actor,
  input: CallInput<Call>,
): Promise<Actor> {
  const rule = call.onBehalf
  if (!rule || actor.role !== 'talentagent') return actor
  // Sent together: one wait for both.
  const [found, talentOfSubject] = await Promise.all([
    loadAgent(actor.id),
    rule.target === 'subject' ? talentOf(call.subject, input) : null,
  ])
  const agent = found ?? fail('wrong_role')
  if (rule.target === 'agency') return agent.role === 'owner' ? actor : fail('owner_only')
  const named = text(input, 'talentId')
  const scope = scopeOf(rule, input)
  const { agencyId } = agent
  if (rule.target === 'roster' && !named)
    return { ...actor, agencyId, roster: await listRepresented(agent, scope, today(clock.now())) }
  const talentId = rule.target === 'subject' ? talentOfSubject : named
  const subject = call.subject ? { noun: call.subject.noun, id: text(input, call.subject.field) } : null
  const standing = await delegateTo(actor, agent, talentId ?? fail('not_found'), {
    scope,
    call: call.kind === 'write' && !rule.isOwn ? name : null,
    subject,
  })
  return rule.target === 'roster' ? { ...actor, agencyId, roster: [standing.id] } : standing
}

interface DelegatedAction {
  scope: MandateScope
  /** The name of the call to be written down; null for a question. */
  call: string | null
  subject: { noun: Subject['noun']; id: string | null } | null
}

/**
 * The talent, acted for by this agent. While it is written, the mandate is held: it ends before or after this act, never between.
 * Refuses as `onBehalf` does.
 */
export async function delegateTo(
  actor: Actor,
  agent: Agent,
  talentId: string,
  deed: DelegatedAction,
): Promise<Actor> {
  const day = today(clock.now())
  const wanted = { agent, talentId, day }
  const mandate =
    (await (isInTransaction() ? lockMandateInForce(wanted) : findMandateInForce(wanted))) ?? fail('not_found')
  if (!mandate.scopes.includes(deed.scope)) fail('not_in_mandate')
  if (deed.call && isInTransaction()) await writeDown(agent, mandate, talentId, deed)
  return {
    ...{ kind: 'account', id: talentId, role: 'talent', sessionId: actor.sessionId },
    ...(actor.signedInAt && { signedInAt: actor.signedInAt }),
    delegation: {
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
  { call, subject }: DelegatedAction,
): Promise<void> {
  if (!call) return
  const { id: accountId, agencyId } = agent
  await recordDelegatedAction({
    talentId,
    agencyId,
    mandateId: mandate.id,
    accountId,
    call,
    subjectNoun: subject?.noun,
    subjectId: subject?.id,
  })
}

function scopeOf({ scope }: OnBehalf, input: CallInput<Call>): MandateScope {
  if (typeof scope === 'string') return scope
  return scope.scopes[text(input, scope.field) ?? ''] ?? fail('not_in_mandate')
}

async function talentOf(subject: Subject | null, input: CallInput<Call>): Promise<string | null> {
  const id = subject && text(input, subject.field)
  return id ? ((await subjectTalents.ask()[subject.noun]?.(id)) ?? null) : null
}

function text(input: CallInput<Call>, field: string): string | null {
  const value = input[field]
  return typeof value === 'string' ? value : null
}
