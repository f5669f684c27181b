import { MAX_SHARED_TALENTS, type sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { fail } from '@marquee/contract/errors'
import { startingPriceOf } from '@marquee/contract/rules/starting-price'
import { type Handler, prepared } from '../../platform/handler.ts'
import { refreshFavourites } from '../favourites/refresh-favourites.ts'
import { addressOf } from '../files/files.view.ts'
import { admitGuest, checkGuestCode, loadGuest, sendGuestCode } from '../guests/confirm-guest.ts'
import type { Guest } from '../guests/guests.store.ts'
import { hashCode, keyedHash, newCode } from '../identity/secrets.ts'
import { pricesOf } from '../talents/prices.store.ts'
import { viewLargestAccounts } from '../talents/social-accounts.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { findSharedList, isShared, listSharedTalents } from './shared-lists.store.ts'
import { listGuests } from './shared-lists.tables.ts'
import { listOwnVotes, saveVote } from './votes.store.ts'

/** Returns the page of a shared list. Fails with `not_found` for a link that has expired or ended. */
export const getSharedListPage: Handler<typeof sharedListCalls.sharedListPage> = async (ctx, { token }) => {
  const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
  const rows = await listSharedTalents(list, MAX_SHARED_TALENTS)
  return {
    title: list.title,
    brand: { companyName: list.companyName, logoUrl: list.logoUrl },
    talents: rows.map((row) => ({
      ...viewTalentCard(row),
      subtypes: row.subtypes,
      completedDeals: row.completedDeals,
      startingPrice: startingPriceOf(pricesOf(row), row.feeCurrency),
      pictures: row.pictures.map((picture) => addressOf(picture, ctx.now)),
      accounts: viewLargestAccounts(row.socials),
      rating: row.rating > 0 ? row.rating / 10 : null,
      reviewCount: row.reviewCount,
      isPageOpen: row.isPageOpen,
    })),
    expiresAt: list.expiresAt.toISOString(),
  }
}

/** Emails a guest a code. Fails with `not_found`, and at `email` when the link has too many guests. */
export const requestGuestCode = prepared<
  typeof sharedListCalls.requestGuestCode,
  { code: string; codeHash: string }
>({
  prepare: async () => {
    const code = newCode()
    return { code, codeHash: await hashCode(code) }
  },
  act: async (ctx, { token, name, email }, made) => {
    const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
    const words = {
      subject: 'your code to vote on a shared list',
      sentence: `${list.companyName} shares a list of talents on Marquee. Enter this code to vote and comment on it:`,
      purpose: 'vote on a list',
    }
    await sendGuestCode(listGuests, { linkId: list.id, name, email, now: ctx.now, words, ...made })
    return { email }
  },
})

/** Confirms the address of a guest. Each confirmation replaces the token of the one before. Fails with `wrong_code`. */
export const confirmGuest = prepared<typeof sharedListCalls.confirmGuest, Guest>({
  prepare: (_ctx, { token, ...given }) =>
    checkGuestCode(listGuests, (now) => findSharedList(keyedHash(token), now), given),
  act: (_ctx, _input, guest) => admitGuest(listGuests, guest),
})

/** Returns the votes of a guest. Fails with `not_found` for another token and once the link has ended. */
export const getOwnGuestVotes: Handler<typeof sharedListCalls.ownGuestVotes> = async (
  ctx,
  { token, guestToken },
) => {
  const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
  const guest = await loadGuest(listGuests, list.id, guestToken)
  return { name: guest.name, items: await listOwnVotes(guest.id) }
}

/**
 * Saves what a guest thinks of a talent. Fails with `not_found` for another token, once the link has ended, and for a
 * talent whom it does not show.
 */
export const voteAsGuest: Handler<typeof sharedListCalls.voteAsGuest> = async (
  ctx,
  { token, guestToken, talentId, vote, comment },
) => {
  const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
  const [guest, isVisible] = await Promise.all([
    loadGuest(listGuests, list.id, guestToken),
    isShared(list, talentId),
  ])
  if (!isVisible) fail('not_found')
  await saveVote({ guestId: guest.id, talentId, vote, comment, updatedAt: ctx.now })
  refreshFavourites(list.brandId)
  return { talentId, vote, comment }
}
