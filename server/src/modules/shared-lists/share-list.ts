import {
  MAX_SHARED_LISTS,
  type SharedList,
  type sharedListCalls,
  type VotesOfTalent,
} from '@marquee/contract/calls/shared-lists'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { lockBrand } from '../favourites/favourite-lists.store.ts'
import { refreshFavourites } from '../favourites/refresh-favourites.ts'
import { endOfLink, newLinkToken } from '../guests/link-token.ts'
import {
  createSharedList,
  endSharedList,
  listSharedLists,
  lockFavouriteList,
  type SharedListRow,
} from './shared-lists.store.ts'
import { listVotes, removeComment } from './votes.store.ts'

/** Returns the brand’s shared lists that have not ended, newest first. */
export const getSharedLists: Handler<typeof sharedListCalls.sharedLists> = async (ctx) => ({
  items: (await listSharedLists(ctx.actor.id, ctx.now)).map(viewSharedList),
})

/**
 * Shares a list of favourites by a new link, which only this reply holds. Fails at `listId` for a list that is not the
 * brand’s, and at `title` when 20 shared lists have not ended.
 */
export const shareList: Handler<typeof sharedListCalls.shareList> = async (ctx, { title, listId, days }) => {
  const brandId = ctx.actor.id
  await lockBrand(brandId)
  const [hasList, shared] = await Promise.all([
    listId === undefined || lockFavouriteList(brandId, listId),
    listSharedLists(brandId, ctx.now),
  ])
  if (!hasList) failField('listId', 'This list no longer exists.')
  if (shared.length >= MAX_SHARED_LISTS)
    failField('title', `You already share ${MAX_SHARED_LISTS} lists. End one first.`)

  const { token, tokenHash } = newLinkToken()
  const created = await createSharedList({
    brandId,
    listId: listId ?? null,
    title,
    tokenHash,
    expiresAt: endOfLink(ctx.now, days),
    createdAt: ctx.now,
  })
  refreshFavourites(brandId)
  return { ...viewSharedList({ ...created, guests: 0 }), url: publicUrl(`/s/${token}`) }
}

/** Ends a link. Does nothing for a link that has ended, or is not the brand’s. */
export const endSharing: Handler<typeof sharedListCalls.endSharedList> = async (ctx, { sharedListId }) => {
  await endSharedList(ctx.actor.id, sharedListId, ctx.now)
  refreshFavourites(ctx.actor.id)
  return { sharedListId }
}

/**
 * Returns the votes and comments of guests by talent; links that have ended count as well. Who votes by several links has one
 * vote about a talent, the newest.
 */
export const getGuestVotes: Handler<typeof sharedListCalls.guestVotesOfList> = async (ctx, { listId }) => {
  const byTalent = new Map<string, VotesOfTalent>()
  const counted = new Set<string>()
  for (const row of await listVotes(ctx.actor.id, listId)) {
    const { voteId, talentId, vote, comment, name, email, at } = row
    const of = byTalent.get(talentId) ?? { talentId, yes: 0, maybe: 0, no: 0, comments: [] }
    const voter = `${talentId} ${email}`
    if (vote && !counted.has(voter)) {
      counted.add(voter)
      of[vote] += 1
    }
    if (comment) of.comments.push({ voteId, name, text: comment, at: at.toISOString() })
    byTalent.set(talentId, of)
  }
  return { items: [...byTalent.values()] }
}

/** Removes a comment. Does nothing for one that is not about the brand’s shared lists. */
export const removeGuestComment: Handler<typeof sharedListCalls.removeGuestComment> = async (
  ctx,
  { voteId },
) => {
  await removeComment(ctx.actor.id, voteId)
  refreshFavourites(ctx.actor.id)
  return { voteId }
}

function viewSharedList({
  id,
  title,
  listId,
  expiresAt,
  createdAt,
  guests,
  removedAt,
}: SharedListRow & { guests: number }): SharedList {
  return {
    id,
    title,
    listId,
    guests,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    isRemoved: removedAt !== null,
  }
}
