import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { CaseParty } from '../deals/case-party.ts'
import type { FileRow } from '../files/files.store.ts'
import { files } from '../files/files.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { disputeDecisions, disputeProposals, disputeStatements, disputes } from './disputes.tables.ts'

export type DisputeRow = typeof disputes.$inferSelect
export type DisputeChanges = Partial<typeof disputes.$inferInsert>
export type StatementRow = typeof disputeStatements.$inferSelect
export type ProposalRow = typeof disputeProposals.$inferSelect
export type DecisionRow = typeof disputeDecisions.$inferSelect

/** Everything that was said, proposed and decided in the disputes of a deal, oldest first. */
export interface DisputeHistory {
  statements: StatementRow[]
  files: FileRow[]
  proposals: ProposalRow[]
  decisions: DecisionRow[]
}

const openStates = ['open', 'escalated', 'decided', 'appealed'] as const satisfies DisputeRow['status'][]

const findDeal = compiled(
  (on, input: { id: string; brandId?: string | undefined; talentId?: string | undefined }) =>
    on
      .select({ dealId: disputes.dealId })
      .from(disputes)
      .where(
        and(
          eq(disputes.id, input.id),
          input.brandId ? eq(disputes.brandId, input.brandId) : undefined,
          input.talentId ? eq(disputes.talentId, input.talentId) : undefined,
        ),
      ),
)

/** Returns the deal of a dispute of this party; undefined for a missing and a foreign one. */
export async function findDealOf(id: string, party: CaseParty): Promise<string | undefined> {
  return (await findDeal({ id, ...party }))[0]?.dealId
}

const findTalent = compiled((on, { id }: { id: string }) =>
  on.select({ talentId: disputes.talentId }).from(disputes).where(eq(disputes.id, id)),
)

/** Returns the talent of a dispute; null when it does not exist. */
export async function talentOfDispute(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

const lockOne = compiled((on, { id }: { id: string }) =>
  on.select().from(disputes).where(eq(disputes.id, id)).for('update'),
)
const lockOpen = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(disputes)
    .where(and(eq(disputes.dealId, dealId), inArray(disputes.status, [...openStates])))
    .orderBy(asc(disputes.id))
    .for('update'),
)

/** Locks and returns a dispute whose deal is locked already. */
export async function lockDispute(id: string): Promise<DisputeRow | undefined> {
  return (await lockOne({ id }))[0]
}

/** Locks and returns the open disputes of a locked deal, those at a bank among them. */
export async function lockOpenDisputes(dealId: string): Promise<DisputeRow[]> {
  return lockOpen({ dealId })
}

const insertOne = queuedWrite((on, row: DisputeRow) => on.insert(disputes).values(row).onConflictDoNothing())
const insertStatement = queuedWrite((on, row: StatementRow) => on.insert(disputeStatements).values(row))
const insertProposal = queuedWrite((on, row: ProposalRow) => on.insert(disputeProposals).values(row))
const insertDecision = queuedWrite((on, row: DecisionRow) => on.insert(disputeDecisions).values(row))

/** Queues a new dispute; a second one about the same chargeback is left out. */
export async function createDispute(row: DisputeRow): Promise<void> {
  await insertOne(row)
}
export async function createStatement(row: StatementRow): Promise<void> {
  await insertStatement(row)
}
export async function createProposal(row: ProposalRow): Promise<void> {
  await insertProposal(row)
}
export async function createDecision(row: DecisionRow): Promise<void> {
  await insertDecision(row)
}

const listOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(disputes).where(eq(disputes.dealId, dealId)).orderBy(desc(disputes.createdAt)),
)

/** Lists the disputes about a deal, newest first. */
export async function listDisputes(dealId: string): Promise<DisputeRow[]> {
  return listOfDeal({ dealId })
}

const idsOfDeal = (dealId: string) =>
  sql`any(array(select ${disputes.id} from ${disputes} where ${disputes.dealId} = ${dealId}))`

const listStatements = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(disputeStatements)
    .where(sql`${disputeStatements.disputeId} = ${idsOfDeal(dealId)}`)
    .orderBy(asc(disputeStatements.createdAt), asc(disputeStatements.id)),
)
const listFiles = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(files)
    .where(
      sql`${files.id} = any(array(
        select unnest(${disputeStatements.fileIds}) from ${disputeStatements}
        where ${disputeStatements.disputeId} = ${idsOfDeal(dealId)}))`,
    ),
)
const listProposals = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(disputeProposals)
    .where(sql`${disputeProposals.disputeId} = ${idsOfDeal(dealId)}`)
    .orderBy(asc(disputeProposals.createdAt), asc(disputeProposals.id)),
)
const listDecisions = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(disputeDecisions)
    .where(sql`${disputeDecisions.disputeId} = ${idsOfDeal(dealId)}`)
    .orderBy(asc(disputeDecisions.createdAt)),
)

/** Loads what belongs to the disputes about a deal in one wait. */
export async function loadHistory(dealId: string): Promise<DisputeHistory> {
  const [statements, evidence, proposals, decisions] = await Promise.all([
    listStatements({ dealId }),
    listFiles({ dealId }),
    listProposals({ dealId }),
    listDecisions({ dealId }),
  ])
  return { statements, files: evidence, proposals, decisions }
}

/** Lists other disputes of either side of a deal, newest first; 50 at most. */
export async function listEarlierDisputes(
  { brandId, talentId }: { brandId: string; talentId: string },
  exceptDealId: string,
): Promise<DisputeRow[]> {
  return db()
    .select()
    .from(disputes)
    .where(
      and(
        or(eq(disputes.brandId, brandId), eq(disputes.talentId, talentId)),
        ne(disputes.dealId, exceptDealId),
      ),
    )
    .orderBy(desc(disputes.createdAt))
    .limit(50)
}

/** Returns whether there is another active operator, who could decide an appeal. */
export async function hasOtherOperator(operatorId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'adminProMax'), eq(accounts.status, 'active'), ne(accounts.id, operatorId)))
    .limit(1)
  return rows.length > 0
}

/** Returns whether an open dispute or cancellation concerns a user: as brand, as talent, or as agent of the deal. */
export async function isOpenCaseOf(caseId: string, userId: string): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select 1 from (
      select deal_id from disputes where id = ${caseId}::uuid and status in ('open', 'escalated', 'decided', 'appealed')
      union all
      select deal_id from cancellations where id = ${caseId}::uuid and status in ('pending', 'escalated')
    ) open_case join deals d on d.id = open_case.deal_id
    where ${userId}::uuid in (d.brand_id, d.talent_id)
      or exists (select from agents a where a.id = ${userId}::uuid and a.agency_id = d.agency_id)`)
  return rows.length > 0
}
