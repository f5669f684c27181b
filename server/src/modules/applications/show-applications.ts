import type {
  ApplicationForBrand,
  ApplicationForTalent,
  applicationCalls,
} from '@marquee/contract/calls/applications'
import { refuse } from '@marquee/contract/refusals'
import { type Act, type Ctx, partiesOf } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import { listForCampaign, listForTalents, loadOwnApplication, ownsCampaign } from './applications.store.ts'
import { type ApplicationRow, viewForBrand, viewsForTalent } from './applications.view.ts'

const keyOf = ({ application }: ApplicationRow) => [application.createdAt.toISOString(), application.id]

export async function showForBrand(id: string, brandId: string, now: Date): Promise<ApplicationForBrand> {
  return viewForBrand((await loadOwnApplication(id, brandId)) ?? refuse('not_found'), now)
}

export async function showForTalent(id: string, ctx: Ctx): Promise<ApplicationForTalent> {
  const row = (await loadOwnApplication(id, ctx.actor.id)) ?? refuse('not_found')
  return (await viewsForTalent(ctx))(row)
}

export const showBrandApplication: Act<typeof applicationCalls.brandApplication> = (ctx, { applicationId }) =>
  showForBrand(applicationId, ctx.actor.id, ctx.now)

export const showTalentApplication: Act<typeof applicationCalls.talentApplication> = (
  ctx,
  { applicationId },
) => showForTalent(applicationId, ctx)

/** Applications for one own campaign; a foreign campaign is missing, not empty. */
export const showBrandApplications: Act<typeof applicationCalls.brandApplications> = async (
  ctx,
  { campaignId, status, cursor, limit },
) => {
  if (!(await ownsCampaign(campaignId, ctx.actor.id))) refuse('not_found')
  const rows = await listForCampaign(campaignId, ctx.actor.id, status, { cursor, limit })
  return pageOf(rows, limit, (row) => viewForBrand(row, ctx.now), keyOf)
}

/** The talent's own applications, or those of a roster. */
export const showTalentApplications: Act<typeof applicationCalls.talentApplications> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listForTalents(partiesOf(ctx.actor), status, { cursor, limit })
  return pageOf(rows, limit, await viewsForTalent(ctx), keyOf)
}
