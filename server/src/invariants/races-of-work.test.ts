import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { onboard } from '../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../testing/person.ts'
import { aParcel, aProductDeal, shipmentOf } from '../testing/shipment.ts'
import { aFileSpec, aPostSpec } from '../testing/terms.ts'
import { aDeal, submit } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { expectOneWinner, fewRounds, inTurns, note, reportWins, rounds, where } from './races/runner.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const post = { postUrl: 'https://www.instagram.com/p/race/', caption: 'Ad: the race' }

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Deciding racer')
  talent = await newPerson(app, 'talent', 'Working racer')
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
const newestChange = async (dealId: string) =>
  expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data.items[0]
const approve = (deliverableId: string, version?: number) =>
  brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId, version })
const complete = (dealId: string) => brand.call('/brand/completeDeal', { dealId })

async function send(deliverableId: string, fileId: string): Promise<TestResponse> {
  return talent.call('/talent/uploadDeliverables', {
    deliverableId,
    fileIds: [fileId],
    caption: 'Ad: another one',
  })
}

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
  run: (together: ReturnType<typeof inTurns>) => Promise<void>,
): Promise<void> {
  const together = inTurns()
  for (let round = 0; round < count; round += 1) await run(together)
}

describe(where, () => {
  test('a new version against its completion: the brand completes the version that it has seen', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      const [deliverableId = ''] = deliverableIds
      const seen = expectOk(await submit(talent, deliverableId), 'first version').data.version
      const fileId = await talent.upload()
      const [sent, completed] = await together(
        () => send(deliverableId, fileId),
        () => approve(deliverableId, seen),
      )
      note('new version against completion', sent)
      expectOneWinner(sent, completed)
      const [deliverable] = (await dealOf(dealId)).deliverables
      const decisions = deliverable.submissions.map(({ decision }: { decision: string | null }) => decision)
      expect([deliverable.status, decisions]).toEqual(
        sent.status === 200 ? ['submitted', ['replaced', null]] : ['approved', ['approved']],
      )
    })
  })

  test('the last work against completion of the deal: it completes only with all work approved', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        deliverables: [aFileSpec(), aFileSpec()],
      })
      for (const id of deliverableIds) expectOk(await submit(talent, id), 'submission')
      const [first = '', last = ''] = deliverableIds
      expectOk(await approve(first), 'first approval')
      const [completed, approved] = await together(
        () => complete(dealId),
        () => approve(last),
      )
      note('completion against the last approval', completed)
      expect(approved.status).toBe(200)
      await app.settle()
      const { status, deliverables, money } = await dealOf(dealId)
      const isComplete = completed.status === 200
      if (!isComplete) expect(['work_unfinished', 'wrong_state', 'stale_version']).toContain(completed.code)
      expect([status, money.payout !== null]).toEqual([isComplete ? 'completed' : 'approved', isComplete])
      for (const { status: of } of deliverables) expect(of).toBe(isComplete ? 'completed' : 'approved')
    })
  })

  test('an extra revision against approval: approved work is never charged for one', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        revisions: 0,
        extraRevisionPrice: 6_000,
      })
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      const [bought, approved] = await together(
        () => brand.call('/brand/buyRevision', { deliverableId }),
        () => approve(deliverableId),
      )
      note('extra revision against approval', bought)
      expect(approved.status).toBe(200)
      if (bought.status === 200)
        await brand.call('/createOneTimePayment', {
          payableId: bought.data.funding.id,
          cardId: await cardId(),
        })
      await app.settle()
      const { money, deliverables } = await dealOf(dealId)
      expect([money.payment.captured, deliverables[0].status]).toEqual([120_000, 'approved'])
      if (bought.status === 200) expect((await newestChange(dealId)).status).not.toBe('accepted')
      else expect(bought.status).toBe(409)
    })
  })

  test('the payment of an extra revision against approval: it is charged or the work is approved, not both', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        revisions: 0,
        extraRevisionPrice: 6_000,
      })
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      const bought = expectOk(await brand.call('/brand/buyRevision', { deliverableId }), 'draft').data
      const paid = async () => {
        const payment = await brand.call('/createOneTimePayment', {
          payableId: bought.funding.id,
          cardId: await cardId(),
        })
        await app.settle()
        return payment
      }
      const [approved] = await together(() => approve(deliverableId), paid)
      note('approval against the payment of an extra revision', approved)
      await app.settle()
      const { money, deliverables } = await dealOf(dealId)
      const isBought = (await newestChange(dealId)).status === 'accepted'
      expect([money.payment.captured, deliverables[0].revisionsIncluded]).toEqual(
        isBought ? [126_000, 1] : [120_000, 0],
      )
    })
  })

  test('a parcel against an agreed cancellation: the money goes back once, and no parcel leaves afterwards', async () => {
    await race(fewRounds, async (together) => {
      const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
      const request = { dealId, reason: 'unwell', backBps: 10_000 }
      const asked = expectOk(await talent.call('/talent/cancellationReq', request), 'request').data
      const cancellationId = (asked.cancellation ?? asked).id
      const [shipped, agreed] = await together(
        () => brand.call('/brand/shipProduct', { dealId, ...aParcel }),
        () => brand.call('/brand/agreeCancellation', { cancellationId }),
      )
      expect([agreed.status, shipped.status]).toEqual([200, 409])
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(['cancelled', 120_000])
      expect((await shipmentOf(brand, dealId)).status).toBe('cancelled')
    })
  })
})

