import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  pid: number
  startedAt: string
  host: string
}

/** Thrown when another process uses the data folder. */
export class DataDirInUseError extends Error {}

/**
 * Locks the folder of the embedded database for this process; two writers would silently lose rows. A lock
 * held by a running process is respected; a stale lock is taken over. Throws `DataDirInUseError` naming the
 * process and the folder. Returns the function that releases the lock.
 */
export async function lockDataDir(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'marquee.lock')
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), host: hostname() }
  const draft = `${path}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (await linked(draft, path)) return () => rm(path, { force: true })
      await breakStaleLock(path, folder)
    }
    throw new DataDirInUseError(`${folder} could not be locked.`)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Creates a hard link; returns false if it exists. Two processes can never both create it. */
async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function breakStaleLock(path: string, folder: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const holder = parse(text)
  if (holder && isAlive(holder)) {
    const where =
      holder.host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`
    throw new DataDirInUseError(
      `The data folder ${folder} is in use by ${where}. The embedded database takes one process at a time: stop that one, choose another DATA_DIR, or set DATABASE_URL to use PostgreSQL with several.`,
    )
  }
  if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true })
}

function parse(text: string): Holder | null {
  try {
    const { pid, startedAt, host } = JSON.parse(text) as Partial<Holder>
    return typeof pid === 'number' && typeof startedAt === 'string' && typeof host === 'string'
      ? { pid, startedAt, host }
      : null
  } catch {
    return null
  }
}

/**
 * Returns whether the holder is running. A holder on another host counts as running. A process id reused by a
 * later process has another start time.
 */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const started = startOf(holder.pid)
  return started === '' || holder.startedAt === '' || started === holder.startedAt
}

/** Returns when a process started, in kernel ticks; empty where the system does not provide it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
