import type { figureCalls } from '@marquee/contract/calls/figures'
import type { Routes } from '../../platform/handler.ts'
import { getBrandFigures, getTalentFigures } from './get-figures.ts'
import { getMarketFigures } from './get-market-figures.ts'

export const figureRoutes: Routes<typeof figureCalls> = {
  marketFigures: getMarketFigures,
  talentFigures: getTalentFigures,
  brandFigures: getBrandFigures,
}
