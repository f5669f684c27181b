import { applicationCalls } from '@marquee/contract/calls/applications'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

/** What a step on an application puts out of date. */
export const applicationTopics = ['applications', 'campaigns', 'home']

const states = statesOf(applicationLifecycle)
/** A board shows them all; a campaign with more pages on. */
const boardPage = 100

/** Applications for one own campaign, newest first. */
export function useApplicants(campaignId: string) {
  return usePages(['applications', 'campaign', campaignId], applicationCalls.brandApplications, { campaignId, limit: boardPage })
}

/** The talent's own applications; `status` as it stands in the address, ignored when it is none. */
export function useOwnApplications(status: string) {
  const known = states.find((state) => state === status)
  const filter = known ? { status: known } : {}
  return usePages(['applications', 'own', filter], applicationCalls.talentApplications, filter)
}

export function useOwnApplication(applicationId: string) {
  return useAsk(
    ['applications', 'own', applicationId],
    applicationCalls.talentApplication,
    { applicationId },
    { enabled: applicationId !== '' },
  )
}
