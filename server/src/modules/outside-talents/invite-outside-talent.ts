import type { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { fail, failField } from '@marquee/contract/errors'
import { OUTSIDE_INVITATION_DAYS } from '@marquee/contract/rules/outside-talents'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { requireMayBeInvited } from '../agencies/invitation-emails.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { takesApplications } from '../campaigns/campaign.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { emailsLeft, stateOf } from './outside-talent.ts'
import { lockInvitation, saveInvitation, updateInvitation } from './outside-talents.store.ts'
import { viewInvitation } from './outside-talents.view.ts'

const LINK_MS = OUTSIDE_INVITATION_DAYS * 86_400_000

/**
 * Invites someone by email. Whether the address has an account is only found after the commit, so that the response
 * reveals nothing. Fails at `email` for an open invitation, and as `requireMayBeInvited` does.
 */
export const inviteOutsideTalent: Handler<typeof outsideTalentCalls.inviteOutsideTalent> = async (
  ctx,
  { email, name = '', note, campaignId },
) => {
  const brandId = ctx.actor.id
  const [chosen, brand] = await Promise.all([
    campaignId ? loadOwnCampaign(campaignId, brandId) : undefined,
    loadBrand(brandId),
  ])
  const campaign = chosen?.campaign
  if (!brand) fail('not_found')
  if (!isEntitled(brand)) fail('not_entitled')
  if (campaignId && !(campaign && takesApplications(campaign, ctx.now)))
    failField('campaignId', 'Choose one of your campaigns that takes applications.')

  const invitation =
    (await saveInvitation({
      brandId,
      email,
      name,
      note,
      campaignId: campaign?.id ?? null,
      sentAt: ctx.now,
      expiresAt: endOfLink(ctx.now),
    })) ?? failField('email', 'You have invited this address already.')
  await requireMayBeInvited(brandId, email, ctx.now)
  await emit('outside_talent.invited', { invitationId: invitation.id, brandId })
  return viewInvitation({ invitation, campaignTitle: campaign?.title ?? null, talent: null }, ctx.now)
}

/**
 * Emails an invitation again with a new link. Fails with `wrong_state` unless it is open and was sent fewer than three times,
 * and as `requireMayBeInvited` does.
 */
export const resendOutsideInvitation: Handler<typeof outsideTalentCalls.resendOutsideInvitation> = async (
  ctx,
  { invitationId },
) => {
  const brandId = ctx.actor.id
  const [found, brand] = await Promise.all([lockInvitation(invitationId, brandId), loadBrand(brandId)])
  const { campaignTitle, ...before } = found ?? fail('not_found')
  if (!brand || !isEntitled(brand)) fail('not_entitled')
  if (emailsLeft(before, ctx.now) === 0) fail('wrong_state', { state: stateOf(before, ctx.now) })

  const changes = {
    tokenHash: null,
    expiresAt: endOfLink(ctx.now),
    sentAt: ctx.now,
    emails: before.emails + 1,
  }
  await updateInvitation(invitationId, changes)
  await requireMayBeInvited(brandId, before.email, ctx.now)
  await emit('outside_talent.invited', { invitationId, brandId })
  return viewInvitation({ invitation: { ...before, ...changes }, campaignTitle, talent: null }, ctx.now)
}

/** Withdraws an invitation that nobody has used. Fails with `wrong_state` once someone has joined. */
export const withdrawOutsideInvitation: Handler<typeof outsideTalentCalls.withdrawOutsideInvitation> = async (
  ctx,
  { invitationId },
) => {
  const found = (await lockInvitation(invitationId, ctx.actor.id)) ?? fail('not_found')
  const { campaignTitle, ...before } = found
  if (before.talentId) fail('wrong_state', { state: stateOf(before, ctx.now) })
  const changes = { withdrawnAt: before.withdrawnAt ?? ctx.now, tokenHash: null }
  await updateInvitation(invitationId, changes)
  return viewInvitation({ invitation: { ...before, ...changes }, campaignTitle, talent: null }, ctx.now)
}

const endOfLink = (now: Date): Date => new Date(now.getTime() + LINK_MS)
