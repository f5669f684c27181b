import { fail } from '@marquee/contract/errors'
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { files, uploadDays } from './files.tables.ts'

export type FileRow = typeof files.$inferSelect
export type NewFile = typeof files.$inferInsert

export async function createFile(file: NewFile): Promise<FileRow> {
  const [row] = await db().insert(files).values(file).returning()
  return row ?? fail('internal')
}

/** Adds bytes to what an account has uploaded on a day. Returns false, and adds nothing, beyond `maxBytes`. */
export async function reserveBytes(
  accountId: string,
  day: string,
  bytes: number,
  maxBytes: number,
): Promise<boolean> {
  const total = sql`${uploadDays.bytes} + ${bytes}`
  const reserved = await db()
    .insert(uploadDays)
    .values({ accountId, day, bytes })
    .onConflictDoUpdate({
      target: [uploadDays.accountId, uploadDays.day],
      set: { bytes: total },
      setWhere: lte(total, maxBytes),
    })
    .returning({ bytes: uploadDays.bytes })
  return reserved.length > 0
}

/** Counts of uploaded bytes, from the end of their day. */
export const agingUploadDays: AgingRows = {
  table: uploadDays,
  from: sql`(${uploadDays.day} + 1)::timestamp at time zone 'UTC'`,
}

/** Returns the bytes of all files that are attached to these subjects. */
export async function sumAttachedBytes(subjects: readonly string[]): Promise<number> {
  const [row] = await db()
    .select({ bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(inArray(files.subject, [...subjects]))
  return row?.bytes ?? 0
}

export async function findFile(id: string): Promise<FileRow | null> {
  const [row] = await db().select().from(files).where(eq(files.id, id))
  return row ?? null
}

/** Lists files, without those that a decision about a report has removed. */
export async function listFiles(ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0
    ? []
    : db()
        .select()
        .from(files)
        .where(and(inArray(files.id, [...ids]), isNull(files.removedAt)))
}

/** The folder and the 128 random bits of a key, without the size and the version of a picture. */
const stemOf = (key: string): string => /^[a-z]+\/[\w-]{22}/.exec(key)?.[0] ?? key

/** Returns whether a decision about a report has removed the file of this key, which may be one of its versions. */
export async function isRemovedKey(key: string): Promise<boolean> {
  const stem = stemOf(key)
  const isOf = (column: AnyPgColumn) => sql`left(${column}, ${stem.length}::int) = ${stem}`
  const [row] = await db()
    .select({ id: files.id })
    .from(files)
    .where(
      and(isNotNull(files.removedAt), or(isOf(files.key), isOf(files.previewKey), isOf(files.posterKey))),
    )
    .limit(1)
  return row !== undefined
}

/** Attaches files to a subject; returns those that were unattached, ready and the owner’s. */
export async function claimFileRows(
  ids: readonly string[],
  ownerId: string,
  subject: string,
): Promise<FileRow[]> {
  const isFree = or(isNull(files.subject), eq(files.subject, subject))
  return db()
    .update(files)
    .set({ subject })
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.status, 'ready'), isFree))
    .returning()
}

/** Attaches the stored pictures of these keys in the folder of pages, of any operator, to a subject; returns their keys. */
export async function attachContentPictures(keys: readonly string[], subject: string): Promise<string[]> {
  const rows = await db()
    .update(files)
    .set({ subject })
    .where(and(isContentPicture(keys), eq(files.status, 'ready'), isNull(files.removedAt)))
    .returning({ key: files.key })
  return rows.map(({ key }) => key)
}

/** Locks the pictures of these keys in the folder of pages. */
export async function lockContentPictures(keys: readonly string[]): Promise<void> {
  await db()
    .select({ id: files.id })
    .from(files)
    .where(isContentPicture(keys))
    .orderBy(files.id)
    .for('update')
}

/** Queues that the pictures of these keys in the folder of pages are attached to nothing. */
export async function releaseContentPictures(keys: readonly string[]): Promise<void> {
  await queueWrite(
    db()
      .update(files)
      .set({ subject: null })
      .where(and(isContentPicture(keys), isNull(files.removedAt))),
  )
}

const isContentPicture = (keys: readonly string[]) =>
  and(inArray(files.key, [...keys]), eq(files.folder, 'content'))

export async function updateFile(id: string, change: Partial<NewFile>): Promise<FileRow | null> {
  const [row] = await db().update(files).set(change).where(eq(files.id, id)).returning()
  return row ?? null
}

/** Uploads that are incomplete or were rejected. */
export const unfinishedFiles: AgingRows = {
  table: files,
  from: files.createdAt,
  where: sql`${files.status} <> 'ready'`,
}

/** The subject of files that nothing shows any more. */
const REMOVED = 'removed'

/** Queues that these files are not served any more; the hourly deletion takes them. */
export async function detachFiles(ids: readonly string[], now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(files)
      .set({ subject: REMOVED, removedAt: now })
      .where(inArray(files.id, [...ids])),
  )
}

/** Files that are complete and attached to nothing, and those that nothing shows any more. */
export const unattachedFiles: AgingRows = {
  table: files,
  from: files.createdAt,
  where: sql`${files.status} = 'ready' and (${files.subject} = ${sql.raw(`'${REMOVED}'`)}
    or (${files.subject} is null and ${files.folder} in ('deliverables', 'content')))`,
}

/** Deletes at most `limit` rows of files that began before a moment, and returns them. */
export async function deleteFileRows({ where }: AgingRows, before: Date, limit: number): Promise<FileRow[]> {
  const old = db()
    .select({ id: files.id })
    .from(files)
    .where(and(where, lt(files.createdAt, before)))
    .limit(limit)
    .for('update')
  return db().delete(files).where(inArray(files.id, old)).returning()
}

/** Lists the public images of an account: avatars, covers, logos. */
export async function listPicturesOf(ownerId: string): Promise<{ id: string; key: string }[]> {
  return db()
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.folder, ['avatars', 'covers', 'logos'])))
}

export async function deleteFile(id: string): Promise<void> {
  await queueWrite(db().delete(files).where(eq(files.id, id)))
}
