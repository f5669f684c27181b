import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Handler } from '../../platform/handler.ts'
import { viewPublicReview } from './portfolios.view.ts'
import { listShownReviews } from './public-pages.store.ts'

const SHOWN = 3
/** How many reviews are loaded to find three that differ in talent and brand. */
const MAX_CHOICE = 30

/** Returns the newest three reviews of talents with an open page, whatever the rating; none while there are fewer. */
export const getShownReviews: Handler<typeof portfolioCalls.shownReviews> = async () => {
  const shown = firstOfDifferent(await listShownReviews(MAX_CHOICE))
  const items = shown.map(({ talent, ...found }) => ({ ...viewPublicReview(found), talent }))
  return { items: items.length < SHOWN ? [] : items }
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
