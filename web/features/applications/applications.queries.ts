import { applicationCalls } from '@marquee/contract/calls/applications'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** What a step on an application puts out of date. */
export const applicationTopics = ['applications', 'campaigns', 'home']

/** Who applies: a talent, or the agent who applies for one. */
export type ApplicationFilter = 'talent' | 'agent'

/** The same questions and acts for both; an agent's are the talent's under a mandate. */
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
/** A board shows them all; a campaign with more pages on. */
const boardPage = 100

/** Applications for one own campaign, newest first. */
export function useApplicants(campaignId: string) {
  return usePagedQuery(['applications', 'campaign', campaignId], applicationCalls.brandApplications, {
    campaignId,
    limit: boardPage,
  })
}

/** Own applications, or those of the roster; `status` as it stands in the address, ignored when it is none. */
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

/** Who of the roster has applied for a campaign, and who still can. */
export function useRosterForCampaign(campaignId: string) {
  return useCallQuery(['applications', 'roster', campaignId], applicationCalls.rosterForCampaign, {
    campaignId,
  })
}
