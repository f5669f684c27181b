import type { Call } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import { operatorCalls } from '@marquee/contract/calls/operators'
import { dayOf } from '@marquee/contract/rules/dates'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '../platform/database/database.ts'
import { planning } from '../platform/database/postgres.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../testing/agency.ts'
import { aConversation } from '../testing/conversation.ts'
import { cardOf } from '../testing/money.ts'
import { newOperator } from '../testing/operator.ts'
import { aPair } from '../testing/pairs.ts'
import { expectOk, type Person } from '../testing/person.ts'
import { writeReview } from '../testing/reviews.ts'
import { aFinishedDeal } from '../testing/work.ts'
import { fill } from './list-plans/fill.ts'
import { recordSent, wastefulReads } from './list-plans/plans.ts'
import { aHeldOffer, cardLike, moneyOf, refund } from './money/run-deal.ts'

/** Rows of each table; PostgreSQL reads a smaller table as a whole, and rightly so. */
const rows = Number(process.env.PLAN_ROWS ?? 100_000)
/** Rows that one part of a statement may read for a page of at most 21. */
const maxRows = 2_000

let app: TestApp
let client: pg.Client
let people: Record<string, Pick<Person, 'call'>>
/** Ids that a list must know; any other id matches nothing. */
let known: Record<string, string>

const server = process.env.TEST_DATABASE_URL

beforeAll(async () => {
  if (!server) return
  app = await startTestApp()
  const { brand, talent, campaignId } = await aPair(app, 'Large')
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'search entry')
  const agent = await newAgent(app, 'Large agent')
  await aMandatedTalent(agent, talent)
  await cardOf(app, brand)
  const conversationId = await aConversation({ brand, talent, campaignId })
  for (const reader of [brand, talent, agent])
    expectOk(await reader.call('/messages/markAction', { conversationId, action: 'read' }), 'reading')
  const list = expectOk(await brand.call('/brand/save-favorite-list', { name: 'Large' }), 'list').data
  const favourite = { talentId: talent.id, listId: list.id }
  expectOk(await brand.call('/brand/add-favorite', favourite), 'favourite')
  expectOk(await talent.call('/campaign/add-to-fav', { campaignId }), 'saved campaign')
  known = { conversationId, campaignId, talentId: talent.id, brandId: brand.id, listId: list.id }
  const { dealId, offerId } = await aFinishedDeal(brand, talent)
  for (const writer of [brand, talent]) expectOk(await writeReview(writer, dealId), 'review')
  await refund((await moneyOf(brand, offerId)).payments[0].id, 10_000, 'a part')
  await aDisputedPayment(brand, talent)
  const operator = await newOperator(app)
  const reason = 'An entry of the audit log'
  expectOk(await operator.call('/superAdmin/getEvidence', { dealId, reason }), 'evidence')
  people = { brand, talent, talentagent: agent, adminProMax: operator }
  const url = new URL(server)
  const found = await db().execute<{ name: string }>(sql`select current_database() as name`)
  url.pathname = `/${found.rows[0]?.name}`
  await fill(url.href, rows)
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const setting of planning) await client.query(`set ${setting}`)
})
afterAll(async () => {
  await client?.end()
  await app?.stop()
})

/** Opens a deal whose payment the bank disputes. */
async function aDisputedPayment(brand: Person, talent: Person): Promise<void> {
  const card = await cardLike(app, brand, 'pm_card_createDispute')
  const { offerId } = await aHeldOffer(app, brand, talent, {}, card)
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
}

const lists = Object.entries<Call>(allCalls).filter(
  ([, call]) => call.kind === 'read' && 'limit' in call.input.shape,
)

/** Returns requests of a list: without a filter, with each value of each filter, and with all filters at once. */
function requestsOf(call: Call): object[] {
  const { limit, cursor, ...filters } = call.input.shape
  // Words in the operators’ list of users have no index.
  if (call.path === operatorCalls.userList.path) delete filters.q
  // They replace the filters by the id of a niche and of an industry, and nothing is read for an unknown one.
  delete filters.niche
  delete filters.industry
  const values = Object.entries(filters).map(([field, schema]) => ({
    field,
    values: valuesOf(field, schema),
  }))
  const required = Object.fromEntries(
    values
      .filter(({ field }) => !filters[field]?.safeParse(undefined).success)
      .map(({ field, values: [one] }) => [field, one]),
  )
  const single = values.flatMap(({ field, values: all }) =>
    all.map((value) => ({ ...required, [field]: value })),
  )
  const all = Object.fromEntries(values.map(({ field, values: some }) => [field, some.at(-1)]))
  return [required, ...single, all]
}

/**
 * Values besides the usual ones: a price that one talent in 500 undercuts (`fill`) and one that all do, the lowest prices, fees and
 * ratings, which leave nearly all, and those that leave none, and campaigns that close soon and all.
 */
const further: Record<string, unknown[]> = {
  priceTo: [1_010, 2_000_000_000],
  priceFrom: [1, 2_000_000_000],
  feeFrom: [1, 2_000_000_000],
  starsFrom: [1, 5],
  closesWithin: [1, 366],
}

/** Returns every value of an enumeration, and one that nothing matches of any other field. */
function valuesOf(field: string, schema: unknown): unknown[] {
  if (known[field]) return [known[field]]
  if (further[field]) return further[field]
  const {
    anyOf,
    enum: choices,
    type,
    format,
    maxLength,
    maximum = 2_000_000_000,
  } = jsonSchema.parse(
    z.toJSONSchema(z.instanceof(z.ZodType).parse(schema), { unrepresentable: 'any', io: 'input' }),
  )
  if (choices) return choices
  if (type === 'boolean') return [true]
  if (type === 'integer' || type === 'number' || anyOf) return [Math.min(2_000_000_000, maximum)]
  if (format === 'uuid') return ['99999999-9999-4999-8999-999999999999']
  if (format === 'date') return [dayOf(new Date())]
  return [format === 'date-time' ? new Date().toISOString() : 'ZZZZ'.slice(0, maxLength)]
}
const jsonSchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  maximum: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
})

describe.skipIf(!server)(`lists on ${rows} rows`, () => {
  test.each(lists)('%s reads few rows with every filter', async (_name, call) => {
    const roles = call.by === 'anyone' ? ['talent'] : call.by.filter((role) => people[role])
    const wasteful: string[] = []
    for (const role of roles)
      for (const body of requestsOf(call)) {
        const person = people[role]
        const sent = await recordSent(async () =>
          expectOk(
            (await person?.call(call.path, body)) ?? expect.fail(),
            `${call.path} ${JSON.stringify(body)}`,
          ),
        )
        for (const statement of sent)
          for (const mode of statement.isNamed ? (['generic', 'custom'] as const) : (['custom'] as const))
            for (const read of await wastefulReads(client, statement, { mode, maxRows }))
              wasteful.push(`${role} ${JSON.stringify(body)} (${mode} plan): ${read}`)
      }
    expect([...new Set(wasteful)]).toEqual([])
  })
})
