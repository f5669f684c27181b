import { copyFile, stat } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Engine, Query } from '../database/handle.ts'
import { mimeOf } from '../files/detect-content.ts'
import { hashOf } from '../files/hash.ts'
import { storage } from '../files/storage.ts'
import { temporaryPath } from '../files/temporary.ts'
import {
  hasHistory,
  insertRows,
  listMigrations,
  listSequences,
  listTables,
  readRows,
  refillTables,
  setSequence,
  useFixedFormats,
} from './backup.store.ts'
import {
  BATCH_SIZE,
  BackupError,
  type Manifest,
  poolPath,
  readFileList,
  readManifest,
  type StoredFile,
  tablePath,
} from './backup-folder.ts'
import { secretMark } from './make-backup.ts'
import { readLines, sumLines } from './row-file.ts'

interface Restoration {
  /** The folder of the backup. */
  folder: string
  /** The secret of this server; it must be the one that the backup was made under. */
  secret: string
  /** Changes what must not be as it was, in the transaction of the restoration, after the comparison. */
  adjust(query: Query, manifest: Manifest): Promise<void>
}

/**
 * Restores a backup into an empty database and storage: first the files, then all rows in one transaction, which commits only when every
 * table equals the backup row by row and PostgreSQL has checked the foreign keys. Returns what the backup holds. Throws `BackupError`;
 * the database is then as it was.
 */
export async function restoreBackup(
  engine: Engine,
  { folder, secret, adjust }: Restoration,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (secretMark(secret) !== manifest.secret)
    throw new BackupError(
      'This backup was made under another APP_SECRET or SECOND_FACTOR_SECRET. Codes, seals and second factors would not work.',
    )
  await engine.migrate()
  await engine.longTransaction('read', (query) => requireEmptyMarket(query, manifest))
  await restoreFiles(folder)
  await engine.longTransaction('write', async (query) => {
    await useFixedFormats(query)
    await requireEmptyMarket(query, manifest)
    await refillTables(query, manifest.tables, () => restoreRows(query, folder, manifest))
    await adjust(query, manifest)
  })
  return manifest
}

/** Fails unless nothing has happened in this database and its tables are those of the backup. */
async function requireEmptyMarket(query: Query, manifest: Manifest): Promise<void> {
  if (await hasHistory(query))
    throw new BackupError('This database is in use. A backup is restored into an empty one.')
  const tables = manifest.tables.map(({ name, columns }) => ({ name, columns }))
  const isSame =
    isDeepStrictEqual(await listMigrations(query), manifest.migrations) &&
    isDeepStrictEqual(await listTables(query), tables)
  if (!isSame)
    throw new BackupError(
      'This backup was made by another version of Marquee. Restore it with that version, then start the newer one, which migrates it.',
    )
}

/** Loads all rows and sequences, then reads them again and compares them with the backup. */
async function restoreRows(query: Query, folder: string, manifest: Manifest): Promise<void> {
  for (const { name } of manifest.tables)
    for await (const rows of readLines(tablePath(folder, name), BATCH_SIZE))
      await insertRows(query, name, rows)
  for (const sequence of manifest.sequences) await setSequence(query, sequence)
  for (const { name, rows, sha256 } of manifest.tables) {
    const restored = await sumLines(readRows(query, name, BATCH_SIZE))
    if (restored.rows !== rows || restored.sha256 !== sha256)
      throw new BackupError(
        `The table ${name} differs from the backup: ${restored.rows} of ${rows} rows. The backup is damaged.`,
      )
  }
  if (!isDeepStrictEqual(await listSequences(query), manifest.sequences))
    throw new BackupError('The sequences differ from the backup.')
}

/** Stores the files of a backup that the storage does not hold yet, and checks the bytes of each. */
async function restoreFiles(folder: string): Promise<void> {
  for await (const files of readFileList(folder))
    for (const file of files) await restoreFile(poolPath(dirname(folder), file.key), file)
}

async function restoreFile(from: string, { key, bytes, sha256 }: StoredFile): Promise<void> {
  if ((await storage().size(key)) === bytes) return
  const found = await stat(from).catch(() => null)
  if (found?.size !== bytes || (await hashOf(from)) !== sha256)
    throw new BackupError(`The stored file ${key} is missing from the backup or damaged.`)
  const path = temporaryPath()
  await copyFile(from, path)
  await storage().put(key, path, mimeOf(extname(key).slice(1)))
}
