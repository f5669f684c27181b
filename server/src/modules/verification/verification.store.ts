import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { cards } from '../cards/cards.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { brandVerifications, handleVerifications, verifiedFacts } from './verification.tables.ts'

export type BrandVerificationRow = typeof brandVerifications.$inferSelect
export type HandleRow = typeof handleVerifications.$inferSelect
export type FactRow = typeof verifiedFacts.$inferSelect
export type NewFact = Pick<FactRow, 'kind' | 'value' | 'source' | 'checkedOn'>

/** Returns the verification of a brand; undefined before its first request. */
export async function findBrandVerification(brandId: string): Promise<BrandVerificationRow | undefined> {
  const [row] = await db().select().from(brandVerifications).where(eq(brandVerifications.brandId, brandId))
  return row
}

/** Locks and returns the verification of a brand; undefined before its first request. */
export async function lockBrandVerification(brandId: string): Promise<BrandVerificationRow | undefined> {
  const [row] = await db()
    .select()
    .from(brandVerifications)
    .where(eq(brandVerifications.brandId, brandId))
    .for('update')
  return row
}

/** Creates the verification of a brand where there is none, at once, so that it can be locked. */
export async function createBrandVerification(brandId: string): Promise<void> {
  await db().insert(brandVerifications).values({ brandId }).onConflictDoNothing()
}

/** Queues a change of a locked verification and raises its version. */
export async function updateBrandVerification(
  brandId: string,
  changes: Partial<typeof brandVerifications.$inferInsert>,
): Promise<void> {
  await queueWrite(
    db()
      .update(brandVerifications)
      .set({ ...changes, version: sql`${brandVerifications.version} + 1` })
      .where(eq(brandVerifications.brandId, brandId)),
  )
}

/** Ends every request that no operator has decided finally, because the market asks for no verification. */
export async function endBrandRequests(now: Date): Promise<void> {
  await db()
    .update(brandVerifications)
    .set({ status: 'none', reason: '', version: sql`${brandVerifications.version} + 1`, updatedAt: now })
    .where(inArray(brandVerifications.status, ['waiting', 'more_needed']))
}

/** What is known about a brand without asking anyone. */
export async function loadBrandDetails(brandId: string) {
  const [row] = await db()
    .select({
      companyName: brands.companyName,
      legalName: brands.legalName,
      companyNumber: brands.companyNumber,
      website: brands.website,
      street: brands.street,
      postcode: brands.postcode,
      city: brands.city,
      country: brands.country,
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
      /** A card is saved, or the bank has authorised a hold once. */
      hasCard: sql<boolean>`(
        exists (select from ${cards} where ${cards.brandId} = ${brands.id} and ${cards.deletedAt} is null)
        or exists (select from ${payments} where ${payments.payerId} = ${brands.id} and ${payments.holdEnds} is not null))`,
    })
    .from(brands)
    .innerJoin(accounts, eq(accounts.id, brands.id))
    .where(eq(brands.id, brandId))
  return row
}
export type BrandDetails = NonNullable<Awaited<ReturnType<typeof loadBrandDetails>>>

/** Whose facts. */
export type Subject = { brandId: string } | { talentId: string }

const of = (subject: Subject): SQL =>
  'brandId' in subject
    ? eq(verifiedFacts.brandId, subject.brandId)
    : eq(verifiedFacts.talentId, subject.talentId)

/** Lists what was verified about one brand or talent. */
export async function listFactsOf(subject: Subject): Promise<FactRow[]> {
  return db().select().from(verifiedFacts).where(of(subject)).orderBy(asc(verifiedFacts.createdAt))
}

/** Lists what was verified about these talents; removed and erased ones have nothing. */
export async function listFactsOfTalents(ids: readonly string[]): Promise<FactRow[]> {
  const rows = await db()
    .select({ fact: verifiedFacts })
    .from(verifiedFacts)
    .innerJoin(talents, eq(talents.id, verifiedFacts.talentId))
    .where(
      and(inArray(verifiedFacts.talentId, [...ids]), isNull(talents.removedAt), isNull(talents.erasedAt)),
    )
  return rows.map(({ fact }) => fact)
}

/** Lists what was verified about these brands. */
export async function listFactsOfBrands(ids: readonly string[]): Promise<FactRow[]> {
  return db()
    .select()
    .from(verifiedFacts)
    .where(inArray(verifiedFacts.brandId, [...ids]))
}

/** Queues facts of a brand or talent; a newer one replaces that of before. */
export async function saveFacts(subject: Subject, facts: readonly NewFact[]): Promise<void> {
  for (const fact of facts) {
    const { value, source, checkedOn } = fact
    const target =
      'brandId' in subject
        ? [verifiedFacts.brandId, verifiedFacts.kind]
        : [verifiedFacts.talentId, verifiedFacts.kind, verifiedFacts.value]
    await queueWrite(
      db()
        .insert(verifiedFacts)
        .values({ ...subject, ...fact })
        .onConflictDoUpdate({ target, set: { value, source, checkedOn } }),
    )
  }
}

