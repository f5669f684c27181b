import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Engine } from '../database/handle.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { pgliteEngine, pgliteExtensions } from '../database/pglite.ts'

/**
 * Opens a migrated database in memory. Creating one takes seconds, so the first is stored as a file under the
 * hash of the migrations and then copied. The file is not compressed, because decompression would be a fifth
 * of a test file's start.
 */
export async function openPgliteInMemory(): Promise<Engine> {
  const template = join(tmpdir(), `marquee-template-${migrationsHash()}.tar`)
  const known = await readFile(template).catch(() => null)
  const options = { extensions: pgliteExtensions }
  if (known)
    return pgliteEngine(await PGlite.create({ ...options, loadDataDir: new Blob([new Uint8Array(known)]) }))
  const client = await PGlite.create(options)
  const engine = await pgliteEngine(client)
  await engine.migrate()
  // Otherwise each copy would replay all of the migrations from the write-ahead log.
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  const draft = `${template}.${process.pid}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, template)
  return engine
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  hash.update('with a checkpoint')
  for (const file of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.sql') || file.endsWith('_journal.json'))
      hash.update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 16)
}
