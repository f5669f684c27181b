import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from '../database/open.ts'
import { emails } from '../email/email.tables.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
let folder: string
/** The address of the running server. */
let open: string | null = null
let running: ChildProcess | null = null

async function start(): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
    child.stdout.on('data', (text) => {
      output += text
      const address = /open at (http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      open = address
      resolve(address)
    })
  })
}
async function end(signal: NodeJS.Signals): Promise<number | null> {
  const child = running
  running = null
  open = null
  if (!child) return null
  child.removeAllListeners('exit')
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
async function signUp(base: string, number: number): Promise<Response> {
  const body = {
    email: `maker${number}@example.org`,
    password: 'a long enough phrase',
    displayName: `Maker ${number}`,
    termsAccepted: true,
    isAdult: true,
  }
  return fetch(`${base}/api/talent/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `up-${number}` },
    body: JSON.stringify(body),
  })
}
const emailsTo = async (base: string): Promise<string[]> => {
  const { data } = JSON.parse(await (await fetch(`${base}/dev/mail/list.json`)).text())
  return data.map((mail: { to: string }) => mail.to)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-kill-'))
})
afterAll(async () => {
  await end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a process killed during work loses nothing that it acknowledged', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const base = await start()
    for (const email of acknowledged) expect(await emailsTo(base)).toContain(email)
    const work = Array.from({ length: 12 }, async (_, index) => {
      const number = round * 100 + index
      const answer = await signUp(base, number).catch(() => null)
      if (answer?.status === 200) acknowledged.push(`maker${number}@example.org`)
    })
    // Kills during the work: after the first responses and before the last, however slow the machine is.
    const before = acknowledged.length
    while (acknowledged.length <= before + round) await new Promise((resolve) => setTimeout(resolve, 2))
    await end('SIGKILL')
    await Promise.all(work)
  }
  const base = await start()
  const kept = await emailsTo(base)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([])
  expect((await signUp(base, 0)).status, 'the same key again').toBe(200)
  expect(kept.length).toBe(new Set(kept).size)
}, 600_000)

test('a stop completes running requests and leaves the folder unlocked', async () => {
  // Uses the server left by the previous test; a test run alone starts its own.
  const address = open ?? (await start())
  const work = Array.from({ length: 10 }, (_, index) => signUp(address, 1_000 + index))
  // Once one request is answered all of them have arrived, however slow the machine is; a request still in
  // transit would not be running.
  await Promise.race(work)
  const ended = end('SIGTERM')
  const statuses = await Promise.all(
    work.map((answer) =>
      answer.then(
        (response) => response.status,
        () => 'cut',
      ),
    ),
  )
  expect(await ended).toBe(0)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await readdir(folder)).not.toContain('marquee.lock')
  const { engine, release } = await openEngine({ DATA_DIR: folder, DATABASE_POOL: 1 })
  const kept = await engine.root.select({ to: emails.to }).from(emails)
  await engine.close()
  await release()
  const acknowledged = statuses.flatMap((status, index) =>
    status === 200 ? [`maker${1_000 + index}@example.org`] : [],
  )
  expect(kept.map(({ to }) => to)).toEqual(expect.arrayContaining(acknowledged))
}, 600_000)
