import type { DealRights, usageRightsCalls } from '@marquee/contract/calls/usage-rights'
import { toPage } from '../../platform/database/pagination.ts'
import { actingForIds, type Handler } from '../../platform/handler.ts'
import { exclusiveDays } from '../calendar/commitment.ts'
import { rightsEndOf } from '../deals/deal.ts'
import { listRights, type RightsParties, type RightsRow } from './usage-rights.store.ts'

type Input = Parameters<Handler<typeof usageRightsCalls.brandRights>>[1]

/** Returns which work the brand may use, and until when. */
export const getBrandRights: Handler<typeof usageRightsCalls.brandRights> = (ctx, input) =>
  list({ brandId: ctx.actor.id }, input, ctx.now)

/** Returns which brands may use the work of a talent, or of all talents of a roster. */
export const getTalentRights: Handler<typeof usageRightsCalls.talentRights> = (ctx, input) =>
  list({ talentIds: actingForIds(ctx.actor) }, input, ctx.now)

async function list(parties: RightsParties, { state, cursor, limit }: Input, now: Date) {
  const rows = await listRights(parties, { state, now }, { cursor, limit })
  return toPage(rows, limit, viewRights, ({ at, dealId }) => [at.toISOString(), dealId])
}

function viewRights({ terms, rightsFrom, rightsUntil, since, ...row }: RightsRow): DealRights {
  const { dealId, campaignTitle, brandName, talent, works } = row
  const exclusive = exclusiveDays({ terms, since })
  return {
    dealId,
    campaignTitle,
    brandName,
    talent,
    rights: terms.rights,
    startsAt: rightsFrom?.toISOString() ?? null,
    endsAt: rightsEndOf({ terms, rightsFrom, rightsUntil })?.toISOString() ?? null,
    works,
    exclusivity: exclusive &&
      terms.exclusivity && { category: terms.exclusivity.category, until: exclusive.until },
  }
}
