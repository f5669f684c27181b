import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { findTalentFor, listSubtypes, listTalents, listTypes } from './talents.store.ts'
import { viewTalentCard, viewTalentProfile } from './talents.view.ts'

/** Lists talents who chose to be found, newest first; for visitors only those with an open page. */
export const getTalents: Handler<typeof talentCalls.allTalents> = async (
  ctx,
  { cursor, limit, ...filter },
) => {
  const rows = await listTalents(filter, { cursor, limit }, ctx.actor.id || null)
  return toPage(rows, limit, viewTalentCard, (row) => [row.createdAt.toISOString(), row.id])
}

/**
 * Returns one talent's public profile. An unlisted talent is found by link only. Fails with `not_found` for
 * an erased one, for one that a decision about a report hides, for visitors while the talent’s page is closed, and for a
 * suspended one unless the reader shares work with them.
 */
export const getTalent: Handler<typeof talentCalls.talentDetails> = async (ctx, { talentId }) => {
  const talent = await findTalentFor(talentId, ctx.actor.id || null)
  if (!talent || talent.erasedAt || talent.removedAt) fail('not_found')
  const { phone: _private, ...profile } = viewTalentProfile(talent)
  // A suspended talent can be sent no offer.
  const takesDirectOffers = talent.takesDirectOffers && !talent.suspendedAt
  return { ...profile, isListed: talent.isListed, takesDirectOffers, completedDeals: talent.completedDeals }
}

/** Returns the talent types, by name. */
export const getTalentTypes: Handler<typeof talentListCalls.talentTypes> = async () => ({
  items: await listTypes(),
})

/** Returns the niches of one talent type, or all. */
export const getTalentSubtypes: Handler<typeof talentListCalls.talentSubtypes> = async (
  _ctx,
  { typeId },
) => ({
  items: await listSubtypes(typeId),
})
