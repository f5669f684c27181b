import type { blockCalls } from '@marquee/contract/calls/blocks'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import {
  createBlock,
  deleteBlock,
  findParty,
  listBlocked,
  lockBothParties,
  represents,
} from './blocks.store.ts'

/** Whom each side can block: the parties that can contact it. */
const blockedBy = { brand: ['talent', 'agency'], talent: ['brand', 'agency'] } as const

/**
 * Blocks a party for the brand or talent that acts. Repeating it changes nothing. Fails with `cannot_block`
 * for a party that could not contact it anyway, and with `represented` for the agency that represents the
 * talent.
 */
export const block: Handler<typeof blockCalls.block> = async (ctx, { blockedId }) => {
  const by = ctx.actor.role === 'brand' ? 'brand' : 'talent'
  const party = (await findParty(blockedId)) ?? fail('not_found')
  const kinds: readonly string[] = blockedBy[by]
  if (!kinds.includes(party.kind)) fail('cannot_block')
  await lockBothParties(ctx.actor.id, blockedId)
  if (by === 'talent' && party.kind === 'agency' && (await represents(blockedId, ctx.actor.id)))
    fail('represented')
  const values = { blockerId: ctx.actor.id, blockedId, blockedKind: party.kind, createdAt: ctx.now }
  if (await createBlock(values)) {
    const idOf = (kind: string): string | null =>
      by === kind ? ctx.actor.id : party.kind === kind ? blockedId : null
    const [brandId, talentId, agencyId] = [idOf('brand'), idOf('talent'), idOf('agency')]
    await emit('party.blocked', { by, brandId, talentId, agencyId })
  }
  return { ...party, blockedAt: ctx.now.toISOString() }
}

/** Ends a block. Repeating it changes nothing. */
export const unblock: Handler<typeof blockCalls.unblock> = async (ctx, { blockedId }) => {
  if (await deleteBlock(ctx.actor.id, blockedId))
    await emit('party.unblocked', { blockerId: ctx.actor.id, blockedId })
  return { blockedId }
}

/** Returns whom the brand or talent has blocked. */
export const getBlocked: Handler<typeof blockCalls.blocked> = async (ctx) => ({
  items: await listBlocked(ctx.actor.id),
})
