import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { turnOfPost, viewPostCheck } from './post-check.ts'
import { listPostsOf, listPostsToCheck, withChecks } from './post-checks.store.ts'

/**
 * Returns the posts of a brand whose check is due or that are to be put right. Those that it must act on come first; within each
 * group the earliest date is first.
 */
export const getPostsToCheck: Handler<typeof postCheckCalls.postsToCheck> = async (
  { actor, now },
  { cursor, limit },
) => {
  const rows = await withChecks(await listPostsToCheck(actor.id, now, { cursor, limit }))
  return toPage(
    rows,
    limit,
    (row) => ({
      ...viewPostCheck(row, 'brand', now),
      talent: viewTalentCard(row.talent),
      campaignTitle: row.campaignTitle,
    }),
    ({ at, deliverable }) => [turnOfPost(deliverable), at.toISOString(), deliverable.id],
  )
}

/** Returns the posts of a deal with their checks, for its brand. Fails with `not_found` for a foreign deal. */
export const getBrandPostChecks: Handler<typeof postCheckCalls.brandPostChecks> = (ctx, { dealId }) =>
  postChecksOf(dealId, ctx.actor.id, 'brand', ctx.now)

/** Returns the posts of a deal with their checks, for its talent’s side. Fails with `not_found` for a foreign deal. */
export const getTalentPostChecks: Handler<typeof postCheckCalls.talentPostChecks> = (ctx, { dealId }) =>
  postChecksOf(dealId, ctx.actor.id, 'talent', ctx.now)

async function postChecksOf(dealId: string, partyId: string, viewer: 'brand' | 'talent', now: Date) {
  const [deal, posts] = await Promise.all([findOwnDeal(dealId, partyId), listPostsOf(dealId, partyId)])
  if (!deal) fail('not_found')
  return { items: (await withChecks(posts)).map((post) => viewPostCheck(post, viewer, now)) }
}
