import type { trackingCalls } from '@marquee/contract/calls/tracking'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadWebsiteFile, lockWebsite, newestDealOf, updateWebsite } from './tracking.store.ts'

/** Returns a website that tracking links lead to. Fails with `not_found`. */
export const getTrackedWebsite: Handler<typeof trackingCalls.trackedWebsite> = async (
  _ctx,
  { websiteId },
) => {
  const file = (await loadWebsiteFile(websiteId)) ?? fail('not_found')
  const { id, website, brandId, brandName, status, ownWebsite, targets, requestedAt } = file
  return {
    id,
    website,
    brand: { id: brandId, name: brandName },
    status,
    ownWebsite,
    targets,
    requestedAt: requestedAt.toISOString(),
  }
}

/**
 * Approves a website for the tracking links of a brand, or refuses it. Fails with `wrong_state` when it has this decision already,
 * and for one that was refused.
 */
export const decideTrackedWebsite: Handler<typeof trackingCalls.decideTrackedWebsite> = async (
  ctx,
  { websiteId, decision, reason },
) => {
  const row = (await lockWebsite(websiteId)) ?? fail('not_found')
  const status = decision === 'approve' ? 'approved' : 'refused'
  if (row.status === status || row.status === 'refused') fail('wrong_state', { state: row.status })
  await updateWebsite(websiteId, {
    status,
    reason: status === 'refused' ? reason : '',
    decidedAt: ctx.now,
    decidedBy: ctx.actor.id,
  })
  await recordOperatorAct(ctx, {
    action: 'decideTrackedWebsite',
    subject: { noun: 'website', id: websiteId },
    accountId: row.brandId,
    reason,
    details: { decision, website: row.website },
  })
  const dealId = await newestDealOf(websiteId)
  if (dealId)
    await emit('tracked_website.decided', { brandId: row.brandId, dealId, isApproved: status === 'approved' })
  return { status }
}
