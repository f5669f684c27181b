import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Handler } from '../../platform/handler.ts'
import { viewPublicReview, viewReviewByTalent } from './portfolios.view.ts'
import { listShownReviews } from './public-pages.store.ts'

const SHOWN = 3
/** How many reviews are loaded to find three that differ in talent and brand. */
const MAX_CHOICE = 30

/** Returns the newest three reviews of talents with an open page, whatever the rating; none while there are fewer. */
export const getShownReviews: Handler<typeof portfolioCalls.shownReviews> = async () => {
  const shown = firstOfDifferent(await listShownReviews('brand', MAX_CHOICE))
  const items = shown.map(({ talent, ...found }) => ({ ...viewPublicReview(found), talent }))
  return { items: items.length < SHOWN ? [] : items }
}

/** How many reviews the public page of reviews shows of each side. */
const MAX_OF_SIDE = 12

/** Returns the newest reviews by brands and by talents, whatever the rating. */
export const getPublicReviews: Handler<typeof portfolioCalls.publicReviews> = async () => {
  const [byBrands, byTalents] = await Promise.all([
    listShownReviews('brand', MAX_OF_SIDE),
    listShownReviews('talent', MAX_OF_SIDE),
  ])
  return {
    byBrands: byBrands.map(({ talent, ...found }) => ({ ...viewPublicReview(found), talent })),
    byTalents: byTalents.map(viewReviewByTalent),
  }
}

/** Returns the first three of which no two are about one talent or by one brand. */
function firstOfDifferent(found: Awaited<ReturnType<typeof listShownReviews>>): typeof found {
  const shown: typeof found = []
  for (const one of found) {
    const isOther = shown.every(
      ({ review }) => review.talentId !== one.review.talentId && review.brandId !== one.review.brandId,
    )
    if (isOther && shown.length < SHOWN) shown.push(one)
  }
  return shown
}
