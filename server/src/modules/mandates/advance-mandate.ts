import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type MandateEvent, type MandateFacts, mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { emit } from '../../platform/events/events.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { endOfDay, today } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { recordTransition, transition } from '../../platform/transitions/transition.ts'
import { type Agent, listAssignedAgents } from '../agencies/agents.store.ts'
import { deleteClaim } from '../agencies/invitations.store.ts'
import { updateTalent } from '../talents/talents.store.ts'
import { type AgencyNotes, commissionEndsAt, mandateFacts } from './mandate.ts'
import { createMandate, hasExclusiveConflict, type MandateChanges } from './mandate-transitions.store.ts'
import { noWork, talentWork } from './mandates.ports.ts'
import type { Mandate } from './mandates.store.ts'
import { mandates } from './mandates.tables.ts'

/** The topics that depend on a mandate: when it ends, all work under it leaves the agents' screens. */
const topics = ['roster', 'mandates', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar']

/** The person a mandate is for, and the agency's own notes to keep from an earlier mandate. */
export interface NewMandate {
  talentId: string | null
  email: string | null
  isManaged: boolean
  terms: MandateTerms
  notes?: Partial<AgencyNotes>
}

/**
 * Creates a mandate: active at once for a managed talent, a request to anyone else. Fails with
 * `mandate_ended`, and with `already_on_roster` when this agency has an open request to the same person.
 */
export async function openMandate(agent: Agent, input: NewMandate, now: Date): Promise<Mandate> {
  const { talentId, email, isManaged, terms, notes } = input
  const event = isManaged ? 'create' : 'propose'
  const start = {
    agencyId: agent.agencyId,
    talentId,
    isManaged,
    ...terms,
    startsAt: terms.startsAt ?? today(now),
  }
  const facts = await loadFacts(start, event, now)
  const moved = move(mandateLifecycle, { status: 'new', version: 0 }, event, 'agent', facts)
  const { to: status, version } = moved
  const values = { ...start, ...notes, email, status, version, proposedBy: agent.id, createdAt: now }
  const mandate = (await createMandate(values)) ?? fail('already_on_roster')
  await recordTransition(mandateLifecycle.noun, mandate.id, moved, 'agent')
  if (isManaged) await scheduleMandateExpiry(mandate)
  else await scheduleTimer('mandate', mandate.id, 'expire', answerDueAt(mandate, now))
  await emitMandateEvent(mandate, event)
  return mandate
}

/** Who moves a mandate and when, with further columns to save. */
interface Step {
  by: Party
  now: Date
  changes?: MandateChanges
  /** The version that the party has seen; another one fails with `stale_version`. */
  expectedVersion?: number | undefined
}

/**
 * Moves a locked mandate, updates its expiry timer and emits its events. Fails with the codes of the mandate
 * lifecycle.
 */
export async function advanceMandate(mandate: Mandate, event: MandateEvent, step: Step): Promise<Mandate> {
  const { by, now, changes = {}, expectedVersion } = step
  const updated: Mandate = { ...mandate, ...changes }
  const endedBy = by === 'talent' || by === 'agent' ? by : ('system' as const)
  const closing = event === 'grant' ? {} : { endedAt: now, endedBy }
  const set = { ...changes, ...closing, updatedAt: now }
  const facts = await loadFacts(updated, event, now)
  const { to, version } = await transition(mandateLifecycle, mandates, mandate, event, by, facts, {
    expectedVersion,
    set,
  })
  const moved: Mandate = { ...updated, ...closing, status: to, version }
  await cancelTimers('mandate', mandate.id)
  if (to === 'active') await scheduleMandateExpiry(moved)
  await emitMandateEvent(moved, event)
  // A replaced mandate continues in its successor, so it does not emit `mandate.ended`.
  if (mandate.status === 'active' && event !== 'replace') await finishMandate(moved, now)
  return moved
}

/** Loads the facts that the guards of this event need. */
async function loadFacts(
  mandate: Pick<Mandate, 'agencyId' | 'talentId' | 'exclusive' | 'endsAt' | 'isManaged'>,
  event: MandateEvent,
  now: Date,
): Promise<MandateFacts> {
  const { talentId, isManaged } = mandate
  const exclusiveElsewhere = event === 'grant' && (await hasExclusiveConflict(mandate))
  const counts = isManaged && talentId ? await talentWork.get().countsOf([talentId]) : null
  return mandateFacts(mandate, (talentId && counts?.get(talentId)) || noWork, now, exclusiveElsewhere)
}

/** Returns when an unanswered request ends: after its period, or on its last day where that is earlier. */
function answerDueAt({ endsAt }: Pick<Mandate, 'endsAt'>, now: Date): Date {
  const due = new Date(now.getTime() + mandateLifecycle.timers.answer.after)
  return endsAt && endOfDay(endsAt) < due ? endOfDay(endsAt) : due
}

/** Schedules the end of a mandate after its last day, in London. */
async function scheduleMandateExpiry({ id, endsAt }: Pick<Mandate, 'id' | 'endsAt'>): Promise<void> {
  if (endsAt) await scheduleTimer('mandate', id, 'lapse', endOfDay(endsAt))
}

/** Emits `mandate.changed` and invalidates open screens. */
export async function emitMandateEvent(
  { id: mandateId, agencyId, talentId }: Mandate,
  event: string,
): Promise<void> {
  await emit('mandate.changed', { mandateId, agencyId, talentId, event })
  await invalidateScreens(agencyId, talentId)
}

/**
 * Ends a mandate for good and emits `mandate.ended`. A managed talent has no sign-in of their own to continue
 * with, so their profile is unlisted, takes no direct offers, and its claim link stops working. A suspension
 * of the agency does not count for it any more: it stays unlisted when the suspension ends.
 */
async function finishMandate(mandate: Mandate, now: Date): Promise<void> {
  const { id: mandateId, agencyId, talentId, isManaged } = mandate
  if (isManaged && talentId) {
    await updateTalent(talentId, { isListed: false, takesDirectOffers: false, suspendedAt: null })
    await deleteClaim(talentId)
  }
  await emit('mandate.ended', {
    mandateId,
    agencyId,
    talentId,
    isManaged,
    commissionEndsAt: commissionEndsAt(mandate, now).toISOString(),
  })
}

/** Invalidates the screens of the talent and of the agents responsible for them. */
async function invalidateScreens(agencyId: string, talentId: string | null): Promise<void> {
  const agents = await listAssignedAgents(agencyId, talentId)
  broadcast([...agents.map((agent) => agent.id), ...(talentId ? [talentId] : [])], 'refresh', { topics })
}
