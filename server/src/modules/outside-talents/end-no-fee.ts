import type { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { lockPair } from './outside-talents.store.ts'
import { viewPair } from './outside-talents.view.ts'
import { endPeriod } from './remember-identifiers.ts'

/**
 * Ends the months without a fee of a pair, with a reason that both sides read. Fails with `wrong_state` when they have ended
 * or passed.
 */
export const endNoFee: Handler<typeof outsideTalentCalls.endNoFee> = async (
  ctx,
  { invitationId, reasonCode, reason },
) => {
  const pair = (await lockPair(invitationId)) ?? fail('not_found')
  const [brand, talent] = await Promise.all([loadBrand(pair.brandId), loadTalent(pair.talentId)])
  if (pair.endedAt || pair.noFeeUntil <= ctx.now) fail('wrong_state')

  await endPeriod(pair, reasonCode, ctx.now)
  await recordOperatorAct(ctx, {
    action: 'endNoFee',
    subject: { noun: 'outside invitation', id: pair.id },
    accountId: pair.brandId,
    reason,
    details: { reasonCode, talentId: pair.talentId },
  })
  const invitation = { ...pair, endedAt: ctx.now, endReason: reasonCode }
  const names = { brandName: brand?.companyName ?? '', talentName: talent?.displayName ?? '' }
  return viewPair({ invitation, ...names }, ctx.now)[0] ?? fail('not_found')
}
