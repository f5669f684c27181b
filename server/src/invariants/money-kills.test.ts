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
/** The points of a deal that ends with a split: its refund must be booked before the rest is released. */
const splitPoints = ['answered refund', 'applied']
const child = fileURLToPath(new URL('./money/kill-child.ts', import.meta.url))

let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'))
  port = await freePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test(`A process killed ${times} times at each of ${points.length + splitPoints.length} points charges once, pays once and loses nothing`, async () => {
  const plan = Array.from({ length: times }, (_, time) => [
    ...points.map((point) => `${point}:${passesOf(point, time)}:work`),
    ...splitPoints.map((point) => `${point}:${passesOfSplit(point, time)}:split`),
  ]).flat()
  for (const point of plan) {
    const { signal, output } = await live(point)
    expect(signal, `${point}: ${output}`).toBe('SIGKILL')
  }
  await live('')
  expect(deals).toHaveLength(plan.length)
  console.log(`${plan.length} kills at ${plan.join(', ')}: ${deals.length} deals whole`)
}, 3_000_000)

const deals: object[] = []

const whole = { payment: [1, 'released', 120_000, 0], charges: ['succeeded'], faults: [] }
/** What is left of a deal, here and at the provider, by how it ended. */
const endOf: Record<string, object> = {
  work: { ...whole, ending: 'work', transfers: [80_000], payouts: [80_000] },
  split: {
    ...whole,
    ending: 'split',
    payment: [1, 'released', 120_000, 60_000],
    transfers: [40_000],
    payouts: [40_000],
  },
}

/**
 * Returns how often a point is passed before the kill; points that a deal passes only once are hit the first
 * time.
 */
function passesOf(point: string, time: number): number {
  return point === 'settled' || point === 'webhook_stored' || point === 'applied' ? 1 + (time % 3) : 1
}

/** The same for a split, whose charge passes `applied` first. */
function passesOfSplit(point: string, time: number): number {
  return point === 'applied' ? 2 + (time % 2) : 1
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
    expect(deal, `before ${point}`).toEqual(endOf[deal.ending])
    deals.push(deal)
  }
  return { signal, output }
}
