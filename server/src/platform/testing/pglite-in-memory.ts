import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { Engine } from '../database/handle.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { pgliteEngine, startPglite } from '../database/pglite.ts'

type Files = PGlite['Module']['FS']

/** A file of the database or, without a size, a folder. Zeros at the end of a file are not stored on disk. */
interface StoredFile {
  path: string
  size: number | null
  data: Uint8Array
}

/**
 * Tests hold little data: with PostgreSQL's 128 MB of shared buffers and segments of the write-ahead log that are filled
 * with zeros in advance, most of a start is writing zeros. Memory does not survive a crash, so the log is written late and
 * without whole pages.
 */
const settings = [
  'shared_buffers=32MB',
  'wal_init_zero=off',
  'synchronous_commit=off',
  'full_page_writes=off',
].flatMap((setting) => ['-c', setting])
const startParams = [...PGlite.defaultStartParams, ...settings]

/** The files of a migrated database, kept because test files share a process. */
let template: Promise<readonly StoredFile[]> | null = null

/**
 * Opens a migrated database in memory. Migrating one takes seconds, so the files of the first are stored under the hash of
 * the migrations, and each database starts with a copy of them. They are stored after the first was closed: a
 * database that was not closed replays its write-ahead log when it starts.
 */
export async function openPgliteInMemory(): Promise<Engine> {
  template ??= readTemplate()
  return pgliteEngine(await startPglite({ fs: new CopiedFiles(await template), startParams }))
}

async function readTemplate(): Promise<readonly StoredFile[]> {
  const path = join(tmpdir(), `marquee-template-${migrationsHash()}`)
  const known = await readFile(path).catch(() => null)
  if (known) return withZerosAtEnd(deserialize(known))
  const fs = new KeptFiles()
  const engine = await pgliteEngine(await startPglite({ fs, startParams }))
  await engine.migrate()
  await engine.close()
  const draft = `${path}.${process.pid}`
  await writeFile(draft, serialize(fs.kept))
  await rename(draft, path)
  return withZerosAtEnd(fs.kept)
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

/** The parts of a file system in memory that a copy needs. */
interface Node {
  contents: Uint8Array
  usedBytes: number
  stream_ops: StreamOperations
  node_ops: { mknod(folder: Node, name: string, mode: number, device: number): Node }
}
interface StreamOperations {
  write(stream: { node: Node }, ...rest: unknown[]): number
}

const fileMode = 0o100600

/** Files in memory that start as a copy of others. A file is copied when it is first written: most never are. */
class CopiedFiles extends MemoryFS {
  private readonly source: readonly StoredFile[]

  constructor(source: readonly StoredFile[]) {
    super()
    this.source = source
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg) shareWith(this.pg.Module.FS, this.source)
  }
}

function shareWith(files: Files, source: readonly StoredFile[]): void {
  const folders = new Map<string, Node>()
  const folderOf = (path: string): Node => {
    const folder = folders.get(path) ?? nodeOf(files, path)
    folders.set(path, folder)
    return folder
  }
  const shared = new WeakSet<Node>()
  let operations: StreamOperations | null = null
  files.mkdirTree(PGlite.paths.PGDATA)
  for (const { path, size, data } of source) {
    if (size === null) {
      files.mkdir(path)
      continue
    }
    const folder = folderOf(dirname(path))
    const node = folder.node_ops.mknod(folder, basename(path), fileMode, 0)
    operations ??= copyingBeforeWrite(node.stream_ops, shared)
    node.contents = data
    node.usedBytes = size
    node.stream_ops = operations
    shared.add(node)
  }
}

/** Returns the operations of a file that copy its shared contents before the first write. */
function copyingBeforeWrite(operations: StreamOperations, shared: WeakSet<Node>): StreamOperations {
  return {
    ...operations,
    write: (stream, ...rest) => {
      const { node } = stream
      if (shared.delete(node)) node.contents = node.contents.slice()
      return operations.write(stream, ...rest)
    },
  }
}

/** Returns the node of a folder, which the types of the file system leave open. */
function nodeOf(files: Files, path: string): Node {
  return (files.lookupPath(path, {}) as unknown as { node: Node }).node
}

function withoutZerosAtEnd(data: Uint8Array): Uint8Array {
  return data.slice(0, data.findLastIndex((byte) => byte !== 0) + 1)
}

function withZerosAtEnd(files: readonly StoredFile[]): StoredFile[] {
  return files.map((file) => {
    if (file.size === null || file.size === file.data.length) return file
    const data = new Uint8Array(file.size)
    data.set(file.data)
    return { ...file, data }
  })
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
