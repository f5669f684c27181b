import type { agencyCalls } from '@marquee/contract/calls/agency'
import type { rosterCalls } from '@marquee/contract/calls/roster'
import type { Routes } from '../../platform/handler.ts'
import { getAgency, getTeam } from '../agencies/get-agency.ts'
import { inviteMember } from '../agencies/invite-member.ts'
import { removeMember } from '../agencies/remove-member.ts'
import { updateAgency } from '../agencies/update-agency.ts'
import { updateMember } from '../agencies/update-member.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addTalent } from './add-talent.ts'
import { getInvitation } from './get-invitation.ts'
import { getRoster, getRosterTalent } from './get-roster.ts'
import { getRosterPage } from './get-roster-page.ts'
import { importTalents } from './import-talents.ts'
import { inviteToClaim } from './invite-to-claim.ts'
import { proposeMandate } from './propose-mandate.ts'
import { removeAddedTalent } from './remove-added-talent.ts'
import { closeRosterLink, createRosterLink, getRosterLinks } from './roster-links.ts'
import { updateAddedTalent } from './update-added-talent.ts'

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
