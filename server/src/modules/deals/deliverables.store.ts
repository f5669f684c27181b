import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodePageCursor } from '../../platform/database/pagination.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import type { FileRow } from '../files/files.store.ts'
import { files } from '../files/files.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Deal } from './deal.ts'
import { deals, deliverables, postDisclosures, submissionComments, submissions } from './deals.tables.ts'
import type { Deliverable, PostDisclosure, Submission, SubmissionComment } from './deliverable.ts'

/** The deliverables of one deal, or these deliverables. */
type WorkScope = { dealId: string } | { deliverableIds: readonly string[] }

/** The party of a deal that may work with its deliverables; null for the system. */
type WorkParty = { brandId: string } | { talentId: string } | null

/** A locked deliverable with its locked deal, all deliverables of that deal, and its own submissions. */
export interface LockedWork {
  deal: Deal
  deliverable: Deliverable
  work: Deliverable[]
  submissions: Submission[]
}

/** The comments and files of submissions, and how posts are labelled. */
export interface Attachments {
  comments: SubmissionComment[]
  files: FileRow[]
  disclosures: PostDisclosure[]
}

/** Queues new deliverables. */
export async function createDeliverables(rows: Deliverable[]): Promise<void> {
  await queueWrite(db().insert(deliverables).values(rows))
}

/** Queues changes of a deliverable that are not a transition. */
export async function updateDeliverable(id: string, changes: Partial<Deliverable>): Promise<void> {
  await queueWrite(db().update(deliverables).set(changes).where(eq(deliverables.id, id)))
}

const findTalent = compiled((on, { id }: { id: string }) =>
  on
    .select({ talentId: deals.talentId })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .where(eq(deliverables.id, id)),
)

/** Returns the talent of a deliverable; null when it does not exist. */
export async function talentOfDeliverable(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

export async function loadDeliverable(id: string): Promise<Deliverable | undefined> {
  const [row] = await db().select().from(deliverables).where(eq(deliverables.id, id))
  return row
}

const lockBoth = compiled(
  (
    on,
    { id, brandId, talentId }: { id: string; brandId?: string | undefined; talentId?: string | undefined },
  ) =>
    on
      .select({ deal: deals, deliverable: deliverables })
      .from(deals)
      .innerJoin(deliverables, eq(deliverables.dealId, deals.id))
      .where(
        and(
          eq(deliverables.id, id),
          brandId ? eq(deals.brandId, brandId) : undefined,
          talentId ? eq(deals.talentId, talentId) : undefined,
        ),
      )
      // PostgreSQL locks a row's tables in this order: the deal first.
      .for('update', { of: [deals, deliverables] }),
)

/**
 * Locks a deliverable and its deal in one statement, the deal first, and loads the work around it; one wait.
 * Undefined for a missing deliverable and for one of another party.
 */
export async function lockWork(deliverableId: string, party: WorkParty): Promise<LockedWork | undefined> {
  const [[locked], work, history] = await Promise.all([
    lockBoth({ id: deliverableId, ...party }),
    listSiblings({ id: deliverableId }),
    listSubmissionsOf({ ids: [deliverableId] }),
  ])
  return locked && { ...locked, work, submissions: history }
}

const listSiblings = compiled((on, { id }: { id: string }) =>
  on
    .select()
    .from(deliverables)
    .where(
      sql`${deliverables.dealId} = (select sibling.deal_id from ${deliverables} sibling where sibling.id = ${id})`,
    )
    .orderBy(asc(deliverables.position)),
)

const lockAllOf = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(deliverables)
    .where(eq(deliverables.dealId, dealId))
    .orderBy(asc(deliverables.position))
    .for('update'),
)

/** Locks and returns the deliverables of a deal that is locked already, in their order. */
export async function lockDeliverables(dealId: string): Promise<Deliverable[]> {
  return lockAllOf({ dealId })
}

const listOf = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(deliverables).where(eq(deliverables.dealId, dealId)).orderBy(asc(deliverables.position)),
)