/** Deletes facts of these kinds at once and returns the kinds that were there. */
export async function deleteFacts(subject: Subject, kinds: readonly FactRow['kind'][]) {
  const rows = await db()
    .delete(verifiedFacts)
    .where(and(of(subject), inArray(verifiedFacts.kind, [...kinds])))
    .returning({ kind: verifiedFacts.kind })
  return rows.map(({ kind }) => kind)
}

/** Lists the social accounts of a talent that have a code. */
export async function listHandles(talentId: string): Promise<HandleRow[]> {
  return db().select().from(handleVerifications).where(eq(handleVerifications.talentId, talentId))
}

/** The social account of a talent, in its normal form. */
export interface HandleKey {
  talentId: string
  platform: string
  handle: string
}
const at = ({ talentId, platform, handle }: HandleKey) =>
  and(
    eq(handleVerifications.talentId, talentId),
    eq(handleVerifications.platform, platform),
    eq(handleVerifications.handle, handle),
  )

export async function findHandle(key: HandleKey): Promise<HandleRow | undefined> {
  const [row] = await db().select().from(handleVerifications).where(at(key))
  return row
}

/**
 * Locks the rows of every talent with this social account, so that two of them who verify it wait for each other. They are in
 * the order of their ids.
 */
export async function lockHandleOfAll({
  platform,
  handle,
}: Pick<HandleKey, 'platform' | 'handle'>): Promise<HandleRow[]> {
  return db()
    .select()
    .from(handleVerifications)
    .where(and(eq(handleVerifications.platform, platform), eq(handleVerifications.handle, handle)))
    .orderBy(asc(handleVerifications.id))
    .for('update')
}

export async function loadHandle(id: string): Promise<HandleRow | undefined> {
  const [row] = await db().select().from(handleVerifications).where(eq(handleVerifications.id, id))
  return row
}

/** Saves a new code at once and returns the row; undefined while another one waits or the account is verified. */
export async function saveCode(
  key: HandleKey,
  { code, expiresAt }: Pick<HandleRow, 'code' | 'expiresAt'>,
): Promise<HandleRow | undefined> {
  const set = { code, expiresAt, status: 'open', reason: '', submittedAt: null, decidedAt: null } as const
  const [row] = await db()
    .insert(handleVerifications)
    .values({ ...key, ...set })
    .onConflictDoUpdate({
      target: [handleVerifications.talentId, handleVerifications.platform, handleVerifications.handle],
      set: { ...set, version: sql`${handleVerifications.version} + 1` },
      setWhere: inArray(handleVerifications.status, ['open', 'declined']),
    })
    .returning()
  return row
}

/** Queues a change of a locked social account and raises its version. */
export async function updateHandle(
  id: string,
  changes: Partial<typeof handleVerifications.$inferInsert>,
): Promise<void> {
  await queueWrite(
    db()
      .update(handleVerifications)
      .set({ ...changes, version: sql`${handleVerifications.version} + 1` })
      .where(eq(handleVerifications.id, id)),
  )
}

/** Returns the value of the fact about a social account. */
export const factOfHandle = (platform: string, handle: string): string => `${platform}:${handle}`

/** Queues that codes and facts of social accounts are deleted, except those that the talent keeps. */
export async function deleteHandlesExcept(
  talentId: string,
  kept: readonly Pick<HandleKey, 'platform' | 'handle'>[],
): Promise<void> {
  const values = kept.map(({ platform, handle }) => factOfHandle(platform, handle))
  const among = sql.param(values)
  // The codes first: an operator who decides about one holds its row until the fact is saved.
  await queueWrite(
    db()
      .delete(handleVerifications)
      .where(
        and(
          eq(handleVerifications.talentId, talentId),
          sql`${handleVerifications.platform} || ':' || ${handleVerifications.handle} <> all(${among}::text[])`,
        ),
      ),
  )
  await queueWrite(
    db()
      .delete(verifiedFacts)
      .where(
        and(
          eq(verifiedFacts.talentId, talentId),
          eq(verifiedFacts.kind, 'handle'),
          sql`${verifiedFacts.value} <> all(${among}::text[])`,
        ),
      ),
  )
}

/** Queues that a talent's social account is no longer verified. */
export async function deleteFactOfHandle({ talentId, platform, handle }: HandleKey): Promise<void> {
  await queueWrite(
    db()
      .delete(verifiedFacts)
      .where(
        and(
          eq(verifiedFacts.talentId, talentId),
          eq(verifiedFacts.kind, 'handle'),
          eq(verifiedFacts.value, factOfHandle(platform, handle)),
        ),
      ),
  )
}

/** Queues the deletion of everything about an erased brand or talent. */
export async function deleteVerificationsOf(id: string): Promise<void> {
  await queueWrite(db().delete(brandVerifications).where(eq(brandVerifications.brandId, id)))
  await queueWrite(db().delete(handleVerifications).where(eq(handleVerifications.talentId, id)))
  await queueWrite(
    db()
      .delete(verifiedFacts)
      .where(or(eq(verifiedFacts.brandId, id), eq(verifiedFacts.talentId, id))),
  )
}
