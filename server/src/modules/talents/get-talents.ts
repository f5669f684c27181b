import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { listSubtypes, listTalents, listTypes, loadTalent } from './talents.store.ts'
import { viewTalentCard, viewTalentProfile } from './talents.view.ts'

/** Talents who chose to be found, newest first. */
export const getTalents: Handler<typeof talentCalls.allTalents> = async (
  _ctx,
  { cursor, limit, ...filter },
) => {
  const rows = await listTalents(filter, { cursor, limit })
  return toPage(rows, limit, viewTalentCard, (row) => [row.createdAt.toISOString(), row.id])
}

/** One talent's public profile. A talent who is not listed is found by link only; an erased one not at all. */
export const getTalent: Handler<typeof talentCalls.talentDetails> = async (_ctx, { talentId }) => {
  const talent = await loadTalent(talentId)
  if (!talent || talent.erasedAt) fail('not_found')
  const { phone: _private, ...profile } = viewTalentProfile(talent)
  return { ...profile, completedDeals: talent.completedDeals }
}

/** Kinds of talent, by name. */
export const getTalentTypes: Handler<typeof talentListCalls.talentTypes> = async () => ({
  items: await listTypes(),
})

/** Niches, all or of one kind. */
export const getTalentSubtypes: Handler<typeof talentListCalls.talentSubtypes> = async (
  _ctx,
  { typeId },
) => ({
  items: await listSubtypes(typeId),
})
