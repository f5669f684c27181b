import type { figureCalls } from '@marquee/contract/calls/figures'
import type { Routes } from '../../platform/handler.ts'
import { getBrandFigures, getTalentFigures } from './get-figures.ts'

export const figureRoutes: Routes<typeof figureCalls> = {
  talentFigures: getTalentFigures,
  brandFigures: getBrandFigures,
}
