import type { RosterLink } from '@marquee/contract/calls/agency'
import type { RosterDetails, RosterRow } from '@marquee/contract/calls/roster'
import { today } from '../../platform/time/day.ts'
import type { Agency } from '../agencies/agencies.store.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { isInForce, mandateFacts } from '../mandates/mandate.ts'
import { noWork, type TalentWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { viewMandate } from '../mandates/mandates.view.ts'
import type { Talent } from '../talents/talents.store.ts'
import { viewTalentCard, viewTalentProfile } from '../talents/talents.view.ts'
import type { RosterListRow } from './roster.store.ts'
import type { RosterLinkRow } from './roster-links.store.ts'

/** What the rows of a page share. */
export interface RosterContext {
  agency: Agency
  /** By talent; a talent without open work is missing. */
  work: ReadonlyMap<string, TalentWork>
  /** Open proposals of new terms. */
  proposals: readonly Mandate[]
}

/**
 * Returns a row for the agency. Before its first day and after its end a mandate shows nothing of the
 * talent's work.
 */
export function viewRosterRow(
  { mandate, talent, isInvitedToClaim }: RosterListRow,
  { agency, work, proposals }: RosterContext,
  now: Date,
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

/** Returns one row with the talent's profile, which is included only while the mandate is in force. */
export function viewRosterDetails(
  row: RosterListRow & { talent: Talent | null },
  context: RosterContext,
  now: Date,
): RosterDetails {
  const { mandate, talent } = row
  return {
    ...viewRosterRow(row, context, now),
    profile: talent && isInForce(mandate, today(now)) ? viewTalentProfile(talent) : null,
  }
}

/** Returns a shared roster link as its agency reads it. */
export function viewRosterLink(link: RosterLinkRow): RosterLink {
  const { id, title, talentIds, showsRates, expiresAt, createdAt } = link
  return {
    id,
    title,
    talentIds,
    showsRates,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
