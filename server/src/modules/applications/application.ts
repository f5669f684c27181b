import { randomUUID } from 'node:crypto'
import {
  type ApplicationEvent,
  type ApplicationFacts,
  type ApplicationStatus,
  DECLINE_UNDO_MS,
} from '@marquee/contract/lifecycles/application'
import { arePlacesTaken } from '@marquee/contract/rules/places'
import { takesApplications } from '../campaigns/campaign.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import type { Application } from './applications.store.ts'

/**
 * The brand's first decision on an application counts towards its response time (domain, section 4 row 3).
 */
const answers: readonly ApplicationEvent[] = ['shortlist', 'offer', 'decline']

/**
 * Returns the facts for an application's guards. `acknowledgesUnpaid` is the talent's answer in this request.
 */
export function applicationFacts(
  campaign: Campaign,
  application: Application | undefined,
  now: Date,
  acknowledgesUnpaid = false,
): ApplicationFacts {
  const declinedAt = application?.declinedAt?.getTime()
  return {
    campaignOpen: takesApplications(campaign, now),
    mayEnter: campaign.visibility === 'public' || application !== undefined,
    unpaid: campaign.payModel === 'gifted',
    unpaidAcknowledged: acknowledgesUnpaid,
    declinedWithinADay: declinedAt !== undefined && now.getTime() - declinedAt < DECLINE_UNDO_MS,
    placesLeft: !arePlacesTaken(campaign),
  }
}

/** Returns whether this event is the brand's first decision on the application. */
export function isFirstAnswer({ answeredAt }: Application, event: ApplicationEvent): boolean {
  return answeredAt === null && answers.includes(event)
}

/** Returns the row of a new application or invitation; `columns` are those that the request fills. */
export function newApplication(
  campaign: Campaign,
  talentId: string,
  status: ApplicationStatus,
  now: Date,
  columns: Partial<Application> = {},
): Application {
  return {
    resumeStatus: null,
    pitch: '',
    proposedFee: null,
    answers: [],
    sampleUrls: [],
    acknowledgedUnpaid: false,
    invitationNote: '',
    declineReason: null,
    declineNote: '',
    declinedAt: null,
    answeredAt: null,
    offerId: null,
    agencyId: null,
    mandateId: null,
    ...columns,
    id: randomUUID(),
    campaignId: campaign.id,
    brandId: campaign.brandId,
    talentId,
    status,
    version: 1,
    briefVersion: campaign.briefVersion,
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns the payload of an event about this application. */
export function applicationEvent(
  { id, campaignId, brandId, talentId }: Application,
  event: ApplicationEvent | 'told_decline' | 'told_release',
) {
  return { applicationId: id, campaignId, brandId, talentId, event }
}
