import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from './row-file.ts'

/*
 * A folder of backups:
 *   2026-11-24T03-00-00Z/     one backup: manifest.json, files.jsonl.gz, tables/<name>.jsonl.gz
 *   files/<folder>/<name>     the stored files of all backups; a stored file never changes under its key
 * A backup is written under a name with `.part` and renamed when it is whole.
 */

const lineSum = z.object({ rows: z.number().int(), sha256: z.string() })

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** The moment that the backup shows, in UTC. */
  takenAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Recognises the secret of the server without giving it away. */
  secret: z.string(),
  tables: z.array(lineSum.extend({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** The list of stored files, and the sum of their sizes. */
  files: lineSum.extend({ bytes: z.number().int() }),
})

/** What a backup holds. */
export type Manifest = z.output<typeof manifestSchema>

const storedFile = z.strictObject({ key: z.string(), bytes: z.number().int(), sha256: z.string() })

/** A stored file of a backup: its key in the storage, its size, and the SHA-256 of its bytes in hex. */
export type StoredFile = z.output<typeof storedFile>

/** Thrown when a backup cannot be read, made or restored; the message says why in a sentence for an operator. */
export class BackupError extends Error {}

/** Rows and lines that are read or written at a time. */
export const BATCH_SIZE = 1_000
const backupName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

/** Returns the folder name of a backup of this moment. */
export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
/** Returns the moment of a backup in milliseconds, from its folder name. */
export const momentOf = (name: string): number =>
  Date.parse(name.replace(/T(\d{2})-(\d{2})-(\d{2})Z$/, 'T$1:$2:$3Z'))
export const tablePath = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.jsonl.gz`)
export const fileListPath = (folder: string): string => join(folder, 'files.jsonl.gz')
/** Returns where the bytes of a stored file are, for all backups beside each other. */
export const poolPath = (backups: string, key: string): string => join(backups, 'files', key)

/** Returns the names of the whole backups in a folder, oldest first. */
export async function listBackups(backups: string): Promise<string[]> {
  const names = await readdir(backups).catch(() => [])
  return names.filter((name) => backupName.test(name)).sort()
}

/** Reads what a backup holds. Throws `BackupError` when the folder holds no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '')
  const { data } = manifestSchema.safeParse(text === '' ? null : JSON.parse(text))
  if (!data) throw new BackupError(`${folder} holds no backup that this version of Marquee can read.`)
  return data
}

/** Yields the stored files of a backup in batches. */
export async function* readFileList(folder: string): AsyncGenerator<StoredFile[]> {
  for await (const lines of readLines(fileListPath(folder), BATCH_SIZE))
    yield lines.map((line) => storedFile.parse(JSON.parse(line)))
}

/**
 * Lets `fill` write a backup into a folder that gets its name when everything is on disk, with the manifest that `fill` returns.
 * Returns the path of the folder.
 */
export async function writeBackup(
  backups: string,
  name: string,
  fill: (folder: string) => Promise<Manifest>,
): Promise<string> {
  const folder = join(backups, name)
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true })
  const manifest = await fill(draft)
  await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    throw new BackupError(`There is already a backup ${folder}.`)
  })
  const parent = await open(backups, 'r')
  await parent.sync().finally(() => parent.close())
  return folder
}

/** Returns whether an operator's folder for backups is or holds something else. */
export async function isForeignFolder(backups: string): Promise<boolean> {
  const names = await readdir(backups).catch(() => [])
  return names.some((name) => !/^(?:files|\d{4}-.*Z(?:\.part)?|lost\+found)$/.test(name))
}
