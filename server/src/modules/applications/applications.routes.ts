import type { applicationCalls } from '@marquee/contract/calls/applications'
import type { Routes } from '../../platform/handler.ts'
import { apply, applyForRoster } from './apply.ts'
import { editApplication, withdrawApplication } from './edit-application.ts'
import {
  getApplicationsAmong,
  getBrandApplication,
  getBrandApplications,
  getTalentApplication,
  getTalentApplications,
} from './get-applications.ts'
import { inviteTalent } from './invite-talent.ts'
import { inviteTalents } from './invite-talents.ts'
import { decideApplicants, declineApplication, manageApplicant } from './manage-applicant.ts'
import { addApplicantNote, deleteApplicantNote, getApplicant } from './review-applicant.ts'
import { getRosterForCampaign } from './roster-for-campaign.ts'

export const applicationRoutes: Routes<typeof applicationCalls> = {
  apply,
  editApplication,
  withdrawApplication,
  talentApplications: getTalentApplications,
  talentApplication: getTalentApplication,
  agentApply: applyForRoster,
  rosterForCampaign: getRosterForCampaign,
  agentEditApplication: editApplication,
  agentWithdrawApplication: withdrawApplication,
  agentApplications: getTalentApplications,
  agentApplication: getTalentApplication,
  brandApplications: getBrandApplications,
  brandApplication: getBrandApplication,
  brandApplicant: getApplicant,
  decideApplicants,
  addApplicantNote,
  deleteApplicantNote,
  manageApplicant,
  declineApplication,
  applicationsAmong: getApplicationsAmong,
  inviteTalent,
  inviteTalents,
}
