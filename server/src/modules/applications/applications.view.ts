import type { ApplicationForBrand, ApplicationForTalent } from '@marquee/contract/calls/applications'
import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { applicationLifecycle, DECLINE_UNDO_MS } from '@marquee/contract/lifecycles/application'
import { allowedActions, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import { agencyOf, type RequestContext } from '../../platform/handler.ts'
import { type CampaignCardRow, campaignCards } from '../campaigns/campaigns.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import type { Application } from './applications.store.ts'

export interface ApplicationRow extends CampaignCardRow {
  application: Application
  questions: string[]
  talent: TalentCardRow
  agency: AgencyCard | null
}

/** Returns the application as its brand sees it. */
export function viewForBrand(
  { application, campaign, questions, talent }: ApplicationRow,
  now: Date,
): ApplicationForBrand {
  const isUndoable = application.status === 'declined' && !isDeclineVisible(application, now)
  const actions = allowedActions(applicationLifecycle, application.status, 'brand').filter(
    (event) => event !== 'undo_decline' || isUndoable,
  )
  return {
    ...viewCore(application, application.status, campaign.currency),
    declineReason: application.declineReason,
    declineNote: application.declineNote,
    allowedActions: actions,
    campaignId: campaign.id,
    campaignTitle: campaign.title,
    questions,
    talent: viewTalentCard(talent),
  }
}

/**
 * Returns a function that builds views for the talent; a decline is shown once it can no longer be undone, so
 * that the talent is notified only once.
 */
export async function viewsForTalent({
  actor,
  now,
}: Pick<RequestContext, 'actor' | 'now'>): Promise<(row: ApplicationRow) => ApplicationForTalent> {
  const agencyId = agencyOf(actor)
  const card: (row: CampaignCardRow) => CampaignCard = await campaignCards()
  return (row) => {
    const { application } = row
    const isHidden = application.status === 'declined' && !isDeclineVisible(application, now)
    const status = isHidden ? (application.resumeStatus ?? 'submitted') : application.status
    return {
      ...viewCore(application, status, row.campaign.currency),
      declineReason: isHidden ? null : application.declineReason,
      declineNote: isHidden ? '' : application.declineNote,
      allowedActions: isHidden ? [] : allowedActions(applicationLifecycle, status, 'talent'),
      questions: row.questions,
      campaign: card(row),
      talent: viewTalentCard(row.talent),
      // An agency does not see which other agency acts for the talent.
      agency: agencyId === null || row.agency?.id === agencyId ? row.agency : null,
    }
  }
}

/** Returns whether the period for undoing the decline is over. */
export function isDeclineVisible(application: Application, now: Date): boolean {
  return (
    application.declinedAt !== null && now.getTime() - application.declinedAt.getTime() >= DECLINE_UNDO_MS
  )
}

function viewCore(
  application: Application,
  status: Application['status'],
  currency: CampaignCard['currency'],
) {
  const { id, version, pitch, proposedFee, answers, sampleUrls, acknowledgedUnpaid } = application
  const { invitationNote, briefVersion, offerId } = application
  return {
    id,
    status,
    version,
    pitch,
    proposedFee,
    currency,
    answers,
    sampleUrls,
    acknowledgedUnpaid,
    invitationNote,
    briefVersion,
    offerId,
    nextActor: nextActor(applicationLifecycle, status),
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
  }
}
