import { fail } from '@marquee/contract/errors'
import type { Actor } from '../../platform/handler.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { lockSideStatuses } from '../offers/sides.store.ts'
import type { AmendedDeal } from './amendments.store.ts'

/**
 * Requires that the rights of a deal may be renewed: it is completed, and both sides have an account that is in use. Locks the
 * account of the other side. Fails with `wrong_state`, `party_gone` and `party_suspended`; a trigger refuses it across a block.
 */
export async function requireRenewable(
  { deal, isTalentGone }: AmendedDeal,
  actor: Pick<Actor, 'id' | 'delegation'>,
): Promise<void> {
  const { status, version, offerId } = deal
  if (status !== 'completed') fail('wrong_state', { state: status, version })
  const statuses = await lockSideStatuses(offerId, actor.delegation ? null : actor.id)
  if (isTalentGone || statuses.includes('erased')) fail('party_gone')
  if (statuses.includes('suspended')) fail('party_suspended')
}

/** Returns whether the sides of a deal agree on nothing new: one is suspended or gone, or a block keeps them apart. */
export async function areSidesApart({ deal, isTalentGone }: AmendedDeal): Promise<boolean> {
  const { offerId, brandId, talentId } = deal
  const statuses = await lockSideStatuses(offerId, null)
  return (
    isTalentGone ||
    statuses.some((status) => status === 'erased' || status === 'suspended') ||
    (await isBlockedBetween({ brandId, talentId }))
  )
}
