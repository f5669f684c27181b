import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { VitestPluginContext } from 'vitest/node'
import { type Mutation, mutations } from './mutations.ts'

interface Loaded {
  name: string
  enforce: 'pre'
  configureVitest(context: Pick<VitestPluginContext, 'defineCacheKeyGenerator'>): void
  transform(code: string, id: string): string | null
}

/** Names the folder of migrations, which a guard in SQL is removed from. */
const migrate = {
  file: 'src/platform/database/migrate.ts',
  folder: "fileURLToPath(new URL('../../../migrations', import.meta.url))",
}

/**
 * Returns a loader that removes one guard while the code is loaded; the files do not change. `WITHOUT_GUARD`
 * is its number. Throws when the guard is not in the code, so that the list cannot become outdated.
 */
export function withoutLine(): Loaded | null {
  const chosen = process.env.WITHOUT_GUARD
  if (chosen === undefined) return null
  const taken = mutations[Number(chosen)]
  if (!taken) throw new Error(`There is no guard ${chosen}`)
  const { file, guard, without } = taken.file.endsWith('.sql')
    ? { file: migrate.file, guard: migrate.folder, without: JSON.stringify(migrationsWithout(taken)) }
    : taken
  const isChanged = (id: string) => id.split('?')[0]?.endsWith(`/server/${file}`)
  return {
    name: 'without-guard',
    enforce: 'pre',
    // Vitest stores transformed modules: one without its guard must not be used by other runs, nor one with it by this.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? `without ${taken.title} ${without}` : undefined)),
    transform(code, id) {
      if (!isChanged(id)) return null
      if (!code.includes(guard)) throw new Error(`The guard “${taken.title}” is not in ${file} any more`)
      return code.replaceAll(guard, without)
    },
  }
}

/** Copies the migrations without a guard to a folder that lasts as long as this process, and returns its path. */
function migrationsWithout({ title, guard, without }: Mutation): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-migrations-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true })
  const changed = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ path: join(folder, name), sql: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ sql }) => sql.includes(guard))
  if (changed.length === 0) throw new Error(`The guard “${title}” is not in the migrations any more`)
  for (const { path, sql } of changed) writeFileSync(path, sql.replaceAll(guard, without))
  return folder
}
