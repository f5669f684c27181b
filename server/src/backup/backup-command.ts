import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, secretsOf } from '../config.ts'
import { describeStartError } from '../describe-start-error.ts'
import { setSecretsKey } from '../modules/identity/secrets.ts'
import { BackupError, type Manifest } from '../platform/backup/backup-folder.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import type { Engine } from '../platform/database/handle.ts'
import { openEngine } from '../platform/database/open.ts'
import { openSealKeys } from '../platform/events/seal-keys.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { registerModules } from '../register-modules.ts'
import { restoreMarket } from './restore-market.ts'

/**
 * `npm run backup -w server -- --to <folder>` makes a backup. With PostgreSQL the servers may run meanwhile; the embedded database makes
 * its backups while it runs with `BACKUP_DIR`, or is stopped for this command.
 * `npm run restore -w server -- --from <folder of a backup>` restores one into an empty database and storage; with `--try` into an embedded
 * database that is deleted afterwards. Exits with 1 when the checks find a fault.
 */
const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, from: { type: 'string' }, try: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [action] = positionals

if (action === 'make' && values.to) process.exitCode = await run(make, values.to)
else if (action === 'restore' && values.from)
  process.exitCode = await run(values.try ? tryOut : restore, values.from)
else {
  say('Please give --to <folder> for a backup, or --from <folder of the backup> to restore one.')
  process.exitCode = 2
}

type Work = (config: Config, folder: string) => Promise<number>

/** Runs the command; a known error is printed as a sentence. */
async function run(work: Work, folder: string): Promise<number> {
  try {
    return await work(readConfig(), resolve(folder))
  } catch (error) {
    const sentence = error instanceof BackupError ? error.message : describeStartError(error)
    if (sentence === null) throw error
    say(sentence)
    return 1
  }
}

async function make(config: Config, backups: string): Promise<number> {
  const began = performance.now()
  const { folder, manifest } = await withDatabase(config, (engine) =>
    engine.migrate().then(() => makeBackup(engine, backups, secretsOf(config))),
  )
  say(`${folder}: ${sizeOf(manifest)}, ${seconds(began)} s.`)
  say('It holds no secrets of the server. Keep APP_SECRET and the other keys in another place.')
  return 0
}

async function restore(config: Config, folder: string): Promise<number> {
  const began = performance.now()
  const { manifest, checks, movedTimers, endedSessions, unsentEmails } = await withDatabase(
    config,
    async (engine) => {
      openSealKeys(config)
      setSecretsKey(config.secret)
      registerModules([])
      return restoreMarket(engine, folder, secretsOf(config))
    },
  )
  say(`Restored the market of ${manifest.takenAt}: ${sizeOf(manifest)}, ${seconds(began)} s.`)
  say(
    `Every table equals the backup. ${movedTimers} timers moved, ${endedSessions} sessions ended, ${unsentEmails} waiting emails not sent.`,
  )
  for (const { name, holds, detail, alert } of checks)
    say(`${holds ? (alert ? 'ALERT ' : 'holds ') : 'BROKEN'}  ${name}${detail && `: ${detail}`}`)
  return checks.every(({ holds }) => holds) ? 0 : 1
}

/** Restores into a folder of its own, which is deleted afterwards. */
async function tryOut(config: Config, folder: string): Promise<number> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'marquee-restore-'))
  try {
    return await restore({ ...config, DATA_DIR, DATABASE_URL: undefined, S3_BUCKET: undefined }, folder)
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

async function withDatabase<T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { engine, release } = await openEngine(config)
  try {
    await openStorage(config)
    return await work(engine)
  } finally {
    await engine.close()
    await release()
  }
}

function sizeOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows in ${tables.length} tables, ${files.rows} files (${Math.round(files.bytes / 1_048_576)} MB)`
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
