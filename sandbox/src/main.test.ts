import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts the sandbox as a process and waits for its line of output. */
async function start(): Promise<{ child: ChildProcess; stripe: Stripe }> {
  const env = { ...process.env, SANDBOX_FOLDER: folder, SANDBOX_PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => [`ended with ${code}`])
  const [line] = await Promise.race([once(child.stdout ?? child, 'data'), ended])
  expect(String(line)).toMatch(/^sandbox ready /)
  const [, port] = /^sandbox ready http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(String(line)) ?? []
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: Number(port),
    protocol: 'http',
    telemetry: false,
  })
  return { child, stripe }
}

describe('the sandbox as a process', () => {
  it('loses no answered request when killed, and ends when its parent has ended', async () => {
    const first = await start()
    const { id } = await first.stripe.customers.create({ name: 'Brand Ltd' }, { idempotencyKey: 'brand' })
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const second = await start()
    expect(
      (await second.stripe.customers.create({ name: 'Brand Ltd' }, { idempotencyKey: 'brand' })).id,
    ).toBe(id)
    second.child.stdin?.end()
    expect(await once(second.child, 'exit')).toEqual([0, null])
  })

  it('ends on SIGTERM', async () => {
    const { child } = await start()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
