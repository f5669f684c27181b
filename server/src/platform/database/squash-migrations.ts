import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from './migrate.ts'

/**
 * Recreates the first migration from all tables, and the second from all `*.rules.sql` beside them (triggers
 * and other rules that table definitions cannot express). Only before the first release: afterwards
 * migrations are added and never recreated.
 */
const server = fileURLToPath(new URL('../../..', import.meta.url))
const kit = fileURLToPath(import.meta.resolve('drizzle-kit')).replace(/[^/\\]+$/, 'bin.cjs')

rmSync(migrationsFolder, { recursive: true, force: true })
generate('--name', 'tables')
generate('--custom', '--name', 'rules')
// Modules use functions of the platform.
const rules = ['src/platform', 'src/modules'].flatMap((folder) =>
  globSync(`${folder}/**/*.rules.sql`, { cwd: server }).sort(),
)
const sql = rules
  .map((path) => readFileSync(join(server, path), 'utf8').trim())
  .join('\n--> statement-breakpoint\n')
writeFileSync(join(migrationsFolder, '0001_rules.sql'), `${sql}\n`)

function generate(...options: string[]): void {
  execFileSync(process.execPath, [kit, 'generate', ...options], {
    cwd: server,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
