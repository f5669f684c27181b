import type { applicationCalls } from '@marquee/contract/calls/applications'
import type { Routes } from '../../platform/handler.ts'
import { apply } from './apply.ts'
import { agentApply } from './apply-for-roster.ts'
import { editApplication, withdrawApplication } from './edit-application.ts'
import {
  showBrandApplication,
  showBrandApplications,
  showTalentApplication,
  showTalentApplications,
} from './get-applications.ts'
import { inviteTalent } from './invite-talent.ts'
import { declineApplication, manageApplicant } from './manage-applicant.ts'
import { showRosterForCampaign } from './roster-for-campaign.ts'

export const applicationRoutes: Routes<typeof applicationCalls> = {
  apply,
  editApplication,
  withdrawApplication,
  talentApplications: showTalentApplications,
  talentApplication: showTalentApplication,
  agentApply,
  rosterForCampaign: showRosterForCampaign,
  agentEditApplication: editApplication,
  agentWithdrawApplication: withdrawApplication,
  agentApplications: showTalentApplications,
  agentApplication: showTalentApplication,
  brandApplications: showBrandApplications,
  brandApplication: showBrandApplication,
  manageApplicant,
  declineApplication,
  inviteTalent,
}
