import type { AgencyCard, MandateView } from '@marquee/contract/calls/mandates'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { type MandateFacts, mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import type { Mandate } from './mandates.store.ts'

/** Returns a mandate as one side reads it. With `facts`, actions that would fail now are left out. */
export function viewMandate(
  mandate: Mandate,
  agency: AgencyCard,
  side: 'talent' | 'agent',
  facts?: MandateFacts,
): MandateView {
  const {
    id,
    status,
    version,
    isManaged,
    scopes,
    dualConsent,
    commission,
    exclusive,
    startsAt,
    endsAt,
    sunsetDays,
    endedBy,
  } = mandate
  return {
    id,
    status,
    version,
    agency,
    isManaged,
    scopes,
    dualConsent,
    commission,
    exclusive,
    startsAt,
    endsAt,
    sunsetDays,
    endedBy,
    proposedAt: mandate.createdAt.toISOString(),
    endedAt: mandate.endedAt?.toISOString() ?? null,
    allowedActions: allowedActions(mandateLifecycle, status, side, facts),
  }
}
