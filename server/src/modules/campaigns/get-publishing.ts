import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import type { Handler } from '../../platform/handler.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { findVerificationLeft } from '../verification/brand-verification.ts'
import { hasPublishedCampaign } from './campaigns.store.ts'

/** Returns which checks come before a campaign that the brand publishes now is live, by the rules of `publishCampaign`. */
export const getPublishing: Handler<typeof campaignCalls.publishing> = async ({ actor }) => {
  const { campaignReview, brandVerification } = await readMarketSettings()
  const [hasPublished, left] = await Promise.all([
    hasPublishedCampaign(actor.id),
    findVerificationLeft(actor.id, brandVerification),
  ])
  return {
    verification: hasPublished ? null : left,
    isReviewed: campaignReview === 'all' || (campaignReview === 'new brands' && !hasPublished),
  }
}
