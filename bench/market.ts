import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { aConversation } from '../server/src/testing/conversation.ts'
import { expectOk, newPerson, type Person } from '../server/src/testing/person.ts'
import { aBrief } from '../server/src/testing/terms.ts'
import { aDeal, anOffer } from '../server/src/testing/work.ts'
import { openBenchServer } from './bench-server.ts'
import { fill } from './fill.ts'
import type { Target } from './measure.ts'

const list = '/talent/getCampaign'

/** A filled database and two people in it. */
export interface Market {
  brand: Person
  talent: Person
  offerId: string
  conversationId: string
  /** The path of a tracking link that leads to a verified website. */
  shortPath: string
  /** The cursors behind the 10th and the 90th of a hundred campaigns in the list of open ones. */
  near: string
  far: string
}

/** Fills the database with so many campaigns and offers. */
export async function fillMarket(databaseUrl: string, folder: string, rows: number): Promise<Market> {
  const server = await openBenchServer(databaseUrl, folder)
  const brand = await newPerson(server, 'brand', 'Bench Brand')
  const talent = await newPerson(server, 'talent', 'Bench Talent')
  const offerId = await anOffer(brand, talent)
  const { data: offer } = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer')
  const campaignId: string = offer.campaign.id
  const conversationId = await aConversation({ brand, talent, campaignId })
  const shortPath = await aTrackingLink(databaseUrl, brand, talent)
  await fill(databaseUrl, { campaignId, offerId }, { campaigns: rows, offers: rows })
  const near = await cursorAfter(talent, 10)
  const far = await cursorAfter(talent, Math.round(rows * 0.9))
  await server.stop()
  return { brand, talent, offerId, conversationId, shortPath, near, far }
}

async function aTrackingLink(databaseUrl: string, brand: Person, talent: Person): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into verified_facts (brand_id, kind, value, source, checked_on)
      values ($1, 'website', 'https://bench.example', 'Benchmark', '2026-11-01')`,
    [brand.id],
  )
  await client.end()
  const { dealId } = await aDeal(brand, talent)
  const added = { dealId, address: 'https://bench.example/new' }
  expectOk(await brand.call('/brand/addTrackingLink', added), 'tracking link')
  const { data } = expectOk(await brand.call('/brand/getTrackingLinks', { dealId }), 'tracking links')
  return new URL(data.items[0].shortUrl).pathname
}

async function cursorAfter(talent: Person, count: number): Promise<string> {
  let cursor: string | undefined
  for (let left = count; left > 0; left -= 100) {
    const { data } = expectOk(
      await talent.call(list, { ...(cursor ? { cursor } : {}), limit: Math.min(left, 100) }),
      list,
    )
    cursor = data.nextCursor
  }
  return cursor ?? ''
}

const kinds = {
  list: { path: list, method: 'GET', by: 'talent' },
  offer: { path: '/brand/getOfferDetails', method: 'GET', by: 'brand' },
  create: { path: '/campaign/add', method: 'POST', by: 'brand' },
  message: { path: '/messages/send', method: 'POST', by: 'talent' },
  redirect: { path: '', method: 'GET', by: 'talent' },
} as const

export type Kind = keyof typeof kinds
export const isKind = (name: string): name is Kind => name in kinds

/**
 * Returns a call of the product as requests to repeat; writes have an idempotency key of their own each time, as every screen
 * sends it. `at` is where it is answered: the address of the product, or that of an app of the comparison.
 */
export function targetOf(market: Market, kind: Kind, at: string, cursor?: string): Target {
  const { path, method, by } = kinds[kind]
  if (kind === 'redirect')
    return redirectOf(at.endsWith('/api') ? at.replace('/api', market.shortPath) : `${at}/redirect`)
  const token = { 'x-access-token': market[by].token }
  const url = at.endsWith('/api') ? at + path : `${at}/${kind}`
  if (method === 'GET') {
    const query = new URLSearchParams({
      ...(kind === 'offer' && { offerId: market.offerId }),
      ...(cursor && { cursor }),
    })
    return { url: `${url}?${query}`, method, headers: () => token }
  }
  const headers = () => ({
    ...token,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  })
  const body = kind === 'create' ? () => JSON.stringify(aBrief()) : () => JSON.stringify(aMessage(market))
  return { url, method, headers, body }
}

/** A visitor’s request; programs that follow links are not counted and so would cost less. */
const redirectOf = (url: string): Target => ({
  url,
  method: 'GET',
  headers: () => ({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }),
})

const aMessage = ({ conversationId }: Market) => ({
  conversationId,
  clientId: randomUUID(),
  text: 'Could we move the shoot to next week?',
})
