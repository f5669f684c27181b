import type { milestoneCalls } from '@marquee/contract/calls/milestones'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { readerOf } from '../deals/case-party.ts'
import { listDeliverables } from '../deals/deliverables.store.ts'
import { findMilestones } from './milestones.store.ts'
import { viewMilestones } from './milestones.view.ts'

/** Returns the milestones of a deal for one of its sides. Fails with `not_found` for a foreign deal. */
export const getMilestones: Handler<typeof milestoneCalls.talentMilestones> = async (ctx, { dealId }) => {
  const [found, work] = await Promise.all([findMilestones(dealId, ctx.actor.id), listDeliverables(dealId)])
  const { deal, rows } = found ?? fail('not_found')
  return viewMilestones(deal, rows, work, readerOf(ctx.actor))
}
