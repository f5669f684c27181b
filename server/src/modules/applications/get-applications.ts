import type { ApplicantSort, applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { toPage } from '../../platform/database/pagination.ts'
import { actingForIds, type Handler } from '../../platform/handler.ts'
import { listAmong, listForCampaign, listForTalents } from './application-lists.store.ts'
import { loadOwnApplication, ownsCampaign } from './applications.store.ts'
import { type ApplicationRow, viewForBrand, viewsForTalent } from './applications.view.ts'

/** Returns the sort values of an application in a list of this order. */
const positionIn = (sort: ApplicantSort) => (row: ApplicationRow) =>
  sort === 'newest'
    ? positionOf(row)
    : [sort === 'fee' ? (row.application.proposedFee ?? MAX_INT32) : row.talent.followers, row.application.id]

const positionOf = ({ application }: ApplicationRow) => [application.createdAt.toISOString(), application.id]

export const getBrandApplication: Handler<typeof applicationCalls.brandApplication> = async (
  ctx,
  { applicationId },
) => viewForBrand((await loadOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found'), ctx.now)

export const getTalentApplication: Handler<typeof applicationCalls.talentApplication> = async (
  ctx,
  { applicationId },
) => {
  const row = (await loadOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  return (await viewsForTalent(ctx))(row)
}

/**
 * Returns the applications for one of the brand's campaigns. Fails with `not_found` for a foreign campaign.
 */
export const getBrandApplications: Handler<typeof applicationCalls.brandApplications> = async (
  ctx,
  { campaignId, status, only, sort, cursor, limit },
) => {
  if (!(await ownsCampaign(campaignId, ctx.actor.id))) fail('not_found')
  const rows = await listForCampaign(campaignId, ctx.actor.id, { status, only, sort }, { cursor, limit })
  return toPage(rows, limit, (row) => viewForBrand(row, ctx.now), positionIn(sort))
}

/** Returns the applications and invitations that talents have for the brand's live campaigns. */
export const getApplicationsAmong: Handler<typeof applicationCalls.applicationsAmong> = async (
  ctx,
  { talentIds },
) => ({ items: await listAmong({ brandId: ctx.actor.id, talentIds }) })

/** Returns the talent's own applications, or those of a roster. */
export const getTalentApplications: Handler<typeof applicationCalls.talentApplications> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listForTalents(actingForIds(ctx.actor), status, { cursor, limit })
  return toPage(rows, limit, await viewsForTalent(ctx), positionOf)
}
