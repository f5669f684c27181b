import { and, count, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'

/** Attempts for one code (reliability, section 5 T6). */
const MAX_ATTEMPTS = 5

type GuestColumn =
  | 'id'
  | 'linkId'
  | 'name'
  | 'email'
  | 'codeHash'
  | 'codeExpiresAt'
  | 'attempts'
  | 'tokenHash'
  | 'createdAt'

/** The links of one kind and their guests. Each kind has tables of its own, so that its guests end with its links. */
export interface GuestTables {
  links: PgTable & { id: AnyPgColumn }
  guests: PgTable & Record<GuestColumn, AnyPgColumn>
}

/** A person without an account who writes about what a link shows, once they have confirmed their address. */
export interface Guest {
  id: string
  name: string
  codeHash: string | null
}

const columnsOf = ({ guests }: GuestTables) => ({
  id: sql<string>`${guests.id}`,
  name: sql<string>`${guests.name}`,
  codeHash: sql<string | null>`${guests.codeHash}`,
})

/** Locks a link and counts its guests of other addresses, confirmed or not. */
export async function countOtherGuests(tables: GuestTables, linkId: string, email: string): Promise<number> {
  const { links, guests } = tables
  await db().select({ id: links.id }).from(links).where(eq(links.id, linkId)).for('no key update')
  const [row] = await db()
    .select({ count: count() })
    .from(guests)
    .where(and(eq(guests.linkId, linkId), ne(guests.email, email)))
  return row?.count ?? 0
}

/** A guest who waits for a code. */
interface WaitingGuest {
  linkId: string
  name: string
  email: string
  createdAt: Date
  codeHash: string
  codeExpiresAt: Date
}

/** Queues a guest who waits for a code, or a new code for one. The name of a guest who has confirmed stays. */
export async function saveGuest({ guests }: GuestTables, values: WaitingGuest): Promise<void> {
  const { codeHash, codeExpiresAt, name } = values
  await queueWrite(
    db()
      .insert(guests)
      .values(values)
      .onConflictDoUpdate({
        target: [guests.linkId, guests.email],
        set: {
          codeHash,
          codeExpiresAt,
          attempts: 0,
          name: sql`case when ${guests.tokenHash} is null then ${name} else ${guests.name} end`,
        },
      }),
  )
}

/** Counts one attempt before the code is checked and returns the guest; undefined without an attempt or a valid code. */
export async function consumeGuestAttempt(
  tables: GuestTables,
  { linkId, email, now }: { linkId: string; email: string; now: Date },
): Promise<Guest | undefined> {
  const { guests } = tables
  const [row] = await db()
    .update(guests)
    .set({ attempts: sql`${guests.attempts} + 1` })
    .where(
      and(
        eq(guests.linkId, linkId),
        eq(guests.email, email),
        lt(guests.attempts, MAX_ATTEMPTS),
        gt(guests.codeExpiresAt, now),
      ),
    )
    .returning(columnsOf(tables))
  return row
}

/** Confirms a guest with the code that was checked; false when it was used or replaced meanwhile. */
export async function confirmGuest(
  tables: GuestTables,
  { id, codeHash }: Guest,
  tokenHash: string,
): Promise<boolean> {
  const { guests } = tables
  const rows = await db()
    .update(guests)
    .set({ tokenHash, codeHash: null, codeExpiresAt: null })
    .where(and(eq(guests.id, id), eq(guests.codeHash, codeHash)))
    .returning(columnsOf(tables))
  return rows.length > 0
}

/** Finds the guest of a link with this token. */
export async function findGuest(
  tables: GuestTables,
  linkId: string,
  tokenHash: string,
): Promise<Guest | undefined> {
  const { guests } = tables
  const [row] = await db()
    .select(columnsOf(tables))
    .from(guests)
    .where(and(eq(guests.linkId, linkId), eq(guests.tokenHash, tokenHash)))
  return row
}

/** Returns how many guests of a link have confirmed their address. */
export function countConfirmed({ links, guests }: GuestTables): SQL<number> {
  return sql<number>`(select count(*)::int from ${guests} where ${guests.linkId} = ${links.id} and ${guests.tokenHash} is not null)`
}
