import type { MandateTerms } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { today } from '../../platform/time/day.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { emitMandateEvent, scheduleMandateExpiry } from './advance-mandate.ts'
import { mandateFacts } from './mandate-facts.ts'
import { createMandate } from './mandate-transitions.store.ts'
import type { Agent, Mandate } from './mandates.store.ts'

/** For whom a mandate is, and what of an earlier one goes on in it: the agency's own notes. */
export interface Opening {
  talentId: string | null
  email: string | null
  isManaged: boolean
  terms: MandateTerms
  kept?: Partial<Pick<Mandate, 'note' | 'doNotPitch' | 'brandRate' | 'importKey'>>
}

/**
 * Makes a mandate: in force at once for a talent without an own sign-in, a question to everybody else. Refuses `mandate_ended`, and
 * `already_on_roster` when this agency waits for the same person's answer.
 */
export async function openMandate(agent: Agent, opening: Opening, now: Date): Promise<Mandate> {
  const { talentId, email, isManaged, terms, kept } = opening
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
  const values = { ...start, ...kept, email, status, version, proposedBy: agent.id, createdAt: now }
  const mandate = (await createMandate(values)) ?? fail('already_on_roster')
  await recordTransition(mandateLifecycle.noun, mandate.id, moved, 'agent')
  if (isManaged) await scheduleMandateExpiry(mandate)
  await emitMandateEvent(mandate, event)
  return mandate
}