/** Lists the deliverables of a deal in their order. */
export async function listDeliverables(dealId: string): Promise<Deliverable[]> {
  return listOf({ dealId })
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
  const { at: autoDecisionAt, id } = decodePageCursor(page.cursor)
  return db()
    .select({
      deliverable: deliverables,
      deal: {
        status: deals.status,
        productStatus: deals.productStatus,
        fundedMilestones: deals.fundedMilestones,
      },
      talent: talentCardColumns,
      campaignTitle: campaigns.title,
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(
      and(
        eq(deals.brandId, brandId),
        sql`${deliverables.status} = 'submitted'`,
        sql`${deals.status} not in ('cancellation_requested', 'disputed')`,
        campaignId ? eq(deals.campaignId, campaignId) : undefined,
        autoDecisionAt !== undefined
          ? sql`(${deliverables.autoDecisionAt}, ${deliverables.id}) > (${autoDecisionAt}::timestamptz, ${id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(deliverables.autoDecisionAt), asc(deliverables.id))
    .limit(page.limit + 1)
}

interface Scope {
  dealId?: string
  ids?: string[]
}

/** Returns the ids of the deliverables of a scope, as an array. */
function idsIn({ dealId, ids }: Scope): SQL {
  return dealId
    ? sql`array(select ${deliverables.id} from ${deliverables} where ${deliverables.dealId} = ${dealId})`
    : sql`${ids}::uuid[]`
}

const listSubmissionsOf = compiled((on, scope: Scope) =>
  on
    .select()
    .from(submissions)
    .where(sql`${submissions.deliverableId} = any(${idsIn(scope)})`)
    .orderBy(asc(submissions.no)),
)

/** Lists submissions by their number; of each deliverable the oldest first. */
export async function listSubmissions(scope: WorkScope): Promise<Submission[]> {
  return listSubmissionsOf(toScope(scope))
}

const listComments = compiled((on, scope: Scope) =>
  on
    .select()
    .from(submissionComments)
    .where(
      sql`${submissionComments.submissionId} = any(array(
        select ${submissions.id} from ${submissions} where ${submissions.deliverableId} = any(${idsIn(scope)})))`,
    )
    .orderBy(asc(submissionComments.createdAt), asc(submissionComments.position), asc(submissionComments.id)),
)

const listFiles = compiled((on, scope: Scope) =>
  on
    .select()
    .from(files)
    .where(
      sql`${files.id} = any(array(
        select unnest(${submissions.fileIds}) from ${submissions} where ${submissions.deliverableId} = any(${idsIn(scope)})
        union select ${postDisclosures.screenshotId} from ${postDisclosures}
          where ${postDisclosures.deliverableId} = any(${idsIn(scope)})))`,
    ),
)

const listDisclosures = compiled((on, scope: Scope) =>
  on
    .select()
    .from(postDisclosures)
    .where(sql`${postDisclosures.deliverableId} = any(${idsIn(scope)})`),
)

/**
 * Loads the comments, oldest first, the files of all submissions, and the labels of posts with their screenshots in one wait.
 */
export async function loadAttachments(scope: WorkScope): Promise<Attachments> {
  const [comments, attached, disclosures] = await Promise.all([
    listComments(toScope(scope)),
    listFiles(toScope(scope)),
    listDisclosures(toScope(scope)),
  ])
  return { comments, files: attached, disclosures }
}

const upsertDisclosure = queuedWrite((on, row: PostDisclosure) => {
  const { deliverableId: _, ...set } = row
  return on
    .insert(postDisclosures)
    .values(row)
    .onConflictDoUpdate({ target: postDisclosures.deliverableId, set })
})

/** Queues how a post is labelled; it replaces what was stored. */
export async function saveDisclosure(row: PostDisclosure): Promise<void> {
  await upsertDisclosure(row)
}

function toScope(scope: WorkScope): Scope {
  return 'dealId' in scope ? scope : { ids: [...scope.deliverableIds] }
}

const insertSubmission = queuedWrite((on, row: Submission) => on.insert(submissions).values(row))

/** Queues a new submission. */
export async function createSubmission(row: Submission): Promise<void> {
  await insertSubmission(row)
}

/** Queues changes of a submission. */
export async function updateSubmission(
  id: string,
  changes: Partial<typeof submissions.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(submissions).set(changes).where(eq(submissions.id, id)))
}

/** Queues new comments. */
export async function createComments(rows: SubmissionComment[]): Promise<void> {
  if (rows.length > 0) await queueWrite(db().insert(submissionComments).values(rows))
}

/** Queues that a comment is resolved, or open again. */
export async function updateComment(
  id: string,
  changes: Pick<SubmissionComment, 'resolvedAt' | 'resolvedBy'>,
): Promise<void> {
  await queueWrite(db().update(submissionComments).set(changes).where(eq(submissionComments.id, id)))
}
