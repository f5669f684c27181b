import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { listSubtypes, listTalents, listTypes, loadTalent } from './talents.store.ts'
import { viewTalentCard, viewTalentProfile } from './talents.view.ts'

/** Lists talents who chose to be found, newest first. */
export const getTalents: Handler<typeof talentCalls.allTalents> = async (
  _ctx,
  { cursor, limit, ...filter },
) => {
  const rows = await listTalents(filter, { cursor, limit })
  return toPage(rows, limit, viewTalentCard, (row) => [row.createdAt.toISOString(), row.id])
}

/**
 * Returns one talent's public profile. An unlisted talent is found by link only. Fails with `not_found` for
 * an erased one.
 */
export const getTalent: Handler<typeof talentCalls.talentDetails> = async (_ctx, { talentId }) => {
  const talent = await loadTalent(talentId)
  if (!talent || talent.erasedAt) fail('not_found')
  const { phone: _private, ...profile } = viewTalentProfile(talent)
  return { ...profile, completedDeals: talent.completedDeals }
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
