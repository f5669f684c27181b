import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { type MandateEvent, mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { updateTalent } from '../talents/talents.store.ts'
import { commissionEndsAt } from './earns-commission.ts'
import { invalidateScreens } from './invalidate-screens.ts'
import { deleteClaim } from './invitations.store.ts'
import { mandateFacts } from './mandate-facts.ts'
import type { MandateChanges } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'
import { mandates } from './roster.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: MandateChanges
  expectedVersion?: number
}

/** Moves a locked mandate and does what follows from it. The refusals are those of its lifecycle. */
export async function advanceMandate(mandate: Mandate, event: MandateEvent, step: Step): Promise<Mandate> {
  const { by, now, changes = {}, expectedVersion } = step
  const wanted: Mandate = { ...mandate, ...changes }
  const closing =
    event === 'grant'
      ? {}
      : { endedAt: now, endedBy: by === 'talent' || by === 'agent' ? by : ('system' as const) }
  const set = { ...changes, ...closing, updatedAt: now }
  const facts = await mandateFacts(wanted, event, now)
  const { to, version } = await transition(mandateLifecycle, mandates, mandate, event, by, facts, {
    expectedVersion,
    set,
  })
  const moved: Mandate = { ...wanted, ...closing, status: to, version }
  if (to === 'active') await scheduleMandateExpiry(moved)
  else if (mandate.status === 'active') await cancelTimers('mandate', mandate.id)
  await emitMandateEvent(moved, event)
  // A mandate that another one replaces goes on in it: nobody loses anything.
  if (mandate.status === 'active' && event !== 'replace') await bringToEnd(moved, now)
  return moved
}

/** Sets the clock that ends a mandate with its last day. */
export async function scheduleMandateExpiry({ id, endsAt }: Pick<Mandate, 'id' | 'endsAt'>): Promise<void> {
  if (endsAt) await scheduleTimer('mandate', id, 'lapse', endOfDay(endsAt))
}

/** Says that a mandate moved, to reactions and to open screens. */
export async function emitMandateEvent(
  { id: mandateId, agencyId, talentId }: Mandate,
  event: string,
): Promise<void> {
  await emit('mandate.changed', { mandateId, agencyId, talentId, event })
  await invalidateScreens(agencyId, talentId)
}

/** Nobody can go on for a talent without an own sign-in, so they can no longer be found or asked. */
async function bringToEnd(mandate: Mandate, now: Date): Promise<void> {
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
