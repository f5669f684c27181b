import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { deals, deliverables, postDisclosures, submissions } from '../deals/deals.tables.ts'
import { type FileRow, listFiles } from '../files/files.store.ts'
import { payables, payments } from '../payments/payments.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { postResults } from './results.tables.ts'

export type PostResult = typeof postResults.$inferSelect

/** A post of a deal with its results; null until they are entered. */
export interface PostRow {
  deliverable: { id: string; title: string; postUrl: string | null }
  result: PostResult | null
}

/** Lists the posts of a deal in their order, and the screenshots of their results. */
export async function listPosts(dealId: string): Promise<{ posts: PostRow[]; screenshots: FileRow[] }> {
  const posts = await db()
    .select({
      deliverable: { id: deliverables.id, title: deliverables.title, postUrl: deliverables.postUrl },
      result: postResults,
    })
    .from(deliverables)
    .leftJoin(postResults, eq(postResults.deliverableId, deliverables.id))
    .where(and(eq(deliverables.dealId, dealId), isNotNull(deliverables.postedAt)))
    .orderBy(asc(deliverables.position))
  const ids = posts.flatMap(({ result }) => result?.screenshotId ?? [])
  return { posts, screenshots: ids.length > 0 ? await listFiles(ids) : [] }
}

/**
 * Returns the results of a post, undefined until they are entered, and when the brand was last notified of results of the same
 * deal; null before the first time.
 */
export async function findResult(
  deliverableId: string,
): Promise<{ earlier: PostResult | undefined; notifiedAt: Date | null }> {
  const rows = await db()
    .select()
    .from(postResults)
    .where(
      sql`${postResults.dealId} = (select ${deliverables.dealId} from ${deliverables} where ${deliverables.id} = ${deliverableId})`,
    )
  const times = rows.flatMap(({ notifiedAt }) => notifiedAt?.getTime() ?? [])
  return {
    earlier: rows.find((row) => row.deliverableId === deliverableId),
    notifiedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  }
}

/** Queues the results of a post; they replace earlier ones. */
export async function saveResultRow(row: PostResult): Promise<void> {
  const { deliverableId: _, ...set } = row
  await queueWrite(
    db().insert(postResults).values(row).onConflictDoUpdate({ target: postResults.deliverableId, set }),
  )
}

/** A deal of a campaign with what its brand has paid for it in the currency of the campaign, in minor units. */
export interface ReportedDeal {
  id: string
  status: string
  talent: { id: string; name: string }
  spend: number
}

/** Lists the deals of a campaign, oldest first; a cancelled one only if something was paid for it. */
export async function listReportedDeals(campaignId: string, currency: string): Promise<ReportedDeal[]> {
  const spend = sql<string>`coalesce((
    select sum(${payments.captured} - ${payments.refunded}) from ${payables}
    join ${payments} on ${payments.payableId} = ${payables.id}
    where ${payables.subjectId} = ${deals.offerId} and ${payables.currency} = ${currency}), 0)`
  const rows = await db()
    .select({
      id: deals.id,
      status: deals.status,
      talent: { id: talents.id, name: talents.displayName },
      spend,
    })
    .from(deals)
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(eq(deals.campaignId, campaignId), or(sql`${deals.status} <> 'cancelled'`, sql`${spend} > 0`)))
    .orderBy(asc(deals.createdAt), asc(deals.id))
  return rows.map((row) => ({ ...row, spend: Number(row.spend) }))
}

/** Lists the deliverables of the deals of a campaign in their order, with their results. */
export async function listReportedWork(campaignId: string) {
  return db()
    .select({
      id: deliverables.id,
      dealId: deliverables.dealId,
      title: deliverables.title,
      status: deliverables.status,
      postUrl: deliverables.postUrl,
      postedAt: deliverables.postedAt,
      reach: postResults.reach,
      engagements: postResults.engagements,
      screenshotId: postResults.screenshotId,
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .leftJoin(postResults, eq(postResults.deliverableId, deliverables.id))
    .where(eq(deals.campaignId, campaignId))
    .orderBy(asc(deals.createdAt), asc(deals.id), asc(deliverables.position))
}

/** Lists what is to be posted for a campaign, and how each post is labelled; without cancelled work. */
export async function listDisclosures(campaignId: string) {
  const lastUsesAi = sql<boolean | null>`(
    select ${submissions.usesAi} from ${submissions}
    where ${submissions.deliverableId} = ${deliverables.id} order by ${submissions.no} desc limit 1)`
  return db()
    .select({
      deliverableId: deliverables.id,
      talentName: talents.displayName,
      title: deliverables.title,
      spec: deliverables.spec,
      postUrl: deliverables.postUrl,
      postedAt: deliverables.postedAt,
      usesAi: lastUsesAi,
      disclosure: postDisclosures,
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(postDisclosures, eq(postDisclosures.deliverableId, deliverables.id))
    .where(
      and(
        eq(deals.campaignId, campaignId),
        sql`${deliverables.status} <> 'cancelled'`,
        sql`${deliverables.spec}->>'platform' <> 'file'`,
      ),
    )
    .orderBy(asc(deals.createdAt), asc(deals.id), asc(deliverables.position))
}
