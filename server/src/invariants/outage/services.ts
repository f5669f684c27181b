import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../platform/testing/free-port.ts'
import { startTcpProxy, type TcpProxy } from '../../platform/testing/tcp-proxy.ts'
import { endProcess, startNode, startRedis } from '../failover/processes.ts'
import { startPostgres } from './postgres.ts'

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
  const postgres = await startCountedPostgres(join(folder, 'postgres'), postgresPort)
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

/** A cluster of PostgreSQL behind a proxy that counts the connections made to it. */
async function startCountedPostgres(folder: string, port: number): Promise<Service> {
  const { start, stop } = await startPostgres(folder, port)
  return { proxy: await startTcpProxy(port), start, stop: () => stop() }
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
