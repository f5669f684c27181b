import { randomUUID } from 'node:crypto'
import type { OwnTrackingLinks, trackingCalls } from '@marquee/contract/calls/tracking'
import { fail, failField } from '@marquee/contract/errors'
import {
  isOnWebsite,
  MAX_TARGET_LENGTH,
  MAX_TRACKING_LINKS,
  parameterOf,
  targetOf,
  websiteOf,
} from '@marquee/contract/rules/tracking'
import { domainOfWebsite } from '@marquee/contract/rules/verification'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { type Deal, dealEvent } from '../deals/deal.ts'
import { findOwnDeal, lockDealWithOffer } from '../deals/deals.store.ts'
import { listDeliverables } from '../deals/deliverables.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { listFactsOf } from '../verification/verification.store.ts'
import {
  createLink,
  createWebsite,
  findWebsite,
  listLinks,
  saveRedemptionRows,
  setStopped,
  type WebsiteRow,
} from './tracking.store.ts'
import { viewOwnLink } from './tracking.view.ts'

/**
 * Adds a short link to a deal of the brand. It works at once where the address is on the brand’s verified website or on one that
 * an operator has approved; otherwise an operator is asked. Fails with `wrong_state` for a cancelled deal, with
 * `tracking_link_limit_reached`, and by field for a deliverable of another deal or an address that is too long.
 */
export const addTrackingLink: Handler<typeof trackingCalls.addTrackingLink> = async (ctx, input) => {
  const { dealId, deliverableId, address, discountCode } = input
  const deal = (await lockDealWithOffer(dealId, ctx.actor.id)) ?? fail('not_found')
  const name = websiteOf(address)
  const [links, work, known, facts] = await Promise.all([
    listLinks({ dealId }),
    listDeliverables(dealId),
    findWebsite(deal.brandId, name),
    listFactsOf({ brandId: deal.brandId }),
  ])
  if (deal.status === 'cancelled') fail('wrong_state', { state: deal.status })
  if (links.length >= MAX_TRACKING_LINKS) fail('tracking_link_limit_reached')
  if (deliverableId && !work.some(({ id }) => id === deliverableId))
    failField('deliverableId', 'Choose a deliverable of this deal.')
  const target = targetOf(address, input)
  if (target.length > MAX_TARGET_LENGTH)
    failField(
      'address',
      `With its parameters the address is too long. Use at most ${MAX_TARGET_LENGTH} characters.`,
    )

  const website = known ?? (await createWebsite(newWebsite(deal.brandId, name, facts, ctx.now)))
  const linkId = randomUUID()
  await createLink({
    id: linkId,
    dealId,
    deliverableId,
    campaignId: deal.campaignId,
    brandId: deal.brandId,
    talentId: deal.talentId,
    websiteId: website.id,
    target,
    discountCode,
    createdAt: ctx.now,
  })
  await emit('tracking_link.added', { ...dealEvent(deal), linkId })
  return viewLinksOf(deal)
}

type NewWebsite = Pick<WebsiteRow, 'brandId' | 'website' | 'status' | 'requestedAt' | 'decidedAt'>

function newWebsite(
  brandId: string,
  website: string,
  facts: Awaited<ReturnType<typeof listFactsOf>>,
  now: Date,
): NewWebsite {
  const isVerified = facts.some(
    ({ kind, value }) => kind === 'website' && isOnWebsite(website, domainOfWebsite(value) ?? ''),
  )
  return {
    brandId,
    website,
    status: isVerified ? 'approved' : 'waiting',
    requestedAt: now,
    decidedAt: isVerified ? now : null,
  }
}

/** Returns the tracking links of the brand’s deal. Fails with `not_found` for a foreign deal. */
export const getBrandTrackingLinks: Handler<typeof trackingCalls.brandTrackingLinks> = async (
  { actor },
  { dealId },
) => {
  const found = (await findOwnDeal(dealId, actor.id)) ?? fail('not_found')
  return viewLinksOf(found.deal)
}

/** Stops a link, or lets it lead to its address again. Fails with `not_found` for a link of another deal. */
export const stopTrackingLink: Handler<typeof trackingCalls.stopTrackingLink> = async (
  ctx,
  { dealId, linkId, isStopped },
) => {
  const deal = await lockDealOfLink(ctx.actor.id, dealId, linkId)
  await setStopped(linkId, isStopped ? ctx.now : null)
  return viewLinksOf(deal)
}

/**
 * Saves the uses of the discount code of a link by day. Fails with `not_found` for a link of another deal, with `wrong_state` for
 * one without a code, and by field for days that are in the future or named twice.
 */
export const saveRedemptions: Handler<typeof trackingCalls.saveRedemptions> = async (
  ctx,
  { dealId, linkId, entries },
) => {
  const deal = await lockDealOfLink(ctx.actor.id, dealId, linkId)
  const links = await listLinks({ dealId })
  if (!links.find(({ id }) => id === linkId)?.discountCode) fail('wrong_state')
  const tomorrow = new Date(ctx.now.getTime() + 86_400_000).toISOString().slice(0, 10)
  for (const [index, { day }] of entries.entries()) {
    if (day >= tomorrow) failField(`entries.${index}.day`, 'This day is in the future.')
    if (entries.findIndex((other) => other.day === day) !== index)
      failField(`entries.${index}.day`, 'This day is there twice.')
  }
  await saveRedemptionRows(linkId, entries)
  return viewLinksOf(deal)
}

async function lockDealOfLink(brandId: string, dealId: string, linkId: string): Promise<Deal> {
  const deal = (await lockDealWithOffer(dealId, brandId)) ?? fail('not_found')
  const links = await listLinks({ dealId })
  if (!links.some(({ id }) => id === linkId)) fail('not_found')
  return deal
}

async function viewLinksOf(
  deal: Pick<Deal, 'id' | 'campaignId' | 'talentId' | 'status'>,
): Promise<OwnTrackingLinks> {
  const [links, campaign, talent] = await Promise.all([
    listLinks({ dealId: deal.id }),
    deal.campaignId ? loadCampaign(deal.campaignId) : undefined,
    loadTalent(deal.talentId),
  ])
  return {
    items: links.map(viewOwnLink),
    mayAdd: deal.status !== 'cancelled' && links.length < MAX_TRACKING_LINKS,
    suggested: {
      source: 'marquee',
      medium: 'creator',
      campaign: parameterOf(campaign?.campaign.title ?? 'direct'),
      content: parameterOf(talent?.displayName ?? ''),
    },
  }
}
