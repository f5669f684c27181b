import { and, asc, eq, or, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { Deal } from '../deals/deal.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { milestones } from './milestones.tables.ts'

export type MilestoneRow = typeof milestones.$inferSelect
export type MilestoneChanges = Partial<typeof milestones.$inferInsert>

/** Queues the milestones of a new deal. */
export async function createMilestones(rows: MilestoneRow[]): Promise<void> {
  await queueWrite(db().insert(milestones).values(rows))
}

const updateOne = queuedWrite((on, { id, ...changes }: MilestoneChanges & { id: string }) =>
  on.update(milestones).set(changes).where(eq(milestones.id, id)),
)

/** Queues changes of a locked milestone that are not a transition. */
export async function updateMilestone(id: string, changes: MilestoneChanges): Promise<void> {
  await updateOne({ ...changes, id })
}

const lockAll = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(milestones).where(eq(milestones.dealId, dealId)).orderBy(asc(milestones.no)).for('update'),
)

/** Locks and returns the milestones of a locked deal in their order. */
export async function lockMilestones(dealId: string): Promise<MilestoneRow[]> {
  return lockAll({ dealId })
}

/** The condition that a payout waits until a post of a deal, or of its milestone `no`, is put right. The SQL of `isHeldByCorrection`. */
const hasHeldPost = (no?: typeof milestones.no) => sql`exists (select from ${deliverables}
  where ${deliverables.dealId} = ${deals.id} and ${deliverables.status} = 'live' and ${deliverables.correctionStatus} is not null
  ${no ? sql`and ${deliverables.milestoneNo} = ${no}` : sql``})`

const approvedMilestones = sql`from ${milestones} where ${milestones.dealId} = ${deals.id} and ${milestones.status} = 'approved'`

/** The next payout date of a deal: its own, or that of the first approved milestone. A payout that waits until a post is put right has none. */
export const nextPayDay = sql<Date | null>`coalesce(
  case when not ${hasHeldPost()} then ${deals.payDay} end,
  (select min(${milestones.payDay}) ${approvedMilestones} and not ${hasHeldPost(milestones.no)}))`.mapWith(
  deals.payDay,
)

/** The condition that work of a deal is approved and all its payouts wait until a post is put right. */
export const isPayoutHeld = sql<boolean>`(${nextPayDay} is null
  and (${deals.payDay} is not null or exists (select ${approvedMilestones})))`

const findDealId = compiled((on, { id }: { id: string }) =>
  on.select({ dealId: milestones.dealId }).from(milestones).where(eq(milestones.id, id)),
)

/** Returns the deal of a milestone; undefined when there is none. */
export async function findDealOfMilestone(id: string): Promise<string | undefined> {
  return (await findDealId({ id }))[0]?.dealId
}

const findByPayable = compiled((on, { payableId }: { payableId: string }) =>
  on
    .select({ id: milestones.id, dealId: milestones.dealId, status: milestones.status })
    .from(milestones)
    .where(eq(milestones.payableId, payableId)),
)

/** Returns the milestone that a payable pays for; undefined for another payable. */
export async function findMilestoneOfPayable(
  payableId: string,
): Promise<Pick<MilestoneRow, 'id' | 'dealId' | 'status'> | undefined> {
  return (await findByPayable({ payableId }))[0]
}

const findOwn = compiled((on, { dealId, partyId }: { dealId: string; partyId: string }) =>
  on
    .select({ deal: deals, row: milestones })
    .from(deals)
    .leftJoin(milestones, eq(milestones.dealId, deals.id))
    .where(and(eq(deals.id, dealId), or(eq(deals.brandId, partyId), eq(deals.talentId, partyId))))
    .orderBy(asc(milestones.no)),
)

/** Finds a deal of this brand or talent with its milestones in their order; undefined for a foreign one. */
export async function findMilestones(
  dealId: string,
  partyId: string,
): Promise<{ deal: Deal; rows: MilestoneRow[] } | undefined> {
  const found = await findOwn({ dealId, partyId })
  const deal = found[0]?.deal
  return deal && { deal, rows: found.flatMap(({ row }) => row ?? []) }
}
