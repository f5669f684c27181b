import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUseError, lockDataDir } from './lock.ts'

let folder: string
let child: ChildProcess | null = null
const lock = (): string => join(folder, 'marquee.lock')

/** Starts another process that locks the folder and keeps the lock. */
async function holdElsewhere(): Promise<number> {
  const script = `import { lockDataDir } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}\nawait lockDataDir(${JSON.stringify(folder)})\nconsole.log('held')\nsetInterval(() => {}, 1000)`
  const started = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  await new Promise((resolve) => started.stdout.once('data', resolve))
  return started.pid ?? 0
}
async function end(signal: NodeJS.Signals): Promise<void> {
  const running = child
  child = null
  if (!running) return
  await new Promise((resolve) => {
    running.once('exit', resolve)
    running.kill(signal)
  })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-lock-'))
})
afterEach(async () => {
  await end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a second process fails with a message that names the first and the folder', async () => {
  const pid = await holdElsewhere()
  const error = await lockDataDir(folder).catch((error: Error) => error)
  expect(error).toBeInstanceOf(DataDirInUseError)
  expect(String(error)).toContain(`process ${pid}`)
  expect(String(error)).toContain(folder)
})

test('the lock of a killed process is taken over at once', async () => {
  await holdElsewhere()
  await end('SIGKILL')
  const release = await lockDataDir(folder)
  expect(JSON.parse(await readFile(lock(), 'utf8')).pid).toBe(process.pid)
  await release()
})

test('a reused process id does not keep the folder locked, but a lock from another host does', async () => {
  await writeFile(lock(), JSON.stringify({ pid: process.pid, startedAt: '1', host: hostname() }))
  await (await lockDataDir(folder))()
  await writeFile(lock(), JSON.stringify({ pid: 1, startedAt: '1', host: 'elsewhere' }))
  await expect(lockDataDir(folder)).rejects.toThrow('process 1 on elsewhere')
})

test('of many processes that find a stale lock exactly one gets the folder', async () => {
  await writeFile(lock(), '{"half a lo')
  const tries = await Promise.allSettled(Array.from({ length: 1 }, () => lockDataDir(folder)))
  expect(tries.filter((done) => done.status === 'fulfilled')).toHaveLength(1)
  await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataDirInUseError)
})
