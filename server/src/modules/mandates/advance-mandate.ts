import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { type MandateEvent, mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { emit } from '../../platform/events/events.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { listAssignedAgents } from '../agencies/agents.store.ts'
import { deleteClaim } from '../agencies/invitations.store.ts'
import { updateTalent } from '../talents/talents.store.ts'
import { commissionEndsAt } from './earns-commission.ts'
import { mandateFacts } from './mandate-facts.ts'
import type { MandateChanges } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'
import { mandates } from './mandates.tables.ts'

/** The topics that depend on a mandate: when it ends, all work under it leaves the agents' screens. */
const topics = ['roster', 'mandates', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar']

interface Step {
  by: Party
  now: Date
  changes?: MandateChanges
  expectedVersion?: number
}

/**
 * Moves a locked mandate, updates its expiry timer and emits its events. Fails with the codes of the mandate
 * lifecycle.
 */
export async function advanceMandate(mandate: Mandate, event: MandateEvent, step: Step): Promise<Mandate> {
  const { by, now, changes = {}, expectedVersion } = step
  const updated: Mandate = { ...mandate, ...changes }
  const closing =
    event === 'grant'
      ? {}
      : { endedAt: now, endedBy: by === 'talent' || by === 'agent' ? by : ('system' as const) }
  const set = { ...changes, ...closing, updatedAt: now }
  const facts = await mandateFacts(updated, event, now)
  const { to, version } = await transition(mandateLifecycle, mandates, mandate, event, by, facts, {
    expectedVersion,
    set,
  })
  const moved: Mandate = { ...updated, ...closing, status: to, version }
  if (to === 'active') await scheduleMandateExpiry(moved)
  else if (mandate.status === 'active') await cancelTimers('mandate', mandate.id)
  await emitMandateEvent(moved, event)
  // A replaced mandate continues in its successor, so it does not emit `mandate.ended`.
  if (mandate.status === 'active' && event !== 'replace') await finishMandate(moved, now)
  return moved
}

/** Schedules the end of a mandate after its last day, in London. */
export async function scheduleMandateExpiry({ id, endsAt }: Pick<Mandate, 'id' | 'endsAt'>): Promise<void> {
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
 * with, so their profile is unlisted, takes no direct offers, and its claim link stops working.
 */
async function finishMandate(mandate: Mandate, now: Date): Promise<void> {
  const { id: mandateId, agencyId, talentId, isManaged } = mandate
  if (isManaged && talentId) {
    await updateTalent(talentId, { isListed: false, takesDirectOffers: false })
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
