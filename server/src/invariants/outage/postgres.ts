import { execFile } from 'node:child_process'
import { chown, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const programsFolder = '/usr/lib/postgresql'

/** A PostgreSQL that the test owns. */
export interface Postgres {
  /** The folder of its data. */
  data: string
  start(): Promise<void>
  /** Stops it; `immediate` as a crash would. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

/** Creates a cluster below `folder` with the programs of the Debian package, and starts it. */
export async function startPostgres(folder: string, port: number): Promise<Postgres> {
  return startWith(folder, port, async (call, data) => {
    await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  })
}

/** Creates a streaming replica below `folder` of the cluster at `primaryPort`, and starts it. */
export async function startReplica(folder: string, port: number, primaryPort: number): Promise<Postgres> {
  const primary = `host=127.0.0.1 port=${primaryPort} user=postgres`
  return startWith(folder, port, async (call, data) => {
    await call('pg_basebackup', '-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
  })
}

type CallProgram = (name: string, ...line: string[]) => Promise<void>

/** PostgreSQL refuses to run as root, so root starts it as `postgres`. */
async function startWith(
  folder: string,
  port: number,
  create: (call: CallProgram, data: string) => Promise<void>,
): Promise<Postgres> {
  const programs = await findPrograms()
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const call: CallProgram = async (name, ...line) => {
    const [command = '', ...rest] = [...asUser, join(programs, name), ...line]
    await run(command, rest, { cwd: tmpdir() })
  }
  if (asUser.length > 0) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(join(folder, '..'), Number(stdout), -1)
  }
  const data = join(folder, 'data')
  await create(call, data)
  const control = (...line: string[]) => call('pg_ctl', '-D', data, '-w', '-t', '30', ...line)
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  await start()
  return { data, start, stop: (mode = 'fast') => control('-m', mode, 'stop') }
}

async function findPrograms(): Promise<string> {
  const versions = await readdir(programsFolder).catch(() => [])
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Error(`There is no PostgreSQL under ${programsFolder}`)
  return join(programsFolder, newest, 'bin')
}
