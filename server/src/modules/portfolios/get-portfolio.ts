import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findTalentFor } from '../talents/talents.store.ts'
import { viewSaved } from './editable-portfolio.ts'

/**
 * Returns the works and the packages of a talent. Fails with `not_found` as the profile does: for an erased talent, one that
 * a decision about a report hides, across a block, and for visitors while the talent’s page is closed.
 */
export const getPortfolio: Handler<typeof portfolioCalls.portfolio> = async (ctx, { talentId }) => {
  const talent = await findTalentFor(talentId, ctx.actor.id || null)
  if (!talent || talent.erasedAt || talent.removedAt) fail('not_found')
  return viewSaved(talent.id, ctx.now)
}
