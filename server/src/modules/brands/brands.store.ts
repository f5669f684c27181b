import { and, asc, eq, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { areNotBlocked } from '../blocks/blocks.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { brands, industries } from './brands.tables.ts'

export type Brand = typeof brands.$inferSelect

/** The columns of a brand's card; stores to the right select them beside their own. */
export const brandCardColumns = {
  id: brands.id,
  companyName: brands.companyName,
  logoUrl: brands.logoUrl,
  city: brands.city,
  industryId: brands.industryId,
  answersCount: brands.answersCount,
  answersTotalMs: brands.answersTotalMs,
  completedDeals: brands.completedDeals,
  subscriptionStatus: brands.subscriptionStatus,
  isEarlyAccess: brands.isEarlyAccess,
}

export async function listIndustries(): Promise<{ id: string; name: string }[]> {
  return db().select().from(industries).orderBy(asc(industries.name))
}

export async function createBrand(id: string, companyName: string, isEarlyAccess: boolean): Promise<void> {
  await queueWrite(db().insert(brands).values({ id, companyName, isEarlyAccess }))
}

const findBrand = compiled((on, input: { id: string }) =>
  on.select().from(brands).where(eq(brands.id, input.id)),
)

export async function loadBrand(id: string): Promise<Brand | undefined> {
  const [row] = await findBrand({ id })
  return row
}

/** Who reads about a brand: a talent, for whom an agency may read. Both are null for an agent without talents. */
interface BrandReader {
  talentId: string | null
  agencyId: string | null
}

const findShown = compiled((on, { id, talentId, agencyId }: { id: string } & BrandReader) =>
  on
    .select({
      id: brands.id,
      companyName: brands.companyName,
      logoUrl: brands.logoUrl,
      coverUrl: brands.coverUrl,
      about: brands.about,
      website: brands.website,
      industryId: brands.industryId,
      city: brands.city,
      country: brands.country,
    })
    .from(brands)
    .innerJoin(accounts, eq(accounts.id, brands.id))
    .where(
      and(
        eq(brands.id, id),
        eq(accounts.status, 'active'),
        talentId ? areNotBlocked(sql`${talentId}::uuid`, brands.id) : undefined,
        agencyId ? areNotBlocked(sql`${agencyId}::uuid`, brands.id) : undefined,
      ),
    ),
)

/** Returns the public part of a brand; undefined for a suspended or erased one, and where a block hides it from the reader. */
export async function findBrandFor(id: string, reader: BrandReader) {
  const [row] = await findShown({ id, ...reader })
  return row
}

export async function updateBrand(id: string, changes: Partial<typeof brands.$inferInsert>): Promise<void> {
  await queueWrite(db().update(brands).set(changes).where(eq(brands.id, id)))
}

/** Counts one response to an application and its response time, in milliseconds. */
export async function countAnswer(id: string, tookMs: number): Promise<void> {
  await queueWrite(
    db()
      .update(brands)
      .set({
        answersCount: sql`${brands.answersCount} + 1`,
        answersTotalMs: sql`${brands.answersTotalMs} + ${Math.max(0, Math.round(tookMs))}`,
      })
      .where(eq(brands.id, id)),
  )
}

export async function countCompletedDeal(id: string): Promise<void> {
  await queueWrite(
    db()
      .update(brands)
      .set({ completedDeals: sql`${brands.completedDeals} + 1` })
      .where(eq(brands.id, id)),
  )
}

/** Ends early access of every brand and returns those that have no active plan now. */
export async function endEarlyAccess(): Promise<string[]> {
  const ended = await db()
    .update(brands)
    .set({ isEarlyAccess: false })
    .where(eq(brands.isEarlyAccess, true))
    .returning({ id: brands.id, subscriptionStatus: brands.subscriptionStatus })
  return ended.flatMap(({ id, subscriptionStatus }) => (subscriptionStatus === 'Active' ? [] : [id]))
}
