import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { isFundedWork } from '../deals/deals.store.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { nextPayDay } from '../milestones/milestones.store.ts'
import { calendarFeeds } from './calendar.tables.ts'
import type { DatedDeal, DatedWork } from './due-dates.ts'

/** More than any roster has open at once; a longer feed has the oldest work only. */
const MAX_ROWS = 2_000

/** Returns when the address of an account was made; null without one. */
export async function findFeedDate(accountId: string): Promise<Date | null> {
  const [row] = await db()
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId))
  return row?.createdAt ?? null
}

/** Queues the address of an account, instead of an earlier one. */
export async function saveFeed(row: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { accountId: _, ...set } = row
  await queueWrite(
    db().insert(calendarFeeds).values(row).onConflictDoUpdate({ target: calendarFeeds.accountId, set }),
  )
}

/** Queues the deletion of the address of an account. */
export async function deleteFeed(accountId: string): Promise<void> {
  await queueWrite(db().delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId)))
}

/** Finds whose address this is; undefined for none, and while the account or its agency is suspended, or it is erased. */
export async function findFeedOwner(tokenHash: string) {
  const [row] = await db()
    .select({ id: accounts.id, role: accounts.role, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        eq(accounts.status, 'active'),
        eq(accounts.isAgencySuspended, false),
      ),
    )
  return row
}

/** Lists the deals whose dates a feed has: running ones, and those paid out in the last 30 days; none that is paused. */
export async function listDatedDeals(
  of: { brandId: string } | { talentIds: readonly string[] },
): Promise<{ deals: DatedDeal[]; work: DatedWork[] }> {
  const isTheirs =
    'brandId' in of ? eq(deals.brandId, of.brandId) : inArray(deals.talentId, [...of.talentIds])
  const rows = await db()
    .select({ id: deals.id, status: deals.status, payDay: nextPayDay, updatedAt: deals.updatedAt })
    .from(deals)
    .where(
      and(
        isTheirs,
        isNull(deals.pausedAt),
        or(
          inArray(deals.status, ['active', 'in_review', 'approved']),
          and(eq(deals.status, 'completed'), sql`${deals.payDay} > now() - interval '30 days'`),
        ),
      ),
    )
    .orderBy(asc(deals.createdAt), asc(deals.id))
    .limit(MAX_ROWS)
  const running = rows.filter(({ status }) => status !== 'completed').map(({ id }) => id)
  const work =
    running.length === 0
      ? []
      : await db()
          .select({
            id: deliverables.id,
            dealId: deliverables.dealId,
            title: deliverables.title,
            status: deliverables.status,
            spec: deliverables.spec,
            dueAt: deliverables.dueAt,
            autoDecisionAt: deliverables.autoDecisionAt,
            updatedAt: deliverables.updatedAt,
          })
          .from(deliverables)
          .innerJoin(deals, eq(deals.id, deliverables.dealId))
          .where(and(inArray(deliverables.dealId, running), isFundedWork))
          .orderBy(asc(deliverables.dealId), asc(deliverables.position))
  return { deals: rows, work }
}
