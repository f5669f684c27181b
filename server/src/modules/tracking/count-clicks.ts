import { hash, randomBytes } from 'node:crypto'
import type { DeviceKind } from '@marquee/contract/rules/tracking'
import { inTransaction, withoutTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { addJob } from '../../platform/jobs/module-jobs.ts'
import { logError } from '../../platform/log.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { runtimeState } from '../../platform/runtime.ts'
import { today } from '../../platform/time/day.ts'
import { addClicks, type ClickBatch, keyOfDay } from './tracking.store.ts'
import { agingTrackingKeys, agingTrackingVisitors } from './visitors.store.ts'

/** Visitors that wait to be saved; beyond it clicks are counted without them. */
const MAX_WAITING_VISITORS = 100_000
/** Links, days, countries and devices that wait to be saved; beyond it clicks are not counted. */
const MAX_WAITING_BATCHES = 20_000
const FLUSH_MS = 1_000

interface Waiting extends Omit<ClickBatch, 'hashes'> {
  hashes: Set<string>
}

const state = runtimeState(() => ({
  waiting: new Map<string, Waiting>(),
  visitors: 0,
  key: { day: '', value: '' },
  saving: Promise.resolve(),
}))

/** Registers what saves clicks each second and what forgets the visitors of past days. */
export function registerTracking(): void {
  addJob({ name: 'tracking clicks', everyMs: FLUSH_MS, run: saveClicks })
  onRetention('tracking_visitors', { rows: agingTrackingVisitors })
  onRetention('tracking_keys', { rows: agingTrackingKeys })
}

/** One click on a live link. */
export interface Click {
  linkId: string
  /** The address and the browser; they are hashed at once and kept nowhere. */
  ip: string
  userAgent: string
  country: string
}

/**
 * Counts a click in memory, so that the redirect waits for nothing. It is saved within a second; a crash loses at most that second,
 * and an outage of the database nothing, because what could not be saved is tried again.
 */
export async function countClick({ linkId, ip, userAgent, country }: Click, now: Date): Promise<void> {
  const device = deviceOf(userAgent)
  if (device === null) return
  const own = state()
  const day = today(now)
  const key = await keyFor(day)
  const visitor = hash('sha256', `${key}\n${ip}\n${userAgent}`, 'base64url').slice(0, 22)
  const name = `${linkId} ${day} ${country} ${device}`
  const batch = own.waiting.get(name) ?? { link: linkId, day, country, device, clicks: 0, hashes: new Set() }
  if (batch.clicks === 0) {
    if (own.waiting.size >= MAX_WAITING_BATCHES) return
    own.waiting.set(name, batch)
  }
  batch.clicks += 1
  if (own.visitors >= MAX_WAITING_VISITORS || batch.hashes.has(visitor)) return
  batch.hashes.add(visitor)
  own.visitors += 1
}

async function keyFor(day: string): Promise<string> {
  const { key } = state()
  if (key.day !== day) {
    const value = await withoutTransaction(systemActor, 'tracking key', () =>
      keyOfDay(day, randomBytes(32).toString('base64url')),
    )
    Object.assign(key, { day, value })
  }
  return key.value
}

/** Saves the clicks that wait. What cannot be saved waits for the next time. */
export function saveClicks(): Promise<void> {
  const own = state()
  own.saving = own.saving.then(async () => {
    if (own.waiting.size === 0) return
    const taken = own.waiting
    own.waiting = new Map()
    own.visitors = 0
    const batches = [...taken.values()].map((batch) => ({ ...batch, hashes: [...batch.hashes] }))
    await inTransaction(systemActor, () => addClicks(batches)).catch((error: unknown) => {
      putBack(taken)
      logError('clicks of tracking links', error)
    })
  })
  return own.saving
}

function putBack(taken: ReadonlyMap<string, Waiting>): void {
  const own = state()
  for (const [name, batch] of taken) {
    const newer = own.waiting.get(name)
    if (newer) {
      newer.clicks += batch.clicks
      for (const hash of batch.hashes) newer.hashes.add(hash)
    } else own.waiting.set(name, batch)
    own.visitors += batch.hashes.size
  }
}

/** Programs that follow links without a person: previews of messengers, search engines, monitors and libraries. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|discord|slack|skype|pingdom|monitor|curl|wget|python|java\/|go-http|node-fetch|axios|okhttp|headless/i

/** Returns the kind of device of a browser; null for a program that is no person’s browser. */
export function deviceOf(userAgent: string): DeviceKind | null {
  if (userAgent === '' || robots.test(userAgent)) return null
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  if (/mobi|iphone|ipod|android/i.test(userAgent)) return 'phone'
  if (/windows|macintosh|x11|linux|cros/i.test(userAgent)) return 'computer'
  return 'other'
}
