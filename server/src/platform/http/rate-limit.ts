import type { Call, RateLimit } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { runtimeState } from '../runtime.ts'
import { knownDeviceOf } from './known-device.ts'
import { networkOf } from './network.ts'
import { consumeRateLimit } from './rate-limit.store.ts'

interface Bucket {
  tokens: number
  at: number
}

/**
 * Requests per minute, refilled evenly, with a burst of a quarter of them. Per account, or per IP address
 * without one.
 */
export const perMinute: Record<Exclude<RateLimit, keyof typeof budgets | keyof typeof perDay>, number> = {
  light: 1_200,
  normal: 600,
  costly: 60,
}
/**
 * Attempts per 15 minutes, stored in the database: per IP address, and per email address in the request or
 * else per account; known devices and networks have the second one each (decision 0020).
 */
export const budgets = {
  'sign-in': { address: 100, subject: 20 },
  code: { address: 60, subject: 10 },
  contact: { address: 20, subject: 5 },
  place: { address: 200, subject: 10 },
} as const
/**
 * Requests per day (UTC), stored in the database, against copying all talents: per account, or per IP address without one.
 * Profiles and portfolios are opened one by one; the directory are the pages of search and lists.
 */
export const perDay = {
  profile: { address: 1_000, account: 500 },
  portfolio: { address: 1_000, account: 500 },
  directory: { address: 2_000, account: 2_000 },
} as const
const MAX_BUCKETS = 50_000

const state = runtimeState(() => new Map<string, Bucket>())

/** Takes one request from the caller's bucket. Fails with `too_many_requests` and the seconds to wait. */
export function takeFromBucket(rate: RateLimit, request: FastifyRequest, now = Date.now()): void {
  const limit = perMinute[isStored(rate) || isDaily(rate) ? 'normal' : rate]
  const buckets = state()
  const key = `${rate} ${request.actor.id || request.ip}`
  const bucket = buckets.get(key) ?? { tokens: limit / 4, at: now }
  bucket.tokens = Math.min(limit / 4, bucket.tokens + ((now - bucket.at) * limit) / 60_000)
  bucket.at = now
  if (bucket.tokens < 1)
    fail('too_many_requests', { retryAfterSeconds: Math.ceil(((1 - bucket.tokens) * 60) / limit) })
  bucket.tokens -= 1
  if (buckets.size >= MAX_BUCKETS) evictOldest()
  buckets.set(key, bucket)
}

/**
 * Counts one attempt against the stored limits of sign-ins, codes and lists of talents before the input is checked. Does
 * nothing for other calls. A browser in which this email address has signed in before has a budget of its own, which nobody else
 * can use up; the same holds for a known network. All others share those of their IP address and of the email address.
 */
export async function consumeStoredRateLimit(
  call: Call,
  request: FastifyRequest,
  input: unknown,
): Promise<void> {
  const { rate } = call
  const { secret, isKnownNetwork } = request.server.calling
  if (isDaily(rate)) {
    const { id } = request.actor
    const subject = id ? `account ${id}` : `address ${request.ip}`
    return consumeRateLimit(`${rate} ${subject}`, perDay[rate][id ? 'account' : 'address'], secret, 'one day')
  }
  if (!isStored(rate)) return
  const count = (subject: string, limit: number) => consumeRateLimit(`${rate} ${subject}`, limit, secret)
  const limit = budgets[rate]
  const email = emailOf(input)
  const device = email && knownDeviceOf(request, email)
  if (device) return count(`device ${device} ${email}`, limit.subject)
  await count(`address ${request.ip}`, limit.address)
  const network = networkOf(request.ip)
  if (email && (await isKnownNetwork(email, network)))
    return count(`network ${network} ${email}`, limit.subject)
  const subject = email ?? request.actor.id
  if (subject) await count(`subject ${subject}`, limit.subject)
}

const isStored = (rate: RateLimit): rate is keyof typeof budgets => Object.hasOwn(budgets, rate)
const isDaily = (rate: RateLimit): rate is keyof typeof perDay => Object.hasOwn(perDay, rate)

/** Deletes the oldest tenth of the buckets, which are in insertion order. */
function evictOldest(): void {
  const buckets = state()
  const oldest = [...buckets.keys()].slice(0, MAX_BUCKETS / 10)
  for (const key of oldest) buckets.delete(key)
}

function emailOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('email' in input)) return null
  return typeof input.email === 'string' ? input.email : null
}
