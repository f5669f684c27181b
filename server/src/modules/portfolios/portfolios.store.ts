import { fail } from '@marquee/contract/errors'
import { type AnyColumn, and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { files } from '../files/files.tables.ts'
import type { CardPicture } from '../talents/search.store.ts'
import type { Talent } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { portfolioWorks, talentPackages } from './portfolios.tables.ts'

export type PackageRow = typeof talentPackages.$inferSelect
export type NewPackage = typeof talentPackages.$inferInsert

const workColumns = {
  id: portfolioWorks.id,
  talentId: portfolioWorks.talentId,
  fileId: portfolioWorks.fileId,
  position: portfolioWorks.position,
  caption: portfolioWorks.caption,
  brand: portfolioWorks.brand,
  views: portfolioWorks.views,
  likes: portfolioWorks.likes,
  statedAt: portfolioWorks.statedAt,
}

/** The columns of a file that a work shows. */
const fileColumns = {
  folder: files.folder,
  key: files.key,
  posterKey: files.posterKey,
  mime: files.mime,
  durationMs: files.durationMs,
}

/** Returns a talent and locks the row, so that changes of one portfolio follow each other; undefined for an unknown id. */
export async function lockPortfolio(talentId: string): Promise<Talent | undefined> {
  const [row] = await db().select().from(talents).where(eq(talents.id, talentId)).for('update')
  return row
}

/** Lists the works of a talent in their order, without those whose file a decision about a report has removed. */
export async function listWorks(talentId: string) {
  return db()
    .select({ ...workColumns, ...fileColumns })
    .from(portfolioWorks)
    .innerJoin(files, eq(files.id, portfolioWorks.fileId))
    .where(and(eq(portfolioWorks.talentId, talentId), isNull(files.removedAt)))
    .orderBy(asc(portfolioWorks.position), asc(portfolioWorks.id))
}

export type WorkRow = Awaited<ReturnType<typeof listWorks>>[number]

/** The pictures and posters of the first works of a talent, at most `most`, in their order. */
const firstPictures = (talentId: AnyColumn | SQL, most: number) => sql`
  select file.folder, coalesce(file.poster_key, file.key) as key, work.caption
    from portfolio_works work join files file on file.id = work.file_id
    where work.talent_id = ${talentId} and file.removed_at is null and (file.folder = 'covers' or file.poster_key is not null)
    order by work.position, work.id limit ${sql.raw(String(most))}`

/**
 * Returns a column for lists of talents: the first pictures, at most `most`, of the talent whose id `talentId` holds, with the captions of
 * their works where these are wanted.
 */
export const cardPictures = (
  talentId: AnyColumn | SQL,
  { most, withCaptions = false }: { most: number; withCaptions?: boolean },
) => sql<CardPicture[]>`(
  select coalesce(json_agg(json_build_object('folder', folder, 'key', key${withCaptions ? sql`, 'caption', caption` : sql``})), '[]')
    from (${firstPictures(talentId, most)}) picture)`

/** The condition that the card of the talent whose id `talentId` holds has a picture. */
export const hasCardPicture = (talentId: SQL) => sql`exists (${firstPictures(talentId, 1)})`

/** Lists the pictures and posters of the first works of a talent with their captions, at most `most`, in their order. */
export async function listFirstPictures(talentId: string, most: number) {
  const { rows } = await db().execute<CardPicture & { caption: string } & Record<string, unknown>>(
    firstPictures(sql`${talentId}::uuid`, most),
  )
  return rows
}

/** Counts every work of a talent, also those whose file was removed. */
export async function countWorks(talentId: string): Promise<{ count: number; last: number }> {
  const [row] = await db()
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${portfolioWorks.position}), 0)::int`,
    })
    .from(portfolioWorks)
    .where(eq(portfolioWorks.talentId, talentId))
  return row ?? fail('internal')
}

export async function createWork(values: typeof portfolioWorks.$inferInsert): Promise<void> {
  await queueWrite(db().insert(portfolioWorks).values(values))
}

/** Queues what a work says. */
export async function updateWorkRow(
  workId: string,
  changes: Partial<Pick<WorkRow, 'caption' | 'brand' | 'views' | 'likes' | 'statedAt'>>,
): Promise<void> {
  await queueWrite(db().update(portfolioWorks).set(changes).where(eq(portfolioWorks.id, workId)))
}

/** Queues the order of works: the first id comes first. */
export async function saveOrder(workIds: readonly string[]): Promise<void> {
  await queueWrite(
    db()
      .update(portfolioWorks)
      .set({
        position: sql`array_position(${sql.param([...workIds])}::uuid[], ${portfolioWorks.id})`,
      })
      .where(inArray(portfolioWorks.id, [...workIds])),
  )
}

/** Queues the deletion of a work. */
export async function deleteWork(workId: string): Promise<void> {
  await queueWrite(db().delete(portfolioWorks).where(eq(portfolioWorks.id, workId)))
}

/** Lists the packages of a talent in their order. */
export async function listPackages(talentId: string): Promise<PackageRow[]> {
  return db()
    .select()
    .from(talentPackages)
    .where(eq(talentPackages.talentId, talentId))
    .orderBy(asc(talentPackages.position))
}

/** Queues the packages of a talent in place of the present ones. */
export async function replacePackages(talentId: string, rows: readonly NewPackage[]): Promise<void> {
  await queueWrite(db().delete(talentPackages).where(eq(talentPackages.talentId, talentId)))
  if (rows.length > 0)
    await queueWrite(
      db()
        .insert(talentPackages)
        .values([...rows]),
    )
}

/** Deletes the portfolio and the packages of a talent; returns the files of the works. */
export async function deletePortfolio(talentId: string): Promise<string[]> {
  await queueWrite(db().delete(talentPackages).where(eq(talentPackages.talentId, talentId)))
  const deleted = await db()
    .delete(portfolioWorks)
    .where(eq(portfolioWorks.talentId, talentId))
    .returning({ fileId: portfolioWorks.fileId })
  return deleted.map(({ fileId }) => fileId)
}
