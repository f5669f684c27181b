import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../platform/testing/free-port.ts'
import { onServer } from '../../platform/testing/open-test-database.ts'
import { endProcess, startNode, startRedis } from './processes.ts'

const nginxFile = fileURLToPath(new URL('../../../../deploy/nginx/marquee.conf', import.meta.url))
const postgres = process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Two nodes on one PostgreSQL and one Redis of their own, behind nginx with the configuration of `deploy/`.
 */
export interface Cluster {
  /** The address of nginx, for clients. */
  base: string
  /** The addresses of the nodes themselves. */
  nodes: readonly [string, string]
  databaseUrl: string
  kill(node: 0 | 1): Promise<void>
  start(node: 0 | 1): Promise<void>
  /** Suspends a node's process, and resumes it. */
  freeze(node: 0 | 1): void
  thaw(node: 0 | 1): void
  /** Kills Redis, which persists nothing, and starts it empty after `forMs`. */
  loseRedis(forMs: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the cluster on free ports of this machine. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-nodes-'))
  const name = `marquee_test_${randomBytes(6).toString('hex')}`
  await onServer(postgres, `create database ${name} template template0 encoding 'UTF8'`)
  const databaseUrl = Object.assign(new URL(postgres), { pathname: `/${name}` }).href
  const [port, first, second, redisPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const ports = [first, second] as const
  const running: (ChildProcess | null)[] = [null, null]
  let redis = startRedis(redisPort)
  const start = async (node: 0 | 1): Promise<void> => {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      HOST: '127.0.0.1',
      PORT: String(ports[node]),
      DATA_DIR: join(folder, `node-${node}`),
      TRUST_PROXY: '1',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    }
    running[node] = await startNode(env)
  }
  await start(0)
  await start(1)
  const nginx = await startNginx(join(folder, 'nginx'), port, ports)
  return {
    base: `http://127.0.0.1:${port}`,
    nodes: [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`],
    databaseUrl,
    start,
    kill: (node) => endProcess(running[node] ?? null, 'SIGKILL'),
    freeze: (node) => void running[node]?.kill('SIGSTOP'),
    thaw: (node) => void running[node]?.kill('SIGCONT'),
    loseRedis: async (forMs) => {
      await endProcess(redis, 'SIGKILL')
      await pause(forMs)
      redis = startRedis(redisPort)
    },
    stop: async () => {
      for (const node of running) node?.kill('SIGCONT')
      await Promise.all([
        endProcess(nginx, 'SIGTERM'),
        endProcess(redis, 'SIGKILL'),
        ...running.map((node) => endProcess(node, 'SIGTERM')),
      ])
      await onServer(postgres, `drop database if exists ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts nginx with the configuration of `deploy/`, with only its addresses replaced. */
async function startNginx(
  folder: string,
  port: number,
  [first, second]: readonly [number, number],
): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true })
  const conf = (await readFile(nginxFile, 'utf8'))
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((part) => `${part}_temp_path ${folder}/${part};`)
    .join(' ')
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http { access_log off; ${paths}
${conf}
}`
  await writeFile(join(folder, 'nginx.conf'), whole)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/api/health`)
        .then(() => true)
        .catch(() => false)
    )
      return child
    await pause(100)
  }
  throw new Error('nginx does not answer')
}
