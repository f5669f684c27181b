import type { ContentKey } from '@marquee/contract/content/schemas'
import { and, desc, eq, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { contentPages, contentVersions, type StoredContent } from './content.tables.ts'

export type ContentPageRow = typeof contentPages.$inferSelect
export type ContentVersionRow = typeof contentVersions.$inferSelect

const findPublishedRow = compiled((on, { page }: { page: ContentKey }) =>
  on
    .select({ version: contentPages.publishedVersion, publishedAt: contentPages.publishedAt })
    .from(contentPages)
    .where(eq(contentPages.page, page)),
)

/** Finds which version of a page is published; undefined for a page that no operator has touched. */
export async function findPublished(
  page: ContentKey,
): Promise<{ version: number; publishedAt: Date | null } | undefined> {
  const [row] = await findPublishedRow({ page })
  return row
}

/** Finds the stored content of a version. */
export async function findContent(page: ContentKey, version: number): Promise<StoredContent | undefined> {
  const [row] = await db()
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.page, page), eq(contentVersions.version, version)))
  return row?.content
}

/** Lists the pages that operators have touched. */
export async function listPages(): Promise<ContentPageRow[]> {
  return db().select().from(contentPages)
}

/** Lists who published the present version of each page, and when. */
export async function listPublishedActs(): Promise<
  { page: ContentKey; operatorId: string; createdAt: Date }[]
> {
  return db()
    .select({
      page: contentVersions.page,
      operatorId: contentVersions.operatorId,
      createdAt: contentVersions.createdAt,
    })
    .from(contentPages)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.page, contentPages.page),
        eq(contentVersions.version, contentPages.publishedVersion),
      ),
    )
}

export async function findPage(page: ContentKey): Promise<ContentPageRow | undefined> {
  const [row] = await db().select().from(contentPages).where(eq(contentPages.page, page))
  return row
}

/** Locks the row of a page, which the first operator creates, and returns it. */
export async function lockPage(page: ContentKey): Promise<ContentPageRow | undefined> {
  await queueWrite(db().insert(contentPages).values({ page }).onConflictDoNothing())
  const [row] = await db().select().from(contentPages).where(eq(contentPages.page, page)).for('update')
  return row
}

export async function updatePage(
  page: ContentKey,
  changes: Partial<Omit<ContentPageRow, 'page'>>,
): Promise<void> {
  await queueWrite(db().update(contentPages).set(changes).where(eq(contentPages.page, page)))
}

export async function createVersion(values: ContentVersionRow): Promise<void> {
  await queueWrite(db().insert(contentVersions).values(values))
}

/** Returns those of the storage keys of pictures that are in a draft or a version of any page. */
export async function findShownPictures(keys: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ key: sql<string>`picture.key` })
    .from(sql`unnest(${sql.param([...keys])}::text[]) as picture(key)`)
    .where(
      sql`exists (select 1 from ${contentPages} where position(picture.key in ${contentPages.draft}::text) > 0)
        or exists (select 1 from ${contentVersions} where position(picture.key in ${contentVersions.content}::text) > 0)`,
    )
  return rows.map(({ key }) => key)
}

/** Lists the newest 200 versions of a page without their content, newest first. */
export async function listVersions(page: ContentKey): Promise<Omit<ContentVersionRow, 'content' | 'page'>[]> {
  return db()
    .select({
      version: contentVersions.version,
      changed: contentVersions.changed,
      restores: contentVersions.restores,
      operatorId: contentVersions.operatorId,
      reason: contentVersions.reason,
      createdAt: contentVersions.createdAt,
    })
    .from(contentVersions)
    .where(eq(contentVersions.page, page))
    .orderBy(desc(contentVersions.version))
    .limit(200)
}
