import type { OwnVote } from '@marquee/contract/calls/shared-lists'
import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { isConfirmed, showsList } from './shared-lists.store.ts'
import { sharedListGuests as guests, sharedLists, sharedListVotes as votes } from './shared-lists.tables.ts'

/** Attempts for one code (reliability, section 5 T6). */
const MAX_ATTEMPTS = 5

export type Guest = typeof guests.$inferSelect

/** Locks a shared list and counts its guests of other addresses, confirmed or not. */
export async function countOtherGuests(sharedListId: string, email: string): Promise<number> {
  await db()
    .select({ id: sharedLists.id })
    .from(sharedLists)
    .where(eq(sharedLists.id, sharedListId))
    .for('no key update')
  const [row] = await db()
    .select({ count: count() })
    .from(guests)
    .where(and(eq(guests.sharedListId, sharedListId), ne(guests.email, email)))
  return row?.count ?? 0
}

/** Queues a guest who waits for a code, or a new code for one. The name of a guest who has confirmed stays. */
export async function saveGuest(
  values: Pick<Guest, 'sharedListId' | 'name' | 'email' | 'createdAt'> & {
    codeHash: string
    codeExpiresAt: Date
  },
): Promise<void> {
  const { codeHash, codeExpiresAt, name } = values
  await queueWrite(
    db()
      .insert(guests)
      .values(values)
      .onConflictDoUpdate({
        target: [guests.sharedListId, guests.email],
        set: {
          codeHash,
          codeExpiresAt,
          attempts: 0,
          name: sql`case when ${guests.tokenHash} is null then ${name} else ${guests.name} end`,
        },
      }),
  )
}

/** Counts one attempt before the code is checked and returns the guest; undefined without an attempt or a valid code. */
export async function consumeGuestAttempt(
  sharedListId: string,
  email: string,
  now: Date,
): Promise<Guest | undefined> {
  const [row] = await db()
    .update(guests)
    .set({ attempts: sql`${guests.attempts} + 1` })
    .where(
      and(
        eq(guests.sharedListId, sharedListId),
        eq(guests.email, email),
        lt(guests.attempts, MAX_ATTEMPTS),
        gt(guests.codeExpiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Confirms a guest with the code that was checked; false when it was used or replaced meanwhile. */
export async function confirmGuest(id: string, codeHash: string, tokenHash: string): Promise<boolean> {
  const rows = await db()
    .update(guests)
    .set({ tokenHash, codeHash: null, codeExpiresAt: null })
    .where(and(eq(guests.id, id), eq(guests.codeHash, codeHash)))
    .returning({ id: guests.id })
  return rows.length > 0
}

/** Finds the guest of a shared list with this token. */
export async function findGuest(sharedListId: string, tokenHash: string): Promise<Guest | undefined> {
  const [row] = await db()
    .select()
    .from(guests)
    .where(and(eq(guests.sharedListId, sharedListId), eq(guests.tokenHash, tokenHash)))
  return row
}

/** Lists what a guest has voted and written. */
export async function listOwnVotes(guestId: string): Promise<OwnVote[]> {
  return db()
    .select({ talentId: votes.talentId, vote: votes.vote, comment: votes.comment })
    .from(votes)
    .where(eq(votes.guestId, guestId))
}

/** Queues the vote and the comment of a guest about a talent. */
export async function saveVote(values: Omit<typeof votes.$inferInsert, 'id'>): Promise<void> {
  const { vote, comment, updatedAt } = values
  await queueWrite(
    db()
      .insert(votes)
      .values(values)
      .onConflictDoUpdate({ target: [votes.guestId, votes.talentId], set: { vote, comment, updatedAt } }),
  )
}

/** Lists the votes of confirmed guests about the talents of a list, newest first. */
export async function listVotes(brandId: string, listId: string | undefined) {
  return db()
    .select({
      voteId: votes.id,
      talentId: votes.talentId,
      vote: votes.vote,
      comment: votes.comment,
      at: votes.updatedAt,
      name: guests.name,
    })
    .from(votes)
    .innerJoin(guests, eq(guests.id, votes.guestId))
    .innerJoin(sharedLists, eq(sharedLists.id, guests.sharedListId))
    .where(and(showsList(brandId, listId), isConfirmed))
    .orderBy(desc(votes.updatedAt), desc(votes.id))
    .limit(5_000)
}

/** Queues the removal of a comment in one of the brand’s shared lists; the vote stays. */
export async function removeComment(brandId: string, voteId: string): Promise<void> {
  const own = db()
    .select({ id: guests.id })
    .from(guests)
    .innerJoin(sharedLists, eq(sharedLists.id, guests.sharedListId))
    .where(eq(sharedLists.brandId, brandId))
  await queueWrite(
    db()
      .update(votes)
      .set({ comment: '' })
      .where(and(eq(votes.id, voteId), inArray(votes.guestId, own))),
  )
}

/** Queues the deletion of every vote about an erased talent. */
export async function deleteVotesAbout(talentId: string): Promise<void> {
  await queueWrite(db().delete(votes).where(eq(votes.talentId, talentId)))
}
