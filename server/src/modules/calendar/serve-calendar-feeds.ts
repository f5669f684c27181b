import { fail } from '@marquee/contract/errors'
import { addDays } from '@marquee/contract/rules/dates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import ical from 'ical-generator'
import { withoutTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { consumeRateLimit } from '../../platform/http/rate-limit.store.ts'
import { hasTag, tagOf } from '../../platform/http/revalidation.ts'
import { clock } from '../../platform/time/clock.ts'
import { today } from '../../platform/time/day.ts'
import { loadAgent } from '../agencies/agents.store.ts'
import { keyedHash } from '../identity/secrets.ts'
import { listRepresented } from '../mandates/mandates.store.ts'
import { findFeedOwner, listDatedDeals } from './calendar-feeds.store.ts'
import { type DueDate, dueDatesOf } from './due-dates.ts'

const tokenPattern = /^[\w-]{22}$/

/** Requests in 15 minutes: of one network address, which a calendar service shares between many people, and of one feed. */
const MAX_PER_ADDRESS = 1_000
const MAX_PER_FEED = 30
/** How often calendar programs should look again, in seconds. */
const REFRESH_SECONDS = 6 * 3_600

/** The areas of the three roles, in which their deals are. */
const dealPaths = {
  brand: '/dashboard/deals',
  talent: '/dashboard/talent/deals',
  talentagent: '/dashboard/talent-agent/deals',
} as const

/**
 * Serves due dates at `/calendar/<token>.ics` (RFC 5545). An address that is wrong, was reset, or belongs to a suspended account
 * is answered like any missing page.
 */
export function serveCalendarFeeds(app: FastifyInstance): void {
  app.route({ method: ['GET', 'HEAD'], url: '/calendar/:token.ics', handler: serveFeed })
}

async function serveFeed(
  request: FastifyRequest<{ Params: { token?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { secret } = request.server.calling
  const token = request.params.token ?? ''
  const feed = await withoutTransaction(systemActor, request.id, async () => {
    await consumeRateLimit(`calendar address ${request.ip}`, MAX_PER_ADDRESS, secret)
    const hash = keyedHash(token)
    const owner = tokenPattern.test(token) ? await findFeedOwner(hash) : undefined
    if (!owner) fail('not_found')
    await consumeRateLimit(`calendar feed ${hash}`, MAX_PER_FEED, secret)
    return { owner, dates: await loadDates(owner) }
  })
  const { owner, dates } = feed
  const text = calendarText(dates, isUserRole(owner.role) ? dealPaths[owner.role] : fail('not_found'))
  const etag = tagOf(text)
  const changedAt = new Date(
    Math.max(owner.createdAt.getTime(), ...dates.map((one) => one.changedAt.getTime())),
  )
  reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  // By content alone: a date that ends changes no row, so its time would not tell.
  if (hasTag(request, etag)) return reply.status(304).send()
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="marquee.ics"',
    'content-length': Buffer.byteLength(text),
  })
  return reply.send(request.method === 'HEAD' ? undefined : text)
}

const isUserRole = (role: string): role is keyof typeof dealPaths => Object.hasOwn(dealPaths, role)

async function loadDates({ id, role }: { id: string; role: string }): Promise<DueDate[]> {
  if (role === 'brand') return dueDatesOf('brand', await listDatedDeals({ brandId: id }))
  return dueDatesOf('talent', await listDatedDeals({ talentIds: await talentsOf(id, role) }))
}

/** Returns whose dates an account reads: its own, or those of the talents an agent may see today. */
async function talentsOf(id: string, role: string): Promise<readonly string[]> {
  if (role !== 'talentagent') return [id]
  const agent = await loadAgent(id)
  return agent ? listRepresented(agent, 'view', today(clock.now())) : []
}

/** Returns dates as an iCalendar text. The same dates result in the same text. */
export function calendarText(dates: readonly DueDate[], dealPath: `/${string}`): string {
  const calendar = ical({
    name: 'Marquee',
    prodId: { company: 'Marquee', product: 'Due dates', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const { key, title, days, dealId, changedAt } of dates)
    calendar.createEvent({
      id: `${key}@marquee`,
      allDay: true,
      start: midnight(days.from),
      // The end of a range of days is the day after it.
      end: midnight(addDays(days.until, 1)),
      stamp: changedAt,
      summary: title,
      url: publicUrl(`${dealPath}/${dealId}`),
    })
  return calendar.toString()
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)
