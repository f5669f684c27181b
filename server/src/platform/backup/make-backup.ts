import { createHmac } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Engine } from '../database/handle.ts'
import { hashOf } from '../files/hash.ts'
import { storage } from '../files/storage.ts'
import {
  listMigrations,
  listSequences,
  listTables,
  readRows,
  timeOf,
  useFixedFormats,
} from './backup.store.ts'
import {
  BATCH_SIZE,
  BackupError,
  fileListPath,
  isForeignFolder,
  listBackups,
  type Manifest,
  nameOf,
  poolPath,
  readFileList,
  type StoredFile,
  tablePath,
  writeBackup,
} from './backup-folder.ts'
import { writeLines } from './row-file.ts'

/** A finished backup. */
export interface MadeBackup {
  folder: string
  manifest: Manifest
}

/**
 * Backs up the market into a new folder below `backups`: every table as it is at one moment, and every stored file. Files that an
 * earlier backup has stored are not copied again. The server may run and write meanwhile. Throws `BackupError`.
 */
export async function makeBackup(engine: Engine, backups: string, secret: string): Promise<MadeBackup> {
  await mkdir(backups, { recursive: true, mode: 0o700 })
  if (await isForeignFolder(backups))
    throw new BackupError(`${backups} holds something else than backups. Please name a folder of its own.`)
  const hashed = await listHashedFiles(backups)
  const stored = new Map<string, StoredFile>()
  // Before and after the moment of the backup: its rows may refer to files that are deleted or added meanwhile.
  await copyFiles(backups, hashed, stored)
  return engine.longTransaction('read', async (query) => {
    await useFixedFormats(query)
    const takenAt = await timeOf(query)
    let made: Manifest | null = null
    const folder = await writeBackup(backups, nameOf(takenAt), async (draft) => {
      const tables: Manifest['tables'] = []
      for (const { name, columns } of await listTables(query)) {
        const rows = readRows(query, name, BATCH_SIZE)
        tables.push({ name, columns, ...(await writeLines(tablePath(draft, name), rows)) })
      }
      await copyFiles(backups, hashed, stored)
      const files = [...stored.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
      made = {
        format: 1,
        takenAt: takenAt.toISOString(),
        migrations: await listMigrations(query),
        secret: secretMark(secret),
        tables,
        sequences: await listSequences(query),
        files: {
          ...(await writeLines(fileListPath(draft), inOneBatch(files))),
          bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        },
      }
      return made
    })
    if (!made) throw new Error('The backup has no manifest')
    return { folder, manifest: made }
  })
}

/** Returns a text that is the same for the same secret and says nothing about it. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)

/** Returns the stored files of the newest backup by key: their hashes need not be calculated again. */
async function listHashedFiles(backups: string): Promise<Map<string, StoredFile>> {
  const hashed = new Map<string, StoredFile>()
  const newest = (await listBackups(backups)).at(-1)
  if (!newest) return hashed
  for await (const batch of readFileList(join(backups, newest)))
    for (const file of batch) hashed.set(file.key, file)
  return hashed
}

/** Copies what the storage holds, unless it is copied already, and adds each file to `stored`. */
async function copyFiles(
  backups: string,
  hashed: ReadonlyMap<string, StoredFile>,
  stored: Map<string, StoredFile>,
): Promise<void> {
  for await (const key of storage().list()) {
    if (stored.has(key)) continue
    const file = hashed.get(key) ?? (await copyFile(backups, key))
    if (file) stored.set(key, file)
  }
}

/** Copies a stored file; null when it was deleted meanwhile. */
async function copyFile(backups: string, key: string): Promise<StoredFile | null> {
  const to = poolPath(backups, key)
  const bytes = await storage().size(key)
  if (bytes === null) return null
  const copied = await stat(to).catch(() => null)
  if (copied?.size !== bytes) {
    await mkdir(dirname(to), { recursive: true })
    const draft = `${to}.${process.pid}.part`
    await pipeline(await storage().stream(key), createWriteStream(draft, { flush: true }))
    const { size } = await stat(draft)
    if (size !== bytes) throw new BackupError(`The stored file ${key} could not be copied whole.`)
    await rename(draft, to)
  }
  return { key, bytes, sha256: await hashOf(to) }
}

async function* inOneBatch(files: readonly StoredFile[]): AsyncGenerator<string[]> {
  yield files.map((file) => JSON.stringify(file))
}
