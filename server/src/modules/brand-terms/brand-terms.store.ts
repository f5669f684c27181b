import type { BrandTerms } from '@marquee/contract/terms/brand-terms'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { files } from '../files/files.tables.ts'
import { brandTerms } from './brand-terms.tables.ts'

/** A brand’s terms with what is shown of their file. */
export type BrandTermsRow = Awaited<ReturnType<typeof listBrandTerms>>[number]

/** The columns of terms with their file; stores to the right select them. */
export const brandTermsColumns = {
  id: brandTerms.id,
  name: brandTerms.name,
  attachedAt: brandTerms.attachedAt,
  createdAt: brandTerms.createdAt,
  fileId: brandTerms.fileId,
  key: files.key,
  fileName: files.name,
  sha256: files.sha256,
  bytes: files.bytes,
}

/** Lists the terms that the brand can attach to new offers, newest first. */
export async function listBrandTerms(brandId: string) {
  return db()
    .select(brandTermsColumns)
    .from(brandTerms)
    .innerJoin(files, eq(files.id, brandTerms.fileId))
    .where(and(eq(brandTerms.brandId, brandId), isNull(brandTerms.removedAt)))
    .orderBy(desc(brandTerms.createdAt), desc(brandTerms.id))
}

/** Locks a brand, so that only one request at a time adds to its terms. Lock the terms first. */
export async function lockBrandOfTerms(brandId: string): Promise<void> {
  await db().select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update')
}

/** Locks terms that are on the brand’s list; undefined for missing, foreign and removed ones. */
export async function lockBrandTerms(brandId: string, id: string) {
  const [row] = await db()
    .select({ id: brandTerms.id, fileId: brandTerms.fileId, attachedAt: brandTerms.attachedAt })
    .from(brandTerms)
    .where(and(eq(brandTerms.id, id), eq(brandTerms.brandId, brandId), isNull(brandTerms.removedAt)))
    .for('update')
  return row
}

const attach = compiled(
  (on, { brandId, id, name, sha256, now }: BrandTerms & { brandId: string; now: Date }) =>
    on
      .update(brandTerms)
      .set({ attachedAt: sql`coalesce(${brandTerms.attachedAt}, ${now})` })
      .where(
        and(
          eq(brandTerms.id, id),
          eq(brandTerms.brandId, brandId),
          eq(brandTerms.name, name),
          isNull(brandTerms.removedAt),
          sql`exists (select 1 from files where files.id = ${brandTerms.fileId} and files.sha256 = ${sha256})`,
        ),
      )
      .returning({ id: brandTerms.id }),
)

/**
 * Keeps terms for an offer that attaches them, and locks them until the offer is saved. Returns false, and changes nothing, unless
 * they are on the brand’s list with this name and this file.
 */
export async function attachBrandTerms(brandId: string, terms: BrandTerms, now: Date): Promise<boolean> {
  return (await attach({ ...terms, brandId, now })).length > 0
}

/** Queues new terms. */
export async function createBrandTerms(values: typeof brandTerms.$inferInsert): Promise<void> {
  await queueWrite(db().insert(brandTerms).values(values))
}

/** Queues that no new offer attaches these terms. */
export async function hideBrandTerms(id: string, removedAt: Date): Promise<void> {
  await queueWrite(db().update(brandTerms).set({ removedAt }).where(eq(brandTerms.id, id)))
}

/** Deletes terms that no offer attaches. */
export async function deleteBrandTerms(id: string): Promise<void> {
  await db().delete(brandTerms).where(eq(brandTerms.id, id))
}

/** Deletes the terms of an erased brand that no offer attaches, hides the others, and returns the files of the deleted ones. */
export async function deleteBrandTermsOf(brandId: string, now: Date): Promise<string[]> {
  await db()
    .update(brandTerms)
    .set({ removedAt: now })
    .where(
      and(
        eq(brandTerms.brandId, brandId),
        isNull(brandTerms.removedAt),
        sql`${brandTerms.attachedAt} is not null`,
      ),
    )
  const deleted = await db()
    .delete(brandTerms)
    .where(and(eq(brandTerms.brandId, brandId), isNull(brandTerms.attachedAt)))
    .returning({ fileId: brandTerms.fileId })
  return deleted.map(({ fileId }) => fileId)
}
