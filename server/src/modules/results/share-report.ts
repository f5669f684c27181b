import { MAX_REPORT_LINKS, type ReportLink, type resultCalls } from '@marquee/contract/calls/results'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { loadOwnCampaign, lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { endOfLink, newLinkToken } from '../guests/link-token.ts'
import { keyedHash } from '../identity/secrets.ts'
import { loadReport } from './report.ts'
import {
  createReportLink,
  endReportLinkRow,
  findReportLink,
  listReportLinks,
  type ReportLinkRow,
} from './report-links.store.ts'

/** Returns the links to a report that work, newest first. Fails with `not_found` for a foreign campaign. */
export const getReportLinks: Handler<typeof resultCalls.reportLinks> = async (ctx, { campaignId }) => {
  const [campaign, links] = await Promise.all([
    loadOwnCampaign(campaignId, ctx.actor.id),
    listReportLinks(campaignId, ctx.now),
  ])
  if (!campaign) fail('not_found')
  return { items: links.map(viewLink) }
}

/**
 * Shares a report by a new link, which only this reply holds. Fails with `not_found` for a foreign campaign, and at `days` when 20
 * links to it work.
 */
export const shareReport: Handler<typeof resultCalls.shareReport> = async (
  ctx,
  { campaignId, showsSpend, days },
) => {
  const brandId = ctx.actor.id
  const [campaign, links] = await Promise.all([
    lockOwnCampaign(campaignId, brandId),
    listReportLinks(campaignId, ctx.now),
  ])
  if (!campaign) fail('not_found')
  if (links.length >= MAX_REPORT_LINKS)
    failField('days', `You already share this report by ${MAX_REPORT_LINKS} links. End one first.`)

  const { token, tokenHash } = newLinkToken()
  const created = await createReportLink({
    brandId,
    campaignId,
    showsSpend,
    tokenHash,
    expiresAt: endOfLink(ctx.now, days),
    createdAt: ctx.now,
  })
  refreshResults(brandId)
  return { ...viewLink(created), url: publicUrl(`/results/${token}`) }
}

/** Ends a link. Does nothing for a link that has ended, or is not the brand’s. */
export const endReportLink: Handler<typeof resultCalls.endReportLink> = async (ctx, { linkId }) => {
  await endReportLinkRow(ctx.actor.id, linkId, ctx.now)
  refreshResults(ctx.actor.id)
  return { linkId }
}

/** Returns a shared report as it is now. Fails with `not_found` for another token, and once the link has ended. */
export const getSharedReport: Handler<typeof resultCalls.sharedReport> = async (ctx, { token }) => {
  const { link, campaign, brand } = (await findReportLink(keyedHash(token), ctx.now)) ?? fail('not_found')
  const report = await loadReport(campaign, link.showsSpend)
  return { ...report, brand, expiresAt: link.expiresAt.toISOString() }
}

function refreshResults(brandId: string): void {
  broadcast([brandId], 'refresh', { topics: ['results'] })
}

function viewLink({ id, showsSpend, expiresAt, createdAt }: ReportLinkRow): ReportLink {
  return { id, showsSpend, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() }
}
