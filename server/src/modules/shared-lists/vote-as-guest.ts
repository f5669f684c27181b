import { randomBytes } from 'node:crypto'
import { MAX_SHARED_TALENTS, type sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { refreshFavourites } from '../favourites/refresh-favourites.ts'
import { hashCode, isCode, keyedHash, newCode } from '../identity/secrets.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import {
  confirmGuest as confirmWithCode,
  consumeGuestAttempt,
  countOtherGuests,
  findGuest,
  type Guest,
  listOwnVotes,
  saveGuest,
  saveVote,
} from './guests.store.ts'
import { findSharedList, isShared, listSharedTalents } from './shared-lists.store.ts'

const CODE_TTL_MS = 10 * 60_000
/** Most guests of one link, so that it cannot be used to send emails without end. */
const MAX_GUESTS = 100
const TOKEN_BYTES = 16

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
    })),
    expiresAt: list.expiresAt.toISOString(),
  }
}

/**
 * Emails a guest a code. The email names no title or list, so that nobody can send words of theirs through it. Fails with
 * `not_found`, and at `email` when the link has too many guests.
 */
export const requestGuestCode = prepared<
  typeof sharedListCalls.requestGuestCode,
  { code: string; codeHash: string }
>({
  prepare: async () => {
    const code = newCode()
    return { code, codeHash: await hashCode(code) }
  },
  act: async (ctx, { token, name, email }, { code, codeHash }) => {
    const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
    if ((await countOtherGuests(list.id, email)) >= MAX_GUESTS)
      failField('email', 'Too many people have asked to vote on this list.')
    const codeExpiresAt = new Date(ctx.now.getTime() + CODE_TTL_MS)
    await saveGuest({ sharedListId: list.id, name, email, codeHash, codeExpiresAt, createdAt: ctx.now })
    await sendEmail({
      to: email,
      subject: `${code} is your code to vote on a shared list`,
      parts: [
        'Hello,',
        `${list.companyName} shares a list of talents on Marquee. Enter this code to vote and comment on it:`,
        { code },
        'It works for 10 minutes. If you didn’t ask for it, you can ignore this email.',
      ],
      holdsSecret: true,
    })
    return { email }
  },
})

/** Confirms the address of a guest. Each confirmation replaces the token of the one before. Fails with `wrong_code`. */
export const confirmGuest = prepared<typeof sharedListCalls.confirmGuest, Guest>({
  // The attempt is counted in a separate transaction before the code is checked, so that a rollback cannot undo it.
  prepare: async (_ctx, { token, email, code }) => {
    const now = clock.now()
    const guest = await separateTransaction(async () => {
      const list = await findSharedList(keyedHash(token), now)
      return list && consumeGuestAttempt(list.id, email, now)
    })
    return guest?.codeHash && (await isCode(guest.codeHash, code)) ? guest : fail('wrong_code')
  },
  act: async (_ctx, _input, { id, codeHash }) => {
    const guestToken = randomBytes(TOKEN_BYTES).toString('base64url')
    if (!codeHash || !(await confirmWithCode(id, codeHash, keyedHash(guestToken)))) fail('wrong_code')
    return { guestToken }
  },
})

/** Returns the votes of a guest. Fails with `not_found` for another token and once the link has ended. */
export const getOwnGuestVotes: Handler<typeof sharedListCalls.ownGuestVotes> = async (
  ctx,
  { token, guestToken },
) => {
  const list = (await findSharedList(keyedHash(token), ctx.now)) ?? fail('not_found')
  const guest = (await findGuest(list.id, keyedHash(guestToken))) ?? fail('not_found')
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
    findGuest(list.id, keyedHash(guestToken)),
    isShared(list, talentId),
  ])
  if (!guest || !isVisible) fail('not_found')
  await saveVote({ guestId: guest.id, talentId, vote, comment, updatedAt: ctx.now })
  refreshFavourites(list.brandId)
  return { talentId, vote, comment }
}
