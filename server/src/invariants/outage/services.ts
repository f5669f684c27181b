import { type ChildProcess, execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../platform/testing/free-port.ts'
import { startTcpProxy, type TcpProxy } from '../../platform/testing/tcp-proxy.ts'
import { endProcess, startNode, startRedis } from '../failover/processes.ts'

const run = promisify(execFile)
const programsFolder = '/usr/lib/postgresql'

/** A server that the test owns and can stop, behind a proxy that counts the connections made to it. */
export interface Service {
  proxy: TcpProxy
  stop(): Promise<void>
  start(): Promise<void>
}

/** One node on a PostgreSQL and a Redis of its own. */
export interface Stand {
  /** The address of the node. */
  base: string
  /** The id of the node’s process. */
  pid: number
  /** The address of PostgreSQL itself, for the test’s own connections. */
  databaseUrl: string
  postgres: Service
  redis: Service
  stop(): Promise<void>
}

/** Starts PostgreSQL, Redis and one node on free ports of this machine. */
export async function startStand(): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-outage-'))
  const [postgresPort, redisPort, port] = await Promise.all([freePort(), freePort(), freePort()])
  const postgres = await startPostgres(join(folder, 'postgres'), postgresPort)
  const redis = await startCountedRedis(redisPort)
  const base = `http://127.0.0.1:${port}`
  const node = await startNode({
    ...process.env,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${postgres.proxy.port}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${redis.proxy.port}`,
    PUBLIC_URL: base,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'node'),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  return {
    base,
    pid: node.pid ?? 0,
    databaseUrl: `postgres://postgres@127.0.0.1:${postgresPort}/postgres`,
    postgres,
    redis,
    stop: async () => {
      await endProcess(node, 'SIGTERM')
      for (const service of [redis, postgres]) {
        await service.proxy.stop()
        await service.stop()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a cluster with the programs of the Debian package. PostgreSQL refuses to run as root, so root starts it as `postgres`. */
async function startPostgres(folder: string, port: number): Promise<Service> {
  const programs = await findPrograms()
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const call = async (...line: string[]): Promise<void> => {
    const [command = '', ...rest] = [...asUser, ...line]
    await run(command, rest, { cwd: tmpdir() })
  }
  if (asUser.length > 0) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(join(folder, '..'), Number(stdout), -1)
  }
  const data = join(folder, 'data')
  await call(join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const control = (...line: string[]) => call(join(programs, 'pg_ctl'), '-D', data, '-w', '-t', '30', ...line)
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  await start()
  return { proxy: await startTcpProxy(port), start, stop: () => control('-m', 'fast', 'stop') }
}

async function findPrograms(): Promise<string> {
  const versions = await readdir(programsFolder).catch(() => [])
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Error(`There is no PostgreSQL under ${programsFolder}`)
  return join(programsFolder, newest, 'bin')
}

async function startCountedRedis(port: number): Promise<Service> {
  let redis: ChildProcess | null = startRedis(port)
  return {
    proxy: await startTcpProxy(port),
    start: async () => {
      redis = startRedis(port)
    },
    stop: async () => {
      await endProcess(redis, 'SIGKILL')
      redis = null
    },
  }
}
