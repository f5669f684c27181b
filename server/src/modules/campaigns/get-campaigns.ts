import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import { searchWords, wordQuery } from '../../platform/database/search-words.ts'
import {
  type Actor,
  actingForIds,
  agencyOf,
  type Handler,
  type RequestContext,
} from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { isBlocked } from '../blocks/blocks.store.ts'
import { takesApplications } from './campaign.ts'
import { campaignQuestions, noCounts } from './campaigns.ports.ts'
import { listCampaigns, listOpenCampaigns, listOwnCampaigns, loadCampaign } from './campaigns.store.ts'
import { campaignCards, viewBrief, viewOwnCard } from './campaigns.view.ts'
import { loadOwnCampaignDetails } from './load-campaign.ts'
import { listSavers } from './saved-campaigns.store.ts'

/** Returns one of the brand’s campaigns with its details. Fails with `not_found` for a foreign one. */
export const getBrandCampaign: Handler<typeof campaignCalls.brandCampaign> = (ctx, { campaignId }) =>
  loadOwnCampaignDetails(campaignId, ctx.actor.id)

/** Returns the brand's own campaigns with counts and allowed actions. */
export const getBrandCampaigns: Handler<typeof campaignCalls.brandCampaigns> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listOwnCampaigns(ctx.actor.id, status, { cursor, limit })
  const counts = await campaignQuestions.get().countsOf(rows.map((row) => row.campaign.id))
  const card = await campaignCards()
  return toPage(
    rows,
    limit,
    (row) => viewOwnCard(card(row), row.version, counts.get(row.campaign.id) ?? noCounts),
    ({ campaign }) => [campaign.createdAt.toISOString(), campaign.id],
  )
}

/** Returns the one talent who reads, or for whom an agent reads; null for a whole roster. */
const readerOf = (actor: Actor): string | null => {
  const [id, ...others] = actingForIds(actor)
  return id && others.length === 0 ? id : null
}

/** Returns campaigns that accept applications today and contain the words, with those the talent or roster already applied for. */
export const getOpenCampaigns: Handler<typeof campaignCalls.openCampaigns> = async (
  ctx,
  { cursor, limit, q, ...filter },
) => {
  const reader = { talentId: readerOf(ctx.actor), agencyId: agencyOf(ctx.actor) }
  const savedBy = actingForIds(ctx.actor)
  const words = wordQuery(searchWords(q))
  const rows = await listOpenCampaigns(
    { ...filter, ...(words && { words }), ...reader, savedBy },
    today(ctx.now),
    { cursor, limit },
  )
  const card = await campaignCards()
  const applied = await campaignQuestions.get().appliedTo(
    savedBy,
    rows.map((row) => row.campaign.id),
  )
  return toPage(
    rows,
    limit,
    (row) => ({ ...card(row), applied: applied.has(row.campaign.id), isSaved: row.isSaved }),
    ({ campaign }) => [(campaign.publishedAt ?? campaign.createdAt).toISOString(), campaign.id],
  )
}

/**
 * Loads a campaign that a talent or a roster may see: an open public one, or one they take part in. Fails with
 * `not_found` for others.
 */
export async function loadVisibleCampaign({ actor, now }: RequestContext, campaignId: string) {
  const row = (await loadCampaign(campaignId)) ?? fail('not_found')
  const parties = actingForIds(actor)
  const [talentId, agencyId] = [readerOf(actor), agencyOf(actor)]
  const [{ applications, takesPart }, savers, isBlockedForTalent, isBlockedForAgency] = await Promise.all([
    campaignQuestions.get().involvementOf(parties, campaignId),
    listSavers(parties, campaignId),
    talentId !== null && isBlocked(talentId, row.campaign.brandId),
    agencyId !== null && isBlocked(agencyId, row.campaign.brandId),
  ])
  const isOpen = takesApplications(row.campaign, now)
  const isAcrossBlock = isBlockedForTalent || isBlockedForAgency
  if (!takesPart && isAcrossBlock) fail('not_found')
  if (!takesPart && !(row.campaign.visibility === 'public' && isOpen)) fail('not_found')
  return { row, applications, isOpen, isSaved: savers.length > 0, isAcrossBlock }
}

/**
 * Returns one campaign for a talent or a roster: an open public one, or one they take part in. Fails with
 * `not_found` for others. For the talents who have applied see `rosterForCampaign`.
 */
export const getOpenCampaign: Handler<typeof campaignCalls.openCampaign> = async (ctx, { campaignId }) => {
  const { row, applications, isOpen, isSaved } = await loadVisibleCampaign(ctx, campaignId)
  const parties = actingForIds(ctx.actor)
  const mayApply = parties.some((id) => {
    const own = applications.find(({ talentId }) => talentId === id)
    const mayEnter = row.campaign.visibility === 'public' || own?.status === 'invited'
    return mayEnter && (!own || ['invited', 'withdrawn'].includes(own.status))
  })
  const [one] = parties.length === 1 ? applications : []
  const application = one ? { id: one.id, status: one.status } : null
  return { ...(await viewBrief(row)), application, mayApply: isOpen && mayApply, isSaved }
}

/**
 * Returns campaigns where the talent, or any talent of a roster, has an undecided application, an open offer
 * or an active deal.
 */
export const getActiveCampaigns: Handler<typeof campaignCalls.activeCampaigns> = async (
  ctx,
  { cursor, limit },
) => {
  const ids = await campaignQuestions.get().activeFor(actingForIds(ctx.actor))
  const rows = await listCampaigns(ids, { cursor, limit })
  return toPage(rows, limit, await campaignCards(), ({ campaign }) => [
    campaign.createdAt.toISOString(),
    campaign.id,
  ])
}
