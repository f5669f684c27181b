import type { Role } from '@marquee/contract/call'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { literal } from '../../platform/database/literal.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { accounts, sessions } from '../identity/identity.tables.ts'

const columns = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  role: accounts.role,
  status: accounts.status,
  isAgencySuspended: accounts.isAgencySuspended,
  createdAt: accounts.createdAt,
  emailVerifiedAt: accounts.emailVerifiedAt,
  lastSeenAt:
    sql<Date | null>`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.accountId} = ${accounts.id})`.mapWith(
      sessions.lastSeenAt,
    ),
}

export interface UserFilter {
  /** Part of the name or of the email address. */
  q?: string | undefined
  role?: Role | undefined
  status?: (typeof accounts.$inferSelect)['status'] | undefined
}

/** Lists accounts, newest first; one row more than `limit`. */
export async function listUsers(
  { q, role, status }: UserFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const part = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db()
    .select(columns)
    .from(accounts)
    .where(
      and(
        part ? or(ilike(accounts.name, part), ilike(accounts.email, part)) : undefined,
        role ? sql`${accounts.role} = ${literal(role)}` : undefined,
        status ? sql`${accounts.status} = ${literal(status)}` : undefined,
        afterCursor([accounts.createdAt, accounts.id], decodePageCursor(cursor)),
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit + 1)
}
export type User = Awaited<ReturnType<typeof listUsers>>[number]

/** Finds an account by id. */
export async function findUser(id: string): Promise<User | undefined> {
  const [row] = await db().select(columns).from(accounts).where(eq(accounts.id, id))
  return row
}
