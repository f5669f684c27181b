import type { RosterRow } from '@marquee/contract/calls/roster'
import { today } from '../../platform/time/day.ts'
import type { Agency } from '../agencies/agencies.store.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { isInForce, mandateFacts } from '../mandates/mandate.ts'
import { noWork, type TalentWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { viewMandate } from '../mandates/mandates.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'

/** A row as the roster's store returns it. */
export interface RosterRowData {
  mandate: Mandate
  talent: TalentCardRow | null
  accountId: string | null
  isInvitedToClaim: boolean
}

/** The data that the rows of a page share. */
interface Beside {
  agency: Agency
  work: ReadonlyMap<string, TalentWork>
  proposals: readonly Mandate[]
  now: Date
}

/**
 * Returns a row for the agency. Before its first day and after its end a mandate shows nothing of the
 * talent's work.
 */
export function viewRosterRow(
  { mandate, talent, isInvitedToClaim }: RosterRowData,
  { agency, work, proposals, now }: Beside,
): RosterRow {
  const { talentId, email, note, doNotPitch, brandRate, status, isManaged } = mandate
  const isActive = status === 'active'
  const counts = (isInForce(mandate, today(now)) && talentId && work.get(talentId)) || noWork
  const { openOffers, runningDeals, undecidedApplications } = counts
  const proposal = isActive ? proposals.find((other) => other.talentId === talentId) : undefined
  const card = viewAgencyCard(agency)
  return {
    ...viewMandate(mandate, card, 'agent', mandateFacts(mandate, counts, now)),
    email,
    note,
    doNotPitch,
    brandRate,
    openOffers,
    runningDeals,
    undecidedApplications,
    talent: talent && viewTalentCard(talent),
    isInvitedToClaim: isActive && isManaged && isInvitedToClaim,
    proposal: proposal ? viewMandate(proposal, card, 'agent') : null,
  }
}
