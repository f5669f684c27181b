import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { deliverables } from '../deals/deals.tables.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { adCodes } from './usage-rights.tables.ts'

export type AdCodeRow = typeof adCodes.$inferSelect

/** A post of a deal with its ad code; null before anything is entered or asked for. */
export interface PostWithCode {
  deliverable: Deliverable
  adCode: AdCodeRow | null
}

/** Lists the posts of a deal in their order, with their ad codes. */
export async function listPostsWithCodes(dealId: string): Promise<PostWithCode[]> {
  return db()
    .select({ deliverable: deliverables, adCode: adCodes })
    .from(deliverables)
    .leftJoin(adCodes, eq(adCodes.deliverableId, deliverables.id))
    .where(and(eq(deliverables.dealId, dealId), isNotNull(deliverables.postedAt)))
    .orderBy(asc(deliverables.position))
}

/** Finds the ad code of a deliverable; undefined before anything is entered or asked for. */
export async function findAdCode(deliverableId: string): Promise<AdCodeRow | undefined> {
  const [row] = await db().select().from(adCodes).where(eq(adCodes.deliverableId, deliverableId))
  return row
}

/** Queues the ad code of a deliverable; it replaces an earlier one. */
export async function saveAdCodeRow(row: AdCodeRow): Promise<void> {
  const { deliverableId: _, ...set } = row
  await queueWrite(
    db().insert(adCodes).values(row).onConflictDoUpdate({ target: adCodes.deliverableId, set }),
  )
}

/** Queues the deletion of a code that has expired by now; when it did stays. A code entered meanwhile is kept. */
export async function deleteExpiredCode(deliverableId: string, now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(adCodes)
      .set({ code: null })
      .where(and(eq(adCodes.deliverableId, deliverableId), lte(adCodes.expiresAt, now))),
  )
}
