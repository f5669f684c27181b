import { fail } from '@marquee/contract/errors'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { deliverables, submissions } from '../deals/deals.tables.ts'
import { workLinkComments as comments, workLinkGuests as guests, workLinks } from './work-links.tables.ts'

/** Most comments that one page shows. */
const MAX_SHOWN = 2_000

export type OutsideCommentRow = typeof comments.$inferSelect

const shown = {
  id: comments.id,
  submissionId: comments.submissionId,
  text: comments.text,
  fileId: comments.fileId,
  atMs: comments.atMs,
  box: comments.box,
  takenOverAt: comments.takenOverAt,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  name: guests.name,
}

/** Lists what guests of one link wrote about these versions, oldest first. */
export async function listCommentsOfLink(linkId: string, submissionIds: readonly string[]) {
  return db()
    .select(shown)
    .from(comments)
    .innerJoin(guests, eq(guests.id, comments.guestId))
    .where(and(eq(guests.linkId, linkId), inArray(comments.submissionId, [...submissionIds])))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MAX_SHOWN)
}

/** Lists what guests wrote about the work of a deal, oldest first; links that have ended count as well. */
export async function listCommentsOfDeal(dealId: string) {
  return db()
    .select({ ...shown, deliverableId: submissions.deliverableId, no: submissions.no })
    .from(comments)
    .innerJoin(guests, eq(guests.id, comments.guestId))
    .innerJoin(submissions, eq(submissions.id, comments.submissionId))
    .innerJoin(deliverables, eq(deliverables.id, submissions.deliverableId))
    .where(eq(deliverables.dealId, dealId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MAX_SHOWN)
}

/**
 * Locks a guest, so that their comments are counted one after another, and returns how many they wrote about each version, by its
 * id.
 */
export async function countCommentsOfGuest(guestId: string): Promise<ReadonlyMap<string, number>> {
  await db().select({ id: guests.id }).from(guests).where(eq(guests.id, guestId)).for('no key update')
  const rows = await db()
    .select({ submissionId: comments.submissionId, count: count() })
    .from(comments)
    .where(eq(comments.guestId, guestId))
    .groupBy(comments.submissionId)
  return new Map(rows.map((row) => [row.submissionId, row.count]))
}

/** Creates a comment and returns it. */
export async function createOutsideComment(values: typeof comments.$inferInsert): Promise<OutsideCommentRow> {
  const [row] = await db().insert(comments).values(values).returning()
  return row ?? fail('internal')
}

/** Lists the ids of a guest’s comments. */
export async function listCommentIdsOfGuest(guestId: string): Promise<string[]> {
  const rows = await db().select({ id: comments.id }).from(comments).where(eq(comments.guestId, guestId))
  return rows.map(({ id }) => id)
}

/** Finds a guest’s own comment with the deliverable that it is about. */
export async function findCommentOfGuest(guestId: string, commentId: string) {
  const [row] = await db()
    .select({ createdAt: comments.createdAt, deliverableId: submissions.deliverableId })
    .from(comments)
    .innerJoin(submissions, eq(submissions.id, comments.submissionId))
    .where(and(eq(comments.id, commentId), eq(comments.guestId, guestId)))
  return row
}

/** Changes the text of a guest’s comment and returns it; undefined once the brand made it its own. */
export async function updateCommentText(
  { guestId, commentId, text }: { guestId: string; commentId: string; text: string },
  now: Date,
): Promise<OutsideCommentRow | undefined> {
  const [row] = await db()
    .update(comments)
    .set({ text, editedAt: now })
    .where(and(eq(comments.id, commentId), eq(comments.guestId, guestId), isNull(comments.takenOverAt)))
    .returning()
  return row
}

/** Queues the removal of a guest’s own comment. */
export async function deleteCommentOfGuest(guestId: string, commentId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(comments)
      .where(and(eq(comments.id, commentId), eq(comments.guestId, guestId))),
  )
}

/** Queues the removal of a comment that a guest of one of the brand’s links wrote. */
export async function deleteOutsideComment(brandId: string, commentId: string): Promise<void> {
  const own = db()
    .select({ id: guests.id })
    .from(guests)
    .innerJoin(workLinks, eq(workLinks.id, guests.linkId))
    .where(eq(workLinks.brandId, brandId))
  await queueWrite(
    db()
      .delete(comments)
      .where(and(eq(comments.id, commentId), inArray(comments.guestId, own))),
  )
}

/** Records that the brand made comments about a deliverable its own; returns how many it had not before. */
export async function markTakenOver(
  ids: readonly string[],
  deliverableId: string,
  now: Date,
): Promise<number> {
  const ofDeliverable = db()
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.deliverableId, deliverableId))
  const rows = await db()
    .update(comments)
    .set({ takenOverAt: now })
    .where(
      and(
        inArray(comments.id, [...ids]),
        isNull(comments.takenOverAt),
        inArray(comments.submissionId, ofDeliverable),
      ),
    )
    .returning({ id: comments.id })
  return rows.length
}
