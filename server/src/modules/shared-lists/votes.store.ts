import type { OwnVote } from '@marquee/contract/calls/shared-lists'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { isConfirmed, showsList } from './shared-lists.store.ts'
import { sharedListGuests as guests, sharedLists, sharedListVotes as votes } from './shared-lists.tables.ts'

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
      email: guests.email,
    })
    .from(votes)
    .innerJoin(guests, eq(guests.id, votes.guestId))
    .innerJoin(sharedLists, eq(sharedLists.id, guests.linkId))
    .where(and(showsList(brandId, listId), isConfirmed))
    .orderBy(desc(votes.updatedAt), desc(votes.id))
    .limit(5_000)
}

/** Queues the removal of a comment in one of the brand’s shared lists; the vote stays. */
export async function removeComment(brandId: string, voteId: string): Promise<void> {
  const own = db()
    .select({ id: guests.id })
    .from(guests)
    .innerJoin(sharedLists, eq(sharedLists.id, guests.linkId))
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
