import { and, desc, eq, sql } from 'drizzle-orm'
import { queuedWrite } from '../../platform/database/compiled.ts'
import { db, openTransaction } from '../../platform/database/database.ts'
import { decodeNumberedCursor } from '../../platform/database/pagination.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { delegatedActions } from './mandates.tables.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

const insertAction = queuedWrite((on, values: typeof delegatedActions.$inferInsert) =>
  on.insert(delegatedActions).values(values),
)

/** Records a delegated action. */
export async function recordDelegatedAction(values: typeof delegatedActions.$inferInsert): Promise<void> {
  await insertAction({
    subjectNoun: null,
    subjectId: null,
    operatorId: null,
    at: openTransaction('recordDelegatedAction()').now,
    ...values,
  })
}

/** Lists the actions of agents on behalf of a talent, newest first; one row more than `limit`. */
export async function listDelegatedActions(talentId: string, { cursor, limit }: Page) {
  const position = decodeNumberedCursor(cursor)
  return db()
    .select({ action: delegatedActions, agency: agencies.name, person: accounts.name })
    .from(delegatedActions)
    .innerJoin(agencies, eq(agencies.id, delegatedActions.agencyId))
    .innerJoin(accounts, eq(accounts.id, delegatedActions.accountId))
    .where(
      and(
        eq(delegatedActions.talentId, talentId),
        position &&
          sql`(${delegatedActions.at}, ${delegatedActions.id}) < (${position.at}::timestamptz, ${position.id}::bigint)`,
      ),
    )
    .orderBy(desc(delegatedActions.at), desc(delegatedActions.id))
    .limit(limit + 1)
}
