import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../platform/testing/free-port.ts'

/** How often the process is killed at each point: once on every change, 10 times in the full run. */
const times = Number(process.env.MONEY_KILLS ?? 1)
/** The points at which the process is killed: each between a completed step and the one that must follow. */
const points = [
  'intended',
  'answered open payment',
  'answered charge',
  'answered transfer',
  'settled',
  'webhook_stored',
  'applied',
]
const child = fileURLToPath(new URL('./money/kill-child.ts', import.meta.url))

let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'))
  port = await freePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test(`A process killed ${times} times at each of ${points.length} points charges once, pays once and loses nothing`, async () => {
  const plan = Array.from({ length: times }, (_, time) =>
    points.map((point) => `${point}:${passesOf(point, time)}`),
  ).flat()
  for (const point of plan) {
    const { signal, output } = await live(point)
    expect(signal, `${point}: ${output}`).toBe('SIGKILL')
  }
  await live('')
  expect(deals).toHaveLength(plan.length)
  console.log(`${plan.length} kills at ${points.join(', ')}: ${deals.length} deals whole`)
}, 3_000_000)

const deals: object[] = []

/**
 * Returns how often a point is passed before the kill; points that a deal passes only once are hit the first
 * time.
 */
function passesOf(point: string, time: number): number {
  return point === 'settled' || point === 'webhook_stored' || point === 'applied' ? 1 + (time % 3) : 1
}

/** Runs the process once: it completes the deal of the last run, verifies it, and is killed at the point. */
async function live(point: string): Promise<{ signal: NodeJS.Signals | null; output: string }> {
  const running = spawn(process.execPath, [child, folder, String(port), ...point.split(':')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  let output = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (text) => (output += text))
  const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
    running.once('close', (_code, by) => resolve(by)),
  )
  const [, result] = /RESULT (.*)/.exec(output) ?? []
  if (result) {
    const deal = JSON.parse(result)
    expect(deal, `before ${point}`).toEqual({
      payment: [1, 'released', 120_000],
      charges: ['succeeded'],
      transfers: [80_000],
      payouts: [80_000],
      faults: [],
    })
    deals.push(deal)
  }
  return { signal, output }
}
