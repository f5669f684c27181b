import type { evidenceCalls } from '@marquee/contract/calls/evidence'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadPack, type SignedPack } from './load-pack.ts'
import { renderPack } from './render-pack.ts'

/** Returns the evidence pack of a deal to one of its sides. Fails with `not_found` for a foreign deal. */
export const getEvidence: Handler<typeof evidenceCalls.talentEvidence> = async (ctx, { dealId }) => {
  if (!(await findOwnDeal(dealId, ctx.actor.id))) fail('not_found')
  return filesOf(await loadPack(dealId, ctx.now))
}

/** Returns the evidence pack of any deal to an operator, and records the download. */
export const getOperatorEvidence: Handler<typeof evidenceCalls.operatorEvidence> = async (
  ctx,
  { dealId, reason },
) => {
  const pack = await loadPack(dealId, ctx.now)
  await recordOperatorAct(ctx, { action: 'operatorEvidence', subject: { noun: 'deal', id: dealId }, reason })
  return filesOf(pack)
}

async function filesOf(pack: SignedPack) {
  const { id, brand, talent } = pack.content.deal
  return {
    name: `Evidence ${brand} and ${talent} ${id.slice(0, 8)}`,
    json: JSON.stringify(pack, null, 1),
    pdf: (await renderPack(pack)).toString('base64'),
  }
}
