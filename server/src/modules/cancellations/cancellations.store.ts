import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import type { CaseParty } from '../deals/case-party.ts'
import { deliverables, submissions } from '../deals/deals.tables.ts'
import { cancellationProposals, cancellations } from './cancellations.tables.ts'

export type CancellationRow = typeof cancellations.$inferSelect
export type CancellationChanges = Partial<typeof cancellations.$inferInsert>
export type ProposalRow = typeof cancellationProposals.$inferSelect

const findKeys = compiled(
  (on, input: { id: string; brandId?: string | undefined; talentId?: string | undefined }) =>
    on
      .select({ dealId: cancellations.dealId })
      .from(cancellations)
      .where(
        and(
          eq(cancellations.id, input.id),
          input.brandId ? eq(cancellations.brandId, input.brandId) : undefined,
          input.talentId ? eq(cancellations.talentId, input.talentId) : undefined,
        ),
      ),
)

/** Returns the deal of a request of this party; undefined for a missing and a foreign one. */
export async function findDealOf(id: string, party: CaseParty): Promise<string | undefined> {
  return (await findKeys({ id, ...party }))[0]?.dealId
}

const findTalent = compiled((on, { id }: { id: string }) =>
  on.select({ talentId: cancellations.talentId }).from(cancellations).where(eq(cancellations.id, id)),
)

/** Returns the talent of a request; null when it does not exist. */
export async function talentOfCancellation(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

const lockOne = compiled((on, { id }: { id: string }) =>
  on.select().from(cancellations).where(eq(cancellations.id, id)).for('update'),
)
const lockOpen = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.dealId, dealId), inArray(cancellations.status, ['pending', 'escalated'])))
    .for('update'),
)

/** Locks and returns a request whose deal is locked already. */
export async function lockCancellation(id: string): Promise<CancellationRow | undefined> {
  return (await lockOne({ id }))[0]
}

/** Locks and returns the open request of a locked deal. */
export async function lockOpenCancellation(dealId: string): Promise<CancellationRow | undefined> {
  return (await lockOpen({ dealId }))[0]
}

const insertOne = queuedWrite((on, row: CancellationRow) => on.insert(cancellations).values(row))
const insertProposal = queuedWrite((on, row: ProposalRow) => on.insert(cancellationProposals).values(row))

/** Queues a new request. */
export async function createCancellation(row: CancellationRow): Promise<void> {
  await insertOne(row)
}

/** Queues a new proposal. */
export async function createProposal(row: ProposalRow): Promise<void> {
  await insertProposal(row)
}

const listOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(cancellations)
    .where(eq(cancellations.dealId, dealId))
    .orderBy(desc(cancellations.createdAt)),
)
const listProposalsOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(cancellationProposals)
    .where(
      sql`${cancellationProposals.cancellationId} = any(array(
        select ${cancellations.id} from ${cancellations} where ${cancellations.dealId} = ${dealId}))`,
    )
    .orderBy(asc(cancellationProposals.no)),
)

/** Lists the requests of a deal, newest first. */
export async function listCancellations(dealId: string): Promise<CancellationRow[]> {
  return listOfDeal({ dealId })
}

/** Lists the proposals of all requests of a deal, oldest first. */
export async function listProposals(dealId: string): Promise<ProposalRow[]> {
  return listProposalsOfDeal({ dealId })
}

const findSubmission = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(deliverables, eq(deliverables.id, submissions.deliverableId))
    .where(eq(deliverables.dealId, dealId))
    .limit(1),
)

/** Returns whether nothing was ever submitted for a deal. */
export async function isUntouched(dealId: string): Promise<boolean> {
  return (await findSubmission({ dealId })).length === 0
}
