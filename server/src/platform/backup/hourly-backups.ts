import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentEngine, inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { acquireLease } from '../jobs/lease.store.ts'
import { addJob } from '../jobs/module-jobs.ts'
import { log } from '../log.ts'
import { listBackups, momentOf, poolPath, readFileList } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How often a node looks whether an hour has passed. */
const CHECK_MS = 5 * 60_000
/** Longer than a backup takes: another node waits this long after one that was stopped while it made one. */
const LEASE_SECONDS = 50 * 60
/** Every backup is kept for two days, then the first of each day for 35 days in all (reliability, section 4). */
const KEPT_HOURLY_MS = 2 * DAY_MS
const KEPT_DAILY_MS = 35 * DAY_MS

/** Makes a backup each hour into `backups`, by one node, and removes old ones. */
export function startHourlyBackups(backups: string, secret: string): void {
  addJob({
    name: 'backup',
    everyMs: CHECK_MS,
    run: async () => {
      const newest = (await listBackups(backups)).at(-1)
      if (newest && Date.now() - momentOf(newest) < HOUR_MS) return
      if (!(await inTransaction(systemActor, () => acquireLease('backup', LEASE_SECONDS)))) return
      const { folder } = await makeBackup(currentEngine(), backups, secret)
      log.info({ where: 'backup', folder }, 'backup made')
      await pruneBackups(backups, new Date())
    },
  })
}

/**
 * Removes the backups that are no longer kept, and the stored files that no backup refers to. Returns the names of the removed
 * backups. The newest is always kept.
 */
export async function pruneBackups(backups: string, now: Date): Promise<string[]> {
  const names = await listBackups(backups)
  const kept = keptBackups(names, now)
  const removed = names.filter((name) => !kept.has(name))
  if (removed.length === 0) return removed
  for (const name of removed) await rm(join(backups, name), { recursive: true, force: true })
  const used = new Set<string>()
  for (const name of kept)
    for await (const files of readFileList(join(backups, name))) for (const { key } of files) used.add(key)
  for (const folder of await readdir(poolPath(backups, '')).catch(() => []))
    for (const name of await readdir(poolPath(backups, folder)))
      if (!used.has(`${folder}/${name}`) && (await isOld(poolPath(backups, join(folder, name)), now)))
        await rm(poolPath(backups, join(folder, name)), { force: true })
  return removed
}

/** Returns whether a copied file is older than a day. A younger one may belong to a backup that is being made. */
async function isOld(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && now.getTime() - found.mtimeMs > DAY_MS
}

/** Returns the names of the backups to keep, of names in the order of time. */
export function keptBackups(names: readonly string[], now: Date): Set<string> {
  const newest = names.at(-1)
  const kept = new Set(newest === undefined ? [] : [newest])
  const days = new Set<string>()
  for (const name of names) {
    const age = now.getTime() - momentOf(name)
    const day = name.slice(0, 10)
    if (age <= KEPT_HOURLY_MS || (age <= KEPT_DAILY_MS && !days.has(day))) kept.add(name)
    days.add(day)
  }
  return kept
}
