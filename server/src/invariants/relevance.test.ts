import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talentSubtypes, talents, talentTypes } from '../modules/talents/talents.tables.ts'
import { db, inTransaction } from '../platform/database/database.ts'
import { systemActor } from '../platform/handler.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { heldOutQueries } from './relevance/held-out-queries.ts'
import { grade, ndcgAt10 } from './relevance/judge.ts'
import { bioOf, headlineOf, isTrueReason } from './relevance/judge-reason.ts'
import { type JudgedQuery, judgedQueries } from './relevance/judged-queries.ts'
import { type JudgedTalent, judgedTalents } from './relevance/judged-talents.ts'

let app: TestApp
let brand: Person
let nicheWords: ReadonlyMap<string, string>
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' })
  brand = await newPerson(app, 'brand', 'Judging brand')
  await inTransaction(systemActor, async () => {
    const types = await db().select().from(talentTypes)
    const niches = await db().select().from(talentSubtypes)
    nicheWords = new Map(niches.map(({ name, searchWords }) => [name, searchWords]))
    for (const talent of judgedTalents) await addTalent(talent, types, niches)
  })
})
afterAll(() => app.stop())

type Named = { id: string; name: string }

async function addTalent(talent: JudgedTalent, types: Named[], niches: Named[]): Promise<void> {
  const ownNiches = talent.main.flatMap(({ niche }) => niches.find(({ name }) => name === niche)?.id ?? [])
  await db()
    .insert(talents)
    .values({
      slug: `judged-${talent.no}`,
      displayName: talent.name,
      headline: headlineOf(talent),
      bio: `<p>${bioOf(talent)}</p>`,
      typeId: types.find(({ name }) => name === talent.type)?.id ?? null,
      subtypeIds: ownNiches,
      languages: [...talent.languages],
      socials: talent.platforms.map((platform) => ({
        platform,
        handle: `judged${talent.no}`,
        followers: 1_000,
      })),
      followers: talent.followers,
      minFee: talent.minFee,
      city: talent.city,
      country: talent.country,
      isListed: true,
      completedDeals: talent.completedDeals,
      createdAt: new Date(Date.now() - talent.joinedDays * 86_400_000),
    })
}

/** Returns how well the first ten results of each query are ordered, in the order of the queries. */
async function judgeAll(
  queries: readonly JudgedQuery[] = judgedQueries,
): Promise<{ query: JudgedQuery; ndcg: number; newcomers: number; names: string[] }[]> {
  const byName = new Map(judgedTalents.map((talent) => [talent.name, talent]))
  const judged = []
  for (const query of queries) {
    const input = { q: query.q, ...query.filters }
    const { items } = expectOk(await brand.call('/brand/searchTalent', input), query.q).data
    const found: { displayName: string; reasons: string[] }[] = items
    const grades = found.map(({ displayName }) => {
      const talent = byName.get(displayName)
      return talent ? grade(query, talent) : 0
    })
    judged.push({
      query,
      ndcg: ndcgAt10(
        grades,
        judgedTalents.map((talent) => grade(query, talent)),
      ),
      newcomers: found.filter(({ reasons }) => reasons.some((reason) => reason.startsWith('New on Marquee')))
        .length,
      names: found.slice(0, 10).map(({ displayName }) => displayName),
    })
  }
  return judged
}

const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
const list = (judged: Awaited<ReturnType<typeof judgeAll>>) =>
  judged
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, 20)
    .map(({ query, ndcg, names }) => `${ndcg.toFixed(2)} ${JSON.stringify(query)}: ${names.join(', ')}`)
    .join('\n')

test('the best match is as good for queries that it was not made with', async () => {
  const judged = await judgeAll(heldOutQueries)
  const mean = average(judged.map(({ ndcg }) => ndcg))
  console.log(`nDCG@10 of ${heldOutQueries.length} held-out queries ${mean.toFixed(3)}`)
  expect(mean, list(judged)).toBeGreaterThanOrEqual(0.9)
})

test('each reason of the first ten results of each query is true of the talent and answers the query', async () => {
  const byName = new Map(judgedTalents.map((talent) => [talent.name, talent]))
  const untrue: string[] = []
  const judged = { results: 0, reasons: 0 }
  for (const query of judgedQueries) {
    const input = { q: query.q, ...query.filters, limit: 10 }
    const { items, isSimilar } = expectOk(await brand.call('/brand/searchTalent', input), query.q).data
    const shown: { displayName: string; reasons: string[] }[] = items
    for (const { displayName, reasons } of shown) {
      const talent = byName.get(displayName) ?? expect.fail(`unknown talent ${displayName}`)
      if (reasons.length === 0) untrue.push(`${JSON.stringify(query)} ${displayName}: no reason`)
      judged.results += 1
      judged.reasons += reasons.length
      for (const reason of reasons)
        if (!isTrueReason(reason, { query, isSimilar, talent, nicheWords }))
          untrue.push(`${JSON.stringify(query)} ${displayName}: ${reason}`)
    }
  }
  console.log(`${judged.reasons} reasons of ${judged.results} results`)
  expect(untrue).toEqual([])
})

test('the best match orders what brands mean first: nDCG@10 of the judged queries is at least 0.90', async () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(200)
  const judged = await judgeAll()
  const withNewcomers = average(judged.map(({ ndcg }) => ndcg))
  expect(withNewcomers, list(judged)).toBeGreaterThanOrEqual(0.9)

  // The same talents without newcomers: what their places cost.
  await inTransaction(systemActor, () =>
    db()
      .update(talents)
      .set({ createdAt: sql`created_at - interval '60 days'`, isListed: false })
      .where(eq(talents.isListed, true)),
  )
  await inTransaction(systemActor, () => db().update(talents).set({ isListed: true }))
  const withoutNewcomers = await judgeAll()
  expect(withoutNewcomers.every(({ newcomers }) => newcomers === 0)).toBe(true)
  const alone = average(withoutNewcomers.map(({ ndcg }) => ndcg))
  const places = judged.filter(({ newcomers }) => newcomers > 0).length
  console.log(
    `nDCG@10 of ${judgedQueries.length} queries ${withNewcomers.toFixed(3)}, without newcomers ${alone.toFixed(3)}; ` +
      `${places} queries gave newcomers a place`,
  )
  expect(withNewcomers).toBeGreaterThanOrEqual(alone * 0.98)
})
