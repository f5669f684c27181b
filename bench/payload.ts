/**
 * Compares Marquee with Payload CMS 3, a well-known headless CMS, on the same PostgreSQL with the same campaigns (20,000;
 * BENCH_ROWS changes it): `npm run bench:payload`. Both check who is signed in, apply access rules, validate, and keep drafts apart.
 * Payload runs without Next, which makes it faster (`bench/payload`). Its list is measured twice: with the fields of Marquee’s card,
 * chosen by `select`, and with all fields, which is its default. The rounds are interleaved, so that only ratios count. Figures are
 * reported and never a gate. An argument measures only the rows that include it. PROFILE=1 prints where Payload’s CPU time goes instead.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { campaignCard } from '@marquee/contract/calls/campaigns'
import { limits } from '@marquee/contract/rules/limits'
import { z } from 'zod'
import { aBrief } from '../server/src/testing/terms.ts'
import { fillMarket, targetOf } from './market.ts'
import { compare, reportRatio, type Target } from './measure.ts'
import { printProfile, profilerOptions } from './print-profile.ts'
import { startPayload } from './start-payload.ts'
import { startProduct } from './start-product.ts'

const rows = Number(process.env.BENCH_ROWS ?? 20_000)
const only = process.argv[2] ?? ''
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:payload`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
const market = await fillMarket(databaseUrl, folder, rows)
const isProfile = process.env.PROFILE === '1'
const payload = await startPayload(databaseUrl, isProfile ? profilerOptions : [])
const product = await startProduct(databaseUrl, folder)

const api = `${product.address}/api`
const campaigns = `${payload.address}/api/campaigns`

/** The card without what follows from other columns: Payload sends deliverables for the platforms, and only the id of the brand. */
const { status, platforms, ...columns } = campaignCard.shape
const selected = Object.keys({ ...columns, deliverables: true }).map((name) => [`select[${name}]`, 'true'])

const ourList = targetOf(market, 'list', api)
const ourCreation = targetOf(market, 'create', api)
const ourDraft: Target = { ...ourCreation, body: () => JSON.stringify(aBrief({ publish: false })) }

/** The first page of open campaigns, newest first, without a count of all. */
const payloadList = (fields: string[][]): Target => ({
  url: `${campaigns}?${new URLSearchParams([
    ['limit', String(limits.pageSize)],
    ['depth', '0'],
    ['pagination', 'false'],
    ['sort', '-publishedAt'],
    ...fields,
  ])}`,
  method: 'GET',
  headers: () => payload.headers.talent,
})
const payloadCreation: Target = {
  url: `${campaigns}?depth=0`,
  method: 'POST',
  headers: () => payload.headers.brand,
  body: () => JSON.stringify(aBrief({ _status: 'published' })),
}
const payloadDraft: Target = {
  ...payloadCreation,
  url: `${campaigns}?depth=0&draft=true`,
  body: () => JSON.stringify(aBrief({ _status: 'draft' })),
}

/** What is compared and the least ratio that it aims at. The lists come first, before others add campaigns. */
const table: [what: string, aim: number, ours: Target, other: Target][] = [
  ['campaign list beside Payload, fields of the card', 7, ourList, payloadList(selected)],
  ['campaign list beside Payload, all fields', 7, ourList, payloadList([])],
  ['create and publish beside Payload', 3, ourCreation, payloadCreation],
  ['create a draft beside Payload', 5, ourDraft, payloadDraft],
]

try {
  await expectSameList()
  for (const [what, aim, one, other] of table) {
    if (!what.includes(only)) continue
    if (isProfile) await printProfile(what, payload, other, folder)
    else reportRatio(what, aim, await compare(one, other))
  }
} finally {
  await product.stop()
  await payload.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Fails unless both return the same campaigns in the same order. */
async function expectSameList(): Promise<void> {
  const items = z.array(z.object({ id: z.string(), title: z.string() }))
  const ours = z.object({ data: z.object({ items }) }).parse(await readJson(ourList))
  const theirs = z.object({ docs: items }).parse(await readJson(payloadList(selected)))
  if (JSON.stringify(ours.data.items) !== JSON.stringify(theirs.docs))
    throw new Error('Marquee and Payload list different campaigns.')
}

async function readJson({ url, headers }: Target): Promise<unknown> {
  const response = await fetch(url, { headers: headers() })
  return response.json()
}