describe(`a request to put a post right, ${where}`, () => {
  test('a report against a check of the brand: the request ends as put right once', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableId } = await aLivePost()
      expectOk(await askCorrection(deliverableId), 'request')
      const [reported, checked] = await together(
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

  test('a check against a refusal of the same report: only one of them counts', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableId } = await aLivePost()
      expectOk(await askCorrection(deliverableId), 'request')
      expectOk(await reportCorrection(deliverableId), 'report')
      const [refused, checked] = await together(
        () => refuseCorrection(deliverableId),
        () => markChecked(deliverableId),
      )
      note('refusal against the check of the brand', refused)
      expect(checked.status).toBe(200)
      if (refused.status !== 200) expect(refused.code).toBe('no_correction')
      const refusals = refused.status === 200 ? ['correction.refuse'] : []
      expect(await correctionOf(dealId)).toEqual({
        status: 'corrected',
        moves: ['correction.request', 'correction.report', ...refusals, 'correction.confirm'],
      })
    })
  })

  test('a request against the confirmation of the post: it is confirmed before the request or not at all', async () => {
    await race(rounds, async (together) => {
      const { dealId, deliverableId } = await aLivePost()
      const [confirmed, asked] = await together(
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
    await race(rounds, async (together) => {
      const { dealId, deliverableId } = await aLivePost()
      const [asked, completed] = await together(
        () => askCorrection(deliverableId),
        () => complete(dealId),
      )
      expect([asked.status, completed.status]).toEqual([200, 200])
      await app.settle()
      const { status, money, timeline } = await dealOf(dealId)
      expect([status, money.payment.captured, money.payment.refunded]).toEqual(['completed', 120_000, 0])
      expect(timeline.filter(({ event }: { event: string }) => event === 'deal.complete')).toHaveLength(1)
      expect((await correctionOf(dealId)).status).toBe('requested')
    })
  })

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

  test('a refusal against its deadline: an operator decides, or the post counts as put right', async () => {
    const posts = await posted(fewRounds)
    for (const { deliverableId } of posts) {
      expectOk(await askCorrection(deliverableId), 'request')
      expectOk(await reportCorrection(deliverableId), 'report')
    }
    await passTime(73 * HOUR_MS)
    const [, ...refusals] = await Promise.all([
      app.runDueTimers(),
      ...posts.map(({ deliverableId }) => refuseCorrection(deliverableId)),
    ])
    await app.settle()
    for (const [index, { dealId }] of posts.entries()) {
      const isRefused = refusals[index]?.status === 200
      if (!isRefused) expect(refusals[index]?.code).toBe('no_correction')
      expect(await correctionOf(dealId)).toEqual({
        status: isRefused ? 'escalated' : 'corrected',
        moves: [
          'correction.request',
          'correction.report',
          isRefused ? 'correction.refuse' : 'correction.confirm',
        ],
      })
    }
  })
})

async function posted(count: number): Promise<{ dealId: string; deliverableId: string }[]> {
  const posts: { dealId: string; deliverableId: string }[] = []
  for (let round = 0; round < count; round += 1) posts.push(await aLivePost())
  return posts
}

let savedCard: Promise<string> | null = null

/** Returns the id of the card with which the first deal was paid. */
function cardId(): Promise<string> {
  savedCard ??= brand.call('/brand/getCards').then((cards) => expectOk(cards, 'cards').data.items[0].id)
  return savedCard
}
