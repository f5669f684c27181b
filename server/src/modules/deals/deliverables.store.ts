import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodeCursor } from '../../platform/database/pagination.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { deals, deliverables, submissionComments, submissions } from './deals.tables.ts'

export type Deliverable = typeof deliverables.$inferSelect
export type Submission = typeof submissions.$inferSelect
export type Comment = typeof submissionComments.$inferSelect
export type DeliverableChanges = Partial<typeof deliverables.$inferInsert>

export async function createDeliverables(
  values: (typeof deliverables.$inferInsert)[],
): Promise<Deliverable[]> {
  return db().insert(deliverables).values(values).returning()
}

export async function findDealOf(deliverableId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ dealId: deliverables.dealId })
    .from(deliverables)
    .where(eq(deliverables.id, deliverableId))
  return row?.dealId
}

const findTalent = compiled((on, given: { id: string }) =>
  on
    .select({ talentId: deals.talentId })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .where(eq(deliverables.id, given.id)),
)

/** Returns the talent of a deliverable; null when it does not exist. */
export async function talentOfDeliverable(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

export async function loadDeliverable(id: string): Promise<Deliverable | undefined> {
  const [row] = await db().select().from(deliverables).where(eq(deliverables.id, id))
  return row
}

export async function lockDeliverable(id: string): Promise<Deliverable | undefined> {
  const [row] = await db().select().from(deliverables).where(eq(deliverables.id, id)).for('update')
  return row
}

export async function listDeliverables(dealId: string): Promise<Deliverable[]> {
  return db()
    .select()
    .from(deliverables)
    .where(eq(deliverables.dealId, dealId))
    .orderBy(asc(deliverables.position))
}

/**
 * Lists the brand's submissions that await review, the earliest auto-approval first; one row more than the
 * limit.
 */
export async function listAwaitingReview(
  brandId: string,
  campaignId: string | undefined,
  page: { cursor?: string; limit: number },
) {
  const [autoDecisionAt, id] = page.cursor ? decodeCursor(page.cursor) : []
  return db()
    .select({ deliverable: deliverables, talent: talentCardColumns, campaignTitle: campaigns.title })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(
      and(
        eq(deals.brandId, brandId),
        sql`${deliverables.status} = 'submitted'`,
        campaignId ? eq(deals.campaignId, campaignId) : undefined,
        autoDecisionAt !== undefined
          ? sql`(${deliverables.autoDecisionAt}, ${deliverables.id}) > (${autoDecisionAt}::timestamptz, ${id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(deliverables.autoDecisionAt), asc(deliverables.id))
    .limit(page.limit + 1)
}

/** Returns the last submission, if there is one. */
export async function lastSubmission(deliverableId: string): Promise<Submission | undefined> {
  const [row] = await db()
    .select()
    .from(submissions)
    .where(eq(submissions.deliverableId, deliverableId))
    .orderBy(desc(submissions.no))
    .limit(1)
  return row
}

export async function createSubmission(values: Omit<typeof submissions.$inferInsert, 'no'>): Promise<void> {
  const [last] = await db()
    .select({ no: max(submissions.no) })
    .from(submissions)
    .where(eq(submissions.deliverableId, values.deliverableId))
  await queueWrite(
    db()
      .insert(submissions)
      .values({ ...values, no: (last?.no ?? 0) + 1 }),
  )
}

export async function updateSubmission(
  id: string,
  changes: Partial<typeof submissions.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(submissions).set(changes).where(eq(submissions.id, id)))
}

export async function createComments(values: (typeof submissionComments.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await queueWrite(db().insert(submissionComments).values(values))
}

export async function listSubmissions(deliverableIds: string[]): Promise<Submission[]> {
  if (deliverableIds.length === 0) return []
  return db()
    .select()
    .from(submissions)
    .where(inArray(submissions.deliverableId, deliverableIds))
    .orderBy(asc(submissions.no))
}

export async function listComments(submissionIds: string[]): Promise<Comment[]> {
  if (submissionIds.length === 0) return []
  return db()
    .select()
    .from(submissionComments)
    .where(inArray(submissionComments.submissionId, submissionIds))
    .orderBy(asc(submissionComments.createdAt), asc(submissionComments.id))
}
