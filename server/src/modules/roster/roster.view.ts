import type { RosterRow } from '@marquee/contract/calls/roster'
import { today } from '../../platform/time/day.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import type { Agency } from './agencies.store.ts'
import { viewAgencyCard } from './agencies.view.ts'
import { isInForce } from './is-in-force.ts'
import { factsWith } from './mandate-facts.ts'
import type { Mandate } from './mandates.store.ts'
import { viewMandate } from './mandates.view.ts'
import { noWork, type TalentWork } from './roster.ports.ts'

/** A row of the roster's store. */
export interface RosterRowData {
  mandate: Mandate
  talent: TalentCardRow | null
  accountId: string | null
  isInvitedToClaim: boolean
}

/** What stands beside the lines of a page. */
interface Beside {
  agency: Agency
  work: ReadonlyMap<string, TalentWork>
  proposals: readonly Mandate[]
  now: Date
}

/** A line as the agency reads it. Before its first day and once it is over a mandate tells nothing of the talent's work. */
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
    ...viewMandate(mandate, card, 'agent', factsWith(mandate, counts, now)),
    ...{ email, note, doNotPitch, brandRate, openOffers, runningDeals, undecidedApplications },
    talent: talent && viewTalentCard(talent),
    isInvitedToClaim: isActive && isManaged && isInvitedToClaim,
    proposal: proposal ? viewMandate(proposal, card, 'agent') : null,
  }
}
