import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { today } from '../../platform/time/day.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { emitMandateEvent, scheduleMandateExpiry } from './advance-mandate.ts'
import { mandateFacts } from './mandate-facts.ts'
import { createMandate } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'

/** The person a mandate is for, and the agency's own notes to keep from an earlier mandate. */
export interface NewMandate {
  talentId: string | null
  email: string | null
  isManaged: boolean
  terms: MandateTerms
  notes?: Partial<Pick<Mandate, 'note' | 'doNotPitch' | 'brandRate' | 'importKey'>>
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
  const facts = await mandateFacts(start, event, now)
  const moved = move(mandateLifecycle, { status: 'new', version: 0 }, event, 'agent', facts)
  const { to: status, version } = moved
  const values = { ...start, ...notes, email, status, version, proposedBy: agent.id, createdAt: now }
  const mandate = (await createMandate(values)) ?? fail('already_on_roster')
  await recordTransition(mandateLifecycle.noun, mandate.id, moved, 'agent')
  if (isManaged) await scheduleMandateExpiry(mandate)
  await emitMandateEvent(mandate, event)
  return mandate
}

/** Returns the agency's own notes about a talent, which new terms keep. */
export function notesOf({
  note,
  doNotPitch,
  brandRate,
  importKey,
}: Mandate): Pick<Mandate, 'note' | 'doNotPitch' | 'brandRate' | 'importKey'> {
  return { note, doNotPitch, brandRate, importKey }
}
