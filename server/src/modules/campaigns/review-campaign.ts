import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { advanceCampaign } from './advance-campaign.ts'
import { countPublishedBeside, listCampaignTransitions, loadCampaign } from './campaigns.store.ts'
import { viewBrief } from './campaigns.view.ts'
import { lockWholeCampaign } from './load-campaign.ts'

/** Returns a campaign as an operator reviews it, in any state. */
export const getCampaignUnderReview: Handler<typeof campaignCalls.campaignUnderReview> = async (
  _ctx,
  { campaignId },
) => {
  const [row, transitions, publishedBefore] = await Promise.all([
    loadCampaign(campaignId),
    listCampaignTransitions(campaignId),
    countPublishedBeside(campaignId),
  ])
  const { campaign, brand } = row ?? fail('not_found')
  return {
    ...(await viewBrief({ campaign, brand })),
    version: campaign.version,
    budget: campaign.budget,
    submittedAt: transitions.findLast(({ event }) => event === 'submit')?.at.toISOString() ?? null,
    publishedBefore,
  }
}

/**
 * Publishes a campaign in review, or returns it to its brand as a draft with the reason. Fails with `deadline_passed`
 * when its last day is over, and an approval with `brand_not_verified` while its brand waits for the verification.
 */
export const reviewCampaign: Handler<typeof campaignCalls.reviewCampaign> = async (
  ctx,
  { campaignId, version, decision, reason },
) => {
  const locked = (await lockWholeCampaign(campaignId)) ?? fail('not_found')
  const { brandId, publishedAt, awaitsVerification } = locked.campaign
  if (decision === 'approve' && awaitsVerification) fail('brand_not_verified')
  const { campaign } = await advanceCampaign(locked, decision, {
    by: 'operator',
    now: ctx.now,
    changes:
      decision === 'approve'
        ? { publishedAt: publishedAt ?? ctx.now, returnReason: null }
        : { returnReason: reason, awaitsVerification: false },
    expectedVersion: version,
  })
  await recordOperatorAct(ctx, {
    action: 'reviewCampaign',
    subject: { noun: 'campaign', id: campaignId },
    accountId: brandId,
    reason,
    details: { decision },
  })
  await emit('campaign.reviewed', { campaignId, brandId, accountId: brandId, decision })
  return { status: campaign.status }
}
