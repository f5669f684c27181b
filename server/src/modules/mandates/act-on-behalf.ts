import type { Call, CallInput, MandateScope, OnBehalf, Subject } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { isInTransaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { today } from '../../platform/time/day.ts'
import { type Agent, loadAgent } from '../agencies/agents.store.ts'
import { recordDelegatedAction } from './delegated-actions.store.ts'
import { subjectTalents } from './mandates.ports.ts'
import { findMandateInForce, listRepresented, lockMandateInForce, type Mandate } from './mandates.store.ts'

/**
 * Returns the actor a call is made for (domain, section 2, rule 5): the talent, when an agent makes a
 * talent's call under a mandate. Brands and talents who make the same call act for themselves. Fails with
 * `not_found` for a talent or subject that is not on the agent's roster, `not_in_mandate` for a right the
 * talent did not grant, and `owner_only` for the agency's money.
 */
export async function resolveDelegation(
  name: string,
  call: Call,
  actor: Actor,
  input: CallInput<Call>,
): Promise<Actor> {
  const rule = call.onBehalf
  if (!rule || actor.role !== 'talentagent') return actor
  // The two reads are independent and run side by side.
  const [loadedAgent, talentOfSubject] = await Promise.all([
    loadAgent(actor.id),
    rule.target === 'subject' ? talentOf(call.subject, input) : null,
  ])
  const agent = loadedAgent ?? fail('wrong_role')
  if (rule.target === 'agency') return agent.role === 'owner' ? actor : fail('owner_only')
  const named = text(input, 'talentId')
  const scope = scopeOf(rule, input)
  const { agencyId } = agent
  if (rule.target === 'roster' && !named)
    return { ...actor, agencyId, roster: await listRepresented(agent, scope, today(clock.now())) }
  const talentId = rule.target === 'subject' ? talentOfSubject : named
  const subject = call.subject ? { noun: call.subject.noun, id: text(input, call.subject.field) } : null
  const acting = await delegateTo(actor, agent, talentId ?? fail('not_found'), {
    scope,
    call: call.kind === 'write' && !rule.isOwn ? name : null,
    subject,
  })
  return rule.target === 'roster' ? { ...actor, agencyId, roster: [acting.id] } : acting
}

interface DelegatedAction {
  scope: MandateScope
  /** The name of the call to record; null for a read. */
  call: string | null
  subject: { noun: Subject['noun']; id: string | null } | null
}

/**
 * Returns the talent as an actor, with this agent as delegation. In a transaction the mandate is locked, so
 * that it ends before or after this call, not during it. Fails with the codes of `resolveDelegation`.
 */
export async function delegateTo(
  actor: Actor,
  agent: Agent,
  talentId: string,
  action: DelegatedAction,
): Promise<Actor> {
  const day = today(clock.now())
  const lookup = { agent, talentId, day }
  const mandate =
    (await (isInTransaction() ? lockMandateInForce(lookup) : findMandateInForce(lookup))) ?? fail('not_found')
  if (!mandate.scopes.includes(action.scope)) fail('not_in_mandate')
  if (action.call && isInTransaction()) await recordAction(actor, agent, mandate, talentId, action)
  return {
    kind: 'account',
    id: talentId,
    role: 'talent',
    sessionId: actor.sessionId,
    ...(actor.confirmedAt && { confirmedAt: actor.confirmedAt }),
    ...(actor.impersonation && { impersonation: actor.impersonation }),
    delegation: {
      accountId: agent.id,
      agencyId: agent.agencyId,
      mandateId: mandate.id,
      needsConsent: mandate.dualConsent,
      mayAccept: mandate.scopes.includes('accept'),
    },
  }
}

/** Records the delegated action in the transaction of the call itself, so that the talent can read it. */
async function recordAction(
  { impersonation }: Actor,
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
    operatorId: impersonation?.operatorId,
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
  return id ? ((await subjectTalents.get()[subject.noun]?.(id)) ?? null) : null
}

function text(input: CallInput<Call>, field: string): string | null {
  const value = input[field]
  return typeof value === 'string' ? value : null
}
