import type { agencyCalls } from '@marquee/contract/calls/agency'
import type { mandateCalls } from '@marquee/contract/calls/mandates'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import type { Routes } from '../../platform/handler.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addTalent } from './add-talent.ts'
import { answerMandate } from './answer-mandate.ts'
import { endMandate } from './end-mandate.ts'
import { getAgency } from './get-agency.ts'
import { getDelegatedActions } from './get-delegated-actions.ts'
import { getInvitation } from './get-invitation.ts'
import { getMandates } from './get-mandates.ts'
import { getRoster, getRosterTalent } from './get-roster.ts'
import { getRosterPage } from './get-roster-page.ts'
import { getTeam } from './get-team.ts'
import { importTalents } from './import-talents.ts'
import { inviteMember } from './invite-member.ts'
import { inviteToClaim } from './invite-to-claim.ts'
import { proposeMandate } from './propose-mandate.ts'
import { removeAddedTalent } from './remove-added-talent.ts'
import { removeMember } from './remove-member.ts'
import { closeRosterLink, createRosterLink, getRosterLinks } from './roster-links.ts'
import { setDualConsent } from './set-dual-consent.ts'
import { updateAddedTalent } from './update-added-talent.ts'
import { updateAgency } from './update-agency.ts'
import { updateMember } from './update-member.ts'

export const rosterRoutes: Routes<typeof rosterCalls> = {
  addTalent,
  updateAddedTalent,
  addedTalents: getRoster,
  addedTalent: getRosterTalent,
  removeAddedTalent,
  proposeMandate,
  inviteToClaim,
  importTalents,
}

export const mandateRoutes: Routes<typeof mandateCalls> = {
  talentMandates: getMandates,
  answerMandate,
  setDualConsent,
  endMandate,
  delegatedActions: getDelegatedActions,
}

export const agencyRoutes: Routes<typeof agencyCalls> = {
  agency: getAgency,
  updateAgency,
  team: getTeam,
  inviteMember,
  updateMember,
  removeMember,
  rosterLinks: getRosterLinks,
  createRosterLink,
  closeRosterLink,
  rosterPage: getRosterPage,
  invitation: getInvitation,
  acceptInvitation,
}
