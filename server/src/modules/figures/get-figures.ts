import type { figureCalls, PublicFigures } from '@marquee/contract/calls/figures'
import { figuresOf, MIN_CASES } from '@marquee/contract/rules/public-figures'
import type { Handler } from '../../platform/handler.ts'
import { type RatingRow, rateSubjects } from '../reviews/reviews.store.ts'
import { viewRating } from '../reviews/reviews.view.ts'
import { listHiddenAmong } from '../talents/talents.store.ts'
import { computeBrandFigures, computeTalentFigures, type FigureRow } from './figures.store.ts'
import { sinceOf } from './figures.ts'

/**
 * Returns the public figures of talents, in the order of the request; an unknown one has none that is shown, nor has a
 * suspended one with whom the reader shares no work.
 */
export const getTalentFigures: Handler<typeof figureCalls.talentFigures> = async (
  { actor, now },
  { talentIds },
) => {
  const ids = [...new Set(talentIds)]
  const [rows, ratings, hidden] = await Promise.all([
    computeTalentFigures({ ids, since: sinceOf(now), now }),
    rateSubjects('talent', ids),
    listHiddenAmong(ids, actor.id),
  ])
  return {
    items: ids.map((id) =>
      hidden.has(id) ? viewFigures('talent', id, [], []) : viewFigures('talent', id, rows, ratings),
    ),
  }
}

/** Returns the public figures of brands, in the order of the request; an unknown one has none that is shown. */
export const getBrandFigures: Handler<typeof figureCalls.brandFigures> = async ({ now }, { brandIds }) => {
  const ids = [...new Set(brandIds)]
  const [rows, ratings] = await Promise.all([
    computeBrandFigures({ ids, since: sinceOf(now), now }),
    rateSubjects('brand', ids),
  ])
  return { items: ids.map((id) => viewFigures('brand', id, rows, ratings)) }
}

/** Returns the figures of one talent or brand; those with fewer than three cases have no value. */
function viewFigures(
  of: 'talent' | 'brand',
  id: string,
  rows: readonly FigureRow[],
  ratings: readonly RatingRow[],
): PublicFigures {
  const row = rows.find((candidate) => candidate.id === id)
  return {
    id,
    figures: figuresOf(of).map((key) => {
      const computed = row?.[key]
      return { key, value: computed && computed.cases >= MIN_CASES ? computed.value : null }
    }),
    rating: viewRating(
      of,
      ratings.find(({ subjectId }) => subjectId === id),
    ),
  }
}
