import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { marketFigureKeys } from '../rules/market-figures.ts'
import { figureKeys } from '../rules/public-figures.ts'
import { id } from '../rules/text.ts'
import { ratingResponse } from './reviews.ts'

const figures = z.object({
  items: z.array(
    z.object({
      /** The talent or the brand. */
      id: id(),
      /** In the order of `rules/public-figures`; a value is null below three cases. */
      figures: z.array(z.object({ key: z.enum(figureKeys), value: z.number().nullable() })),
      rating: ratingResponse,
    }),
  ),
})
export type PublicFigures = z.output<typeof figures>['items'][number]

const ids = () => z.array(id()).min(1).max(100)

export const figureCalls = {
  marketFigures: read('/market/figures', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** In the order of `rules/market-figures`; empty while fewer than 20 deals are completed. At most an hour old. */
      figures: z.array(z.object({ key: z.enum(marketFigureKeys), value: z.number() })),
      /** The figures are those of the demo data. */
      isDemo: z.boolean(),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'Figures of the whole market, computed from what happened, for the public home page.',
  }),
  talentFigures: read('/user/getTalentFigures', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ talentIds: ids() }),
    response: figures,
    methods: ['POST'],
    summary: 'Public figures of talents, computed from what happened: replies, dates, deals, revisions.',
  }),
  brandFigures: read('/user/getBrandFigures', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ brandIds: ids() }),
    response: figures,
    methods: ['POST'],
    summary: 'Public figures of brands, computed from what happened: replies, payment, approvals, deals.',
  }),
}
