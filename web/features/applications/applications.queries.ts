import {
  type ApplicantSort,
  type ApplicationSummary,
  applicationCalls,
  MAX_APPLICATIONS_AMONG,
  MAX_DECIDED_APPLICANTS,
} from '@marquee/contract/calls/applications'
import { type ApplicationStatus, applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallInChunks } from '#lib/use-call-in-chunks.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Topics that an action on an application makes stale. */
export const applicationTopics = ['applications', 'campaigns', 'home']

/** Who applies: a talent, or an agent on behalf of talents. */
export type ApplicationFilter = 'talent' | 'agent'

/** The calls for both; an agent's calls are the talent's, on behalf of a talent. */
export const applicationRows = {
  talent: {
    list: applicationCalls.talentApplications,
    one: applicationCalls.talentApplication,
    edit: applicationCalls.editApplication,
    withdraw: applicationCalls.withdrawApplication,
  },
  agent: {
    list: applicationCalls.agentApplications,
    one: applicationCalls.agentApplication,
    edit: applicationCalls.agentEditApplication,
    withdraw: applicationCalls.agentWithdrawApplication,
  },
} as const

const states = statesOf(applicationLifecycle)

interface ApplicantFilter {
  status: ApplicationStatus | undefined
  sort: ApplicantSort
}

/**
 * Reads the applications for one of the brand's campaigns, without a status all but those of talents who were only invited. One page can
 * be decided in one request.
 */
export function useApplicants(campaignId: string, { status, sort }: ApplicantFilter) {
  return usePagedQuery(
    ['applications', 'campaign', campaignId, status ?? '', sort],
    applicationCalls.brandApplications,
    { campaignId, sort, limit: MAX_DECIDED_APPLICANTS, ...(status ? { status } : { only: 'applied' }) },
  )
}

/** Reads one applicant with work, record and notes; disabled without an id. */
export function useApplicant(applicationId: string) {
  return useCallQuery(
    ['applications', 'applicant', applicationId],
    applicationCalls.brandApplicant,
    { applicationId },
    { enabled: applicationId !== '' },
  )
}

/** Reads the applications and invitations that talents have for the brand’s live campaigns. Returns those of a talent, once they are known. */
export function useApplicationsAmong(
  talentIds: readonly string[],
): (talentId: string) => readonly ApplicationSummary[] {
  const found = useCallInChunks(['applications', 'among'], applicationCalls.applicationsAmong, {
    ids: talentIds,
    size: MAX_APPLICATIONS_AMONG,
    toInput: (ids) => ({ talentIds: ids }),
  })
  return (talentId) => found(talentId)?.items.filter((one) => one.talentId === talentId) ?? []
}

const managed = {
  shortlist: 'Shortlisted.',
  unshortlist: 'Removed from the shortlist.',
  undo_decline: 'Decline undone.',
} as const

/** Shortlists an applicant, removes them, or undoes a decline. */
export function useManageApplicant() {
  return useCallMutation(applicationCalls.manageApplicant, {
    topics: applicationTopics,
    success: ({ action }) => managed[action],
  })
}

/** Reads the viewer's applications, or those of the roster. An unknown `status` from the URL is ignored. */
export function useOwnApplications(side: ApplicationFilter, status: string, talentId = '') {
  const known = states.find((state) => state === status)
  const filter = { ...(known && { status: known }), ...(side === 'agent' && talentId && { talentId }) }
  return usePagedQuery(['applications', side, filter], applicationRows[side].list, filter)
}

export function useOwnApplication(side: ApplicationFilter, applicationId: string) {
  return useCallQuery(
    ['applications', side, applicationId],
    applicationRows[side].one,
    { applicationId },
    { enabled: applicationId !== '' },
  )
}

/** Reads which talents of the roster have applied for a campaign, and which still can. */
export function useRosterForCampaign(campaignId: string) {
  return useCallQuery(['applications', 'roster', campaignId], applicationCalls.rosterForCampaign, {
    campaignId,
  })
}
