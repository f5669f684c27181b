import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { onboard } from '../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../testing/person.ts'
import { aPostSpec } from '../testing/terms.ts'
import { aDeal, submit } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { fewRounds, inTurns, note, reportWins, rounds, together, where } from './races/runner.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const post = { postUrl: 'https://www.instagram.com/p/race/', caption: 'Ad: the race' }

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Checking racer')
  talent = await newPerson(app, 'talent', 'Posting racer')
  await onboard(app, talent)
})
afterEach(async () => {
  await passTime(0)
  await app.settle()
  await compareLedgers(app)
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

/** Sets the time since the start of the tests; sessions end meanwhile, so both sign in again. */
async function passTime(ms: number): Promise<void> {
  app.clock.offset(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const approve = (deliverableId: string) =>
  brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId })
const complete = (dealId: string) => brand.call('/brand/completeDeal', { dealId })

/** Creates a deal with one post that is live. */
async function aLivePost(): Promise<{ dealId: string; deliverableId: string }> {
  const { dealId, deliverableIds } = await aDeal(brand, talent, {
    deliverables: [aPostSpec({ minLiveDays: 30 })],
  })
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'submission')
  expectOk(await approve(deliverableId), 'approval')
  expectOk(await talent.call('/talent/markDeliverableAsComplete', { deliverableId, ...post }), 'post')
  return { dealId, deliverableId }
}

const askCorrection = (deliverableId: string, days = 3) =>
  brand.call('/brand/ask-correction', {
    deliverableId,
    reason: 'label_missing',
    note: 'The label is missing.',
    days,
  })
const reportCorrection = (deliverableId: string) =>
  talent.call('/talent/report-correction', { deliverableId, ...post })
const markChecked = (deliverableId: string) => brand.call('/brand/mark-post-checked', { deliverableId })
const refuseCorrection = (deliverableId: string) =>
  brand.call('/brand/refuse-correction', { deliverableId, note: 'It is still missing.' })

/** Returns the state of the last request about the post of a deal, and how often it was moved by each event. */
async function correctionOf(dealId: string): Promise<{ status: string; moves: string[] }> {
  const { items } = expectOk(await brand.call('/brand/post-checks', { dealId }), 'checks').data
  const { timeline } = await dealOf(dealId)
  const events: string[] = timeline.map(({ event }: { event: string }) => event)
  return {
    status: items[0].correction.status,
    moves: events.filter((event) => event.startsWith('correction.')),
  }
}

/** Runs a race so that each side wins in some rounds. */
async function race(
  count: number,
  run: (inTurn: ReturnType<typeof inTurns>) => Promise<void>,
): Promise<void> {
  const inTurn = inTurns()
  for (let round = 0; round < count; round += 1) await run(inTurn)
}

describe(where, () => {
  // First, while few deals of other races wait for their dates.
  test('a report against its deadline: it counts once, in time or late', async () => {
    const posts = await posted(fewRounds)
    for (const { deliverableId } of posts) expectOk(await askCorrection(deliverableId, 1), 'request')
    await passTime(DAY_MS + HOUR_MS)
    const [, ...reports] = await Promise.all([
      app.runDueTimers(),
      ...posts.map(({ deliverableId }) => reportCorrection(deliverableId)),
    ])
    for (const report of reports) expect(report.status).toBe(200)
    await app.settle()
    for (const { dealId } of posts) {
      const { status, moves } = await correctionOf(dealId)
      expect(status).toBe('reported')
      expect(moves.filter((event) => event !== 'correction.escalate')).toEqual([
        'correction.request',
        'correction.report',
      ])
    }
  })

  test('an objection against its deadline: an operator decides, or the post counts as put right', async () => {
    const posts = await posted(fewRounds)
    for (const { deliverableId } of posts) {
      expectOk(await askCorrection(deliverableId), 'request')
      expectOk(await reportCorrection(deliverableId), 'report')
    }
    await passTime(73 * HOUR_MS)
    const [, ...objections] = await Promise.all([
      app.runDueTimers(),
      ...posts.map(({ deliverableId }) => refuseCorrection(deliverableId)),
    ])
    await app.settle()
    for (const [index, { dealId }] of posts.entries()) {
      const isRejected = objections[index]?.status === 200
      if (!isRejected) expect(objections[index]?.code).toBe('no_correction')
      expect(await correctionOf(dealId)).toEqual({
        status: isRejected ? 'escalated' : 'corrected',
        moves: [
          'correction.request',
          'correction.report',
          isRejected ? 'correction.refuse' : 'correction.confirm',
        ],
      })
    }
  })

  test('a report against a check of the brand: the request ends as put right once', async () => {
    await race(rounds, async (inTurn) => {
      const { dealId, deliverableId } = await aLivePost()
      expectOk(await askCorrection(deliverableId), 'request')
      const [reported, checked] = await inTurn(
        () => reportCorrection(deliverableId),
        () => markChecked(deliverableId),
      )
      note('report against the check of the brand', reported)
      expect(checked.status).toBe(200)
      if (reported.status !== 200) expect(reported.code).toBe('no_correction')
      const reports = reported.status === 200 ? ['correction.report'] : []
      expect(await correctionOf(dealId)).toEqual({
        status: 'corrected',
        moves: ['correction.request', ...reports, 'correction.confirm'],
      })
      expectOk(await complete(dealId), 'completion')
      await app.settle()
      expect((await dealOf(dealId)).money.payment).toMatchObject({ captured: 120_000, refunded: 0 })
    })
  })

  test('a check against an objection to the same report: only one of them counts', async () => {
    await race(rounds, async (inTurn) => {
      const { dealId, deliverableId } = await aLivePost()
      expectOk(await askCorrection(deliverableId), 'request')
      expectOk(await reportCorrection(deliverableId), 'report')
      const [refused, checked] = await inTurn(
        () => refuseCorrection(deliverableId),
        () => markChecked(deliverableId),
      )
      note('objection against the check of the brand', refused)
      expect(checked.status).toBe(200)
      if (refused.status !== 200) expect(refused.code).toBe('no_correction')
      const objections = refused.status === 200 ? ['correction.refuse'] : []
      expect(await correctionOf(dealId)).toEqual({
        status: 'corrected',
        moves: ['correction.request', 'correction.report', ...objections, 'correction.confirm'],
      })
    })
  })

  test('a request against the confirmation of the post: it is confirmed before the request or not at all', async () => {
    await race(rounds, async (inTurn) => {
      const { dealId, deliverableId } = await aLivePost()
      const [confirmed, asked] = await inTurn(
        () => approve(deliverableId),
        () => askCorrection(deliverableId),
      )
      note('confirmation against a request', confirmed)
      expect(asked.status).toBe(200)
      if (confirmed.status !== 200) expect(confirmed.code).toBe('correction_open')
      const { status, deliverables, money } = await dealOf(dealId)
      expect([status, deliverables[0].status, money.payout]).toEqual([
        'approved',
        confirmed.status === 200 ? 'completed' : 'live',
        null,
      ])
      expect((await correctionOf(dealId)).status).toBe('requested')
    })
  })

  test('a request against the completion of the deal: it is paid out once, and the request goes on', async () => {
    for (let round = 0; round < fewRounds; round += 1) {
      const { dealId, deliverableId } = await aLivePost()
      const [asked, completed] = await together(
        round % 2 === 1,
        () => askCorrection(deliverableId),
        () => complete(dealId),
      )
      expect([asked.status, completed.status]).toEqual([200, 200])
      await app.settle()
      const { status, money, timeline } = await dealOf(dealId)
      expect([status, money.payment.captured, money.payment.refunded]).toEqual(['completed', 120_000, 0])
      expect(timeline.filter(({ event }: { event: string }) => event === 'deal.complete')).toHaveLength(1)
      expect((await correctionOf(dealId)).status).toBe('requested')
    }
  })
})

async function posted(count: number): Promise<{ dealId: string; deliverableId: string }[]> {
  const posts: { dealId: string; deliverableId: string }[] = []
  for (let round = 0; round < count; round += 1) posts.push(await aLivePost())
  return posts
}
