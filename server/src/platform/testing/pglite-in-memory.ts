import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { Engine } from '../database/handle.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { pgliteEngine, pgliteExtensions } from '../database/pglite.ts'

type Files = PGlite['Module']['FS']

/** A file of the database or, without a size, a folder. Zeros at the end of a file are not stored. */
interface StoredFile {
  path: string
  size: number | null
  data: Uint8Array
}

/**
 * Tests hold little data: with PostgreSQL's 128 MB of shared buffers and segments of the write-ahead log that are filled
 * with zeros in advance, most of a start is writing zeros.
 */
const settings = ['-c', 'shared_buffers=32MB', '-c', 'wal_init_zero=off']
const options = {
  extensions: pgliteExtensions,
  startParams: [...PGlite.defaultStartParams, ...settings],
}

/** The files of a migrated database, kept because test files share a process. */
let template: Promise<readonly StoredFile[]> | null = null

/**
 * Opens a migrated database in memory. Migrating one takes seconds, so the files of the first are stored under the hash of
 * the migrations, and each database starts with a copy of them. They are stored after the first was closed: a
 * database that was not closed replays its write-ahead log when it starts.
 */
export async function openPgliteInMemory(): Promise<Engine> {
  template ??= readTemplate()
  return pgliteEngine(await PGlite.create({ fs: new CopiedFiles(await template), ...options }))
}

async function readTemplate(): Promise<readonly StoredFile[]> {
  const path = join(tmpdir(), `marquee-template-${migrationsHash()}`)
  const known = await readFile(path).catch(() => null)
  if (known) return deserialize(known)
  const fs = new KeptFiles()
  const engine = await pgliteEngine(await PGlite.create({ fs, ...options }))
  await engine.migrate()
  await engine.close()
  const draft = `${path}.${process.pid}`
  await writeFile(draft, serialize(fs.kept))
  await rename(draft, path)
  return fs.kept
}

/** Files in memory that are kept when the database is closed. */
class KeptFiles extends MemoryFS {
  readonly kept: StoredFile[] = []

  override async closeFs(): Promise<void> {
    if (this.pg) this.keep(this.pg.Module.FS, PGlite.paths.PGDATA)
    await super.closeFs()
  }

  private keep(files: Files, folder: string): void {
    for (const name of files.readdir(folder)) {
      if (name === '.' || name === '..') continue
      const path = `${folder}/${name}`
      if (files.isDir(files.stat(path).mode)) {
        this.kept.push({ path, size: null, data: new Uint8Array() })
        this.keep(files, path)
      } else {
        const data = files.readFile(path)
        this.kept.push({ path, size: data.length, data: withoutZerosAtEnd(data) })
      }
    }
  }
}

/** Files in memory that start as a copy of others. */
class CopiedFiles extends MemoryFS {
  private readonly source: readonly StoredFile[]

  constructor(source: readonly StoredFile[]) {
    super()
    this.source = source
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg) copyTo(this.pg.Module.FS, this.source)
  }
}

function copyTo(files: Files, source: readonly StoredFile[]): void {
  files.mkdirTree(PGlite.paths.PGDATA)
  for (const { path, size, data } of source) {
    if (size === null) files.mkdir(path)
    else {
      const contents = new Uint8Array(size)
      contents.set(data)
      files.writeFile(path, contents, { canOwn: true })
    }
  }
}

function withoutZerosAtEnd(data: Uint8Array): Uint8Array {
  return data.slice(0, data.findLastIndex((byte) => byte !== 0) + 1)
}

/** Returns a hash of the migrations and of the settings of test databases. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(settings))
  for (const file of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.sql') || file.endsWith('_journal.json'))
      hash.update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 16)
}
