import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodeNumberedCursor } from '../../platform/database/pagination.ts'
import { accounts } from '../identity/identity.tables.ts'
import { auditEntries } from './operators.tables.ts'

const operators = alias(accounts, 'operators')

export async function createAuditEntry(values: typeof auditEntries.$inferInsert): Promise<void> {
  await queueWrite(db().insert(auditEntries).values(values))
}

/** Which entries a list shows; an absent field does not restrict it. */
export interface AuditFilter {
  operatorId?: string | undefined
  accountId?: string | undefined
  action?: string | undefined
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
}

/** Lists entries with the names of operator and user, newest first; one row more than `limit`. */
export async function listAuditEntries(
  filter: AuditFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const position = decodeNumberedCursor(cursor)
  return db()
    .select({
      entry: auditEntries,
      operator: operators.name,
      userName: accounts.name,
      userEmail: accounts.email,
    })
    .from(auditEntries)
    .innerJoin(operators, eq(operators.id, auditEntries.operatorId))
    .leftJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .where(
      and(
        ...conditions(filter),
        position &&
          sql`(${auditEntries.at}, ${auditEntries.id}) < (${position.at}::timestamptz, ${position.id}::bigint)`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1)
}
export type AuditRow = Awaited<ReturnType<typeof listAuditEntries>>[number]

/** Lists the notes about a user, newest first, at most 20. */
export async function listNotes(accountId: string) {
  return listAuditEntries({ accountId, action: 'addUserNote' }, { limit: 19 })
}

/** Lists what was changed during visits, oldest first. */
export async function listChangesDuring(impersonationIds: readonly string[]) {
  if (impersonationIds.length === 0) return []
  return db()
    .select({
      impersonationId: auditEntries.impersonationId,
      action: auditEntries.action,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .where(inArray(auditEntries.impersonationId, [...impersonationIds]))
    .orderBy(auditEntries.at, auditEntries.id)
    .limit(500)
}
export type VisitChange = Awaited<ReturnType<typeof listChangesDuring>>[number]

function conditions({ operatorId, accountId, action, from, until }: AuditFilter): (SQL | undefined)[] {
  return [
    operatorId ? eq(auditEntries.operatorId, operatorId) : undefined,
    accountId ? eq(auditEntries.accountId, accountId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  ]
}
