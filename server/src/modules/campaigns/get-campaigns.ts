import { type campaignCalls, payModels } from '@marquee/contract/calls/campaigns'
import type { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { fail } from '@marquee/contract/errors'
import { addDays } from '@marquee/contract/rules/dates'
import { MAX_TOPICS } from '@marquee/contract/rules/limits'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { topicIdOf } from '@marquee/contract/rules/topic-slugs'
import { platforms } from '@marquee/contract/terms/deliverables'
import { countList, emptySearchPage, toPage } from '../../platform/database/pagination.ts'
import { searchWords, wordQuery } from '../../platform/database/search-words.ts'
import { actingForIds, agencyOf, type Handler, soleIdOf } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { today } from '../../platform/time/day.ts'
import { industrySlugs } from '../brands/industry-names.ts'
import type { SitemapUrl } from '../content/content.ports.ts'
import { takesApplications, withdrawnAt } from './campaign.ts'
import { brandRecords, campaignQuestions, noCounts } from './campaigns.ports.ts'
import { listCampaigns, listOwnCampaigns, loadCampaign } from './campaigns.store.ts'
import { campaignCards, viewBrief, viewOwnCard, viewPublicCampaign } from './campaigns.view.ts'
import { loadOwnCampaignDetails, loadVisibleCampaign } from './load-campaign.ts'
import {
  type CampaignSort,
  countOpenCampaigns,
  findRangeOfOpen,
  listIndustries,
  listOpenCampaigns,
  listOpenForSitemap,
  openFilterOf,
  openPositionOf,
} from './open-campaigns.store.ts'

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

/** Returns open campaigns that contain the words; when there are none, those that contain similar words; with the filter that found them. */
async function findOpen(
  { q, ...filter }: Parameters<typeof listOpenCampaigns>[0] & { q: string | undefined },
  day: string,
  page: { sort?: CampaignSort; cursor?: string; limit: number },
) {
  const words = searchWords(q)
  const exactly = { ...filter, ...(words.length > 0 && { words: wordQuery(words) }) }
  const exact = await listOpenCampaigns(exactly, day, page)
  if (exact.length > 0 || words.length === 0) return { rows: exact, isSimilar: false, foundBy: exactly }
  // The campaigns of the pages before contain the words, and the others have closed meanwhile.
  const isAfterExact =
    page.cursor !== undefined && (await listOpenCampaigns(exactly, day, { limit: 0 })).length > 0
  if (isAfterExact) return { rows: [], isSimilar: false, foundBy: exactly }
  const similarly = { ...filter, similarTo: words }
  const rows = await listOpenCampaigns(similarly, day, page)
  return { rows, isSimilar: rows.length > 0, foundBy: similarly }
}

/**
 * Returns campaigns that accept applications today and contain the words, or similar ones when none does, with those the talent or roster
 * already applied for. Fails at `cursor` for one of another order.
 */
export const getOpenCampaigns: Handler<typeof campaignCalls.openCampaigns> = async (
  ctx,
  { cursor, limit, only, ...search },
) => {
  const { q, sort } = search
  const reader = { talentId: soleIdOf(ctx.actor), agencyId: agencyOf(ctx.actor) }
  const { rows, isSimilar } = await findOpen(
    { ...openFilterOf(search), ...(only && { only }), q, ...reader, markedFor: actingForIds(ctx.actor) },
    today(ctx.now),
    { sort, cursor, limit },
  )
  const card = await campaignCards()
  const page = toPage(
    rows,
    limit,
    (row) => ({ ...card(row), applied: row.applied, isSaved: row.isSaved }),
    (row) => openPositionOf(row, sort),
  )
  return { ...page, isSimilar }
}

/**
 * Returns public campaigns that accept applications today, for visitors without an account, and with the first page how many there
 * are. Fails at `cursor` for one of another order.
 */
export const getPublicCampaigns: Handler<typeof publicCampaignCalls.publicCampaigns> = async (
  ctx,
  { cursor, limit, industry, closesWithin, ...search },
) => {
  const { q, sort } = search
  const day = today(ctx.now)
  const industryId = industry === undefined ? search.industryId : topicIdOf(await industrySlugs(), industry)
  if (industry !== undefined && industryId === undefined) return emptySearchPage
  const filter = openFilterOf({
    ...search,
    ...(industryId && { industryId }),
    ...(closesWithin && { closesBy: addDays(day, closesWithin) }),
  })
  const { rows, isSimilar, foundBy } = await findOpen(
    { ...filter, q, talentId: null, agencyId: null, markedFor: [] },
    day,
    { sort, cursor, limit },
  )
  const count = await countList({ rows, limit, cursor }, () => countOpenCampaigns(foundBy, day))
  const page = toPage(rows, limit, await campaignCards(), (row) => openPositionOf(row, sort))
  return { ...page, isSimilar, count }
}

/** How many campaigns the public home shows: one row of a wide screen. */
const MAX_SHOWN = 3

/** Returns the newest public campaigns that accept applications today, for the public home. */
export const getShownCampaigns: Handler<typeof publicCampaignCalls.shownCampaigns> = async (ctx) => {
  const anyone = { talentId: null, agencyId: null, markedFor: [] }
  const rows = await listOpenCampaigns(anyone, today(ctx.now), { limit: MAX_SHOWN })
  return { items: rows.slice(0, MAX_SHOWN).map(await campaignCards()) }
}

/**
 * Returns what visitors can browse by: the industries of brands with open campaigns, the most frequent first, how these pay, their
 * networks, and the limits of their days and fees.
 */
export const getCampaignTopics: Handler<typeof publicCampaignCalls.campaignTopics> = async (ctx) => {
  const day = today(ctx.now)
  const [industries, slugs, { isCut, ...range }] = await Promise.all([
    listIndustries(day, MAX_TOPICS),
    industrySlugs(),
    findRangeOfOpen(day),
  ])
  return {
    items: industries.map((industry) => ({ ...industry, slug: slugs.get(industry.id) ?? industry.id })),
    ...(isCut
      ? { closesFirst: day, highestFee: MAX_INT32, payModels: [...payModels], platforms: [...platforms] }
      : {
          ...range,
          payModels: payModels.filter((model) => range.payModels.includes(model)),
          platforms: platforms.filter((platform) => range.platforms.includes(platform)),
        }),
  }
}

/**
 * Returns one campaign for visitors without an account. Fails with `not_found` unless it is public and accepts
 * applications today.
 */
export const getPublicCampaign: Handler<typeof publicCampaignCalls.publicCampaign> = async (
  ctx,
  { campaignId },
) => {
  const row = await loadCampaign(campaignId)
  const isShown = row && row.campaign.visibility === 'public' && takesApplications(row.campaign, ctx.now)
  if (!isShown) fail('not_found')
  return viewPublicCampaign(row, await brandRecords.get().recordOf(row.brand.id))
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
  const application = one
    ? { id: one.id, status: one.status, invitationNote: one.invitationNote, withdrawnAt: withdrawnAt(one) }
    : null
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

/** Lists the pages of industries for the sitemap: those that visitors browse. */
export async function industryPageUrls(): Promise<SitemapUrl[]> {
  const [industries, slugs] = await Promise.all([
    listIndustries(today(clock.now()), MAX_TOPICS),
    industrySlugs(),
  ])
  return industries.map(({ id }) => ({
    path: `/campaigns?industry=${encodeURIComponent(slugs.get(id) ?? id)}`,
    changed: null,
  }))
}

/** The newest campaigns in the sitemap, which has up to 50,000 addresses. */
const MAX_LISTED_PAGES = 9_000

/** Lists the pages of campaigns that accept applications today, for the sitemap. */
export async function campaignPageUrls(): Promise<SitemapUrl[]> {
  const pages = await listOpenForSitemap(today(clock.now()), MAX_LISTED_PAGES)
  return pages.map(({ id, changed }) => ({
    path: `/campaigns/${id}`,
    changed: changed.toISOString().slice(0, 10),
  }))
}
