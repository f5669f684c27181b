import type { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { keyedHash } from '../identity/secrets.ts'
import { viewNoFee } from './outside-talent.ts'
import { findNoFeePeriod, findOpenInvitation, listInvitations, listPairsOf } from './outside-talents.store.ts'
import { viewInvitation, viewPair } from './outside-talents.view.ts'

/** Returns the brand’s invitations, newest first. */
export const getOutsideInvitations: Handler<typeof outsideTalentCalls.outsideInvitations> = async (
  ctx,
  { cursor, limit },
) => {
  const rows = await listInvitations(ctx.actor.id, { cursor, limit })
  return toPage(
    rows,
    limit,
    (row) => viewInvitation(row, ctx.now),
    ({ invitation }) => [invitation.createdAt.toISOString(), invitation.id],
  )
}

/** Returns whether an offer of the brand to this talent carries no fee. */
export const getBrandNoFee: Handler<typeof outsideTalentCalls.brandNoFee> = async (ctx, { talentId }) => ({
  noFee: viewNoFee(await findNoFeePeriod(ctx.actor.id, talentId), ctx.now),
})

/** Returns what an emailed invitation is about. Fails with `invitation_expired` for every link that does not work. */
export const getOutsideInvitationPage: Handler<typeof outsideTalentCalls.outsideInvitationPage> = async (
  ctx,
  { token },
) => {
  const found = (await findOpenInvitation(keyedHash(token), ctx.now)) ?? fail('invitation_expired')
  const { invitation, companyName, logoUrl, campaign } = found
  return {
    brand: { companyName, logoUrl },
    email: invitation.email,
    name: invitation.name,
    campaign,
  }
}

/** Returns whom a brand brought to Marquee, or who brought a talent. */
export const getBroughtPairs: Handler<typeof outsideTalentCalls.broughtPairs> = async (ctx, { userId }) => ({
  items: (await listPairsOf(userId)).flatMap((row) => viewPair(row, ctx.now)),
})
