import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../../platform/testing/free-port.ts'
import { onServer } from '../../platform/testing/open-test-database.ts'
import { PASSWORD } from '../../testing/person.ts'
import { endProcess, startNode } from '../failover/processes.ts'

/** A server process that can be killed and started again on the same data. */
export interface KilledServer {
  base: string
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts the server on a free port, with an empty folder and a database of its own: embedded, or on the server of `TEST_DATABASE_URL`. */
export async function startKilledServer(): Promise<KilledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-uploads-'))
  const port = await freePort()
  const database = await createDatabase(process.env.TEST_DATABASE_URL)
  const { DATABASE_URL: _other, ...inherited } = process.env
  const env = {
    ...inherited,
    ...(database && { DATABASE_URL: database.url }),
    NODE_ENV: 'test',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  }
  let running: ChildProcess | null = await startNode(env)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    await endProcess(running, signal)
    running = null
  }
  return {
    base: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start: async () => {
      running = await startNode(env)
    },
    stop: async () => {
      await end('SIGTERM')
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(
  serverUrl: string | undefined,
): Promise<{ url: string; drop: () => Promise<void> } | null> {
  if (!serverUrl) return null
  const name = `marquee_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template template0 encoding 'UTF8'`)
  return {
    url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

const verified = z.object({ data: z.object({ token: z.string() }) })
const mailbox = z.object({ data: z.array(z.object({ to: z.string(), subject: z.string() })) })

/** Signs up a talent through the public calls and returns the token of its session. */
export async function signUpTalent(base: string): Promise<string> {
  const email = 'sender@example.com'
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const account = { email, password: PASSWORD, termsAccepted: true, isAdult: true, displayName: 'Sender' }
  await post('/talent/signup', account)
  for (let tries = 0; tries < 100; tries += 1) {
    const { data } = mailbox.parse(await (await fetch(`${base}/dev/mail/list.json`)).json())
    const code = /\b\d{6}\b/.exec(data.find(({ to }) => to === email)?.subject ?? '')?.[0]
    if (code) return verified.parse(await post('/talent/verify-email', { email, code })).data.token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No code was emailed')
}
