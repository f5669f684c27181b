import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import { listSubtypes, listTalents, listTypes, loadTalent } from './talents.store.ts'
import { viewTalentCard, viewTalentProfile } from './talents.view.ts'

/** Talents who chose to be found, newest first. */
export const showTalents: Act<typeof talentCalls.allTalents> = async (_ctx, { cursor, limit, ...filter }) => {
  const rows = await listTalents(filter, { cursor, limit })
  return pageOf(rows, limit, viewTalentCard, (row) => [row.createdAt.toISOString(), row.id])
}

/** One talent's public profile. A talent who is not listed is found by link only; an erased one not at all. */
export const showTalent: Act<typeof talentCalls.talentDetails> = async (_ctx, { talentId }) => {
  const talent = await loadTalent(talentId)
  if (!talent || talent.erasedAt) refuse('not_found')
  const { phone: _private, ...profile } = viewTalentProfile(talent)
  return { ...profile, completedDeals: talent.completedDeals }
}

/** Kinds of talent, by name. */
export const showTypes: Act<typeof talentListCalls.talentTypes> = async () => ({ items: await listTypes() })

/** Niches and crafts, all or of one kind. */
export const showSubtypes: Act<typeof talentListCalls.talentSubtypes> = async (_ctx, { typeId }) => ({
  items: await listSubtypes(typeId),
})
