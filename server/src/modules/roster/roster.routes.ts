import type { agencyCalls } from '@marquee/contract/calls/agency'
import type { mandateCalls } from '@marquee/contract/calls/mandates'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import type { Routes } from '../../platform/handler.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addTalent } from './add-talent.ts'
import { answerMandate } from './answer-mandate.ts'
import { endMandate } from './end-mandate.ts'
import { showAgency } from './get-agency.ts'
import { showDeeds } from './get-delegated-actions.ts'
import { showInvitation } from './get-invitation.ts'
import { showMandates } from './get-mandates.ts'
import { showRoster, showRosterTalent } from './get-roster.ts'
import { showRosterPage } from './get-roster-page.ts'
import { showTeam } from './get-team.ts'
import { importTalents } from './import-talents.ts'
import { inviteMember } from './invite-member.ts'
import { inviteToClaim } from './invite-to-claim.ts'
import { proposeMandate } from './propose-mandate.ts'
import { removeAddedTalent } from './remove-added-talent.ts'
import { removeMember } from './remove-member.ts'
import { closeRosterLink, createRosterLink, getRosterLinks } from './roster-links.ts'
import { askForConsent } from './set-dual-consent.ts'
import { updateAddedTalent } from './update-added-talent.ts'
import { updateAgency } from './update-agency.ts'
import { updateMember } from './update-member.ts'

export const rosterRoutes: Routes<typeof rosterCalls> = {
  addTalent,
  updateAddedTalent,
  addedTalents: showRoster,
  addedTalent: showRosterTalent,
  removeAddedTalent,
  proposeMandate,
  inviteToClaim,
  importTalents,
}

export const mandateRoutes: Routes<typeof mandateCalls> = {
  talentMandates: showMandates,
  answerMandate,
  askForConsent,
  endMandate,
  agentDeeds: showDeeds,
}

export const agencyRoutes: Routes<typeof agencyCalls> = {
  agency: showAgency,
  updateAgency,
  team: showTeam,
  inviteMember,
  updateMember,
  removeMember,
  rosterLinks: getRosterLinks,
  createRosterLink,
  closeRosterLink,
  rosterPage: showRosterPage,
  invitation: showInvitation,
  acceptInvitation,
}
