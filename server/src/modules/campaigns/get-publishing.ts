import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import type { Handler } from '../../platform/handler.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { findVerificationLeft } from '../verification/brand-verification.ts'
import { countPublishedCampaigns } from './campaigns.store.ts'

/** Returns which checks come before a campaign that the brand publishes now is live, by the rules of `publishCampaign`. */
export const getPublishing: Handler<typeof campaignCalls.publishing> = async ({ actor }) => {
  const { campaignReview, brandVerification } = await readMarketSettings()
  const [published, left] = await Promise.all([
    countPublishedCampaigns({ brandId: actor.id }),
    findVerificationLeft(actor.id, brandVerification),
  ])
  const isNew = published === 0
  return {
    verification: isNew ? left : null,
    isReviewed: campaignReview === 'all' || (campaignReview === 'new brands' && isNew),
  }
}
