import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk } from '../testing/person.ts'
import { someTerms } from '../testing/terms.ts'
import { anOffer } from '../testing/work.ts'
import { expectOneWinner, note, reportWins, rounds, together, where } from './races/runner.ts'

let app: TestApp
let pair: Pair
beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Race')
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

describe(where, () => {
  test('accept against cancel: one wins, and a deal exists only if the talent did', async () => {
    await race(async (offerId, isTurned) => {
      const [accepted, cancelled] = await together(
        isTurned,
        () => accept(offerId),
        () => pair.brand.call('/brand/cancel-offer', { offerId }),
      )
      note('accept against cancel', accepted)
      expectOneWinner(accepted, cancelled)
      await app.settle()
      const offer = await loadOffer(offerId)
      expect(offer.status).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn')
      expect(offer.dealId !== null).toBe(accepted.status === 200)
    })
  })

  test('accept against edit: the deal has the terms that the talent accepted', async () => {
    await race(async (offerId, isTurned) => {
      const edit = () =>
        pair.brand.call('/brand/edit-offer', { offerId, versionNo: 1, terms: someTerms({ price: 50_000 }) })
      const [accepted, edited] = await together(isTurned, () => accept(offerId), edit)
      note('accept against edit', accepted)
      expectOneWinner(accepted, edited)
      await app.settle()
      const offer = await loadOffer(offerId)
      expect([offer.status, offer.versionNo]).toEqual(
        accepted.status === 200 ? ['accepted', 1] : ['pending_talent', 2],
      )
      if (accepted.status === 200) expect(offer.price.payerPays).toBe(120_000)
    })
  })

  test('counter against counter: two screens of a talent create one version', async () => {
    await race(async (offerId) => {
      const counter = (price: number) =>
        pair.talent.call('/talent/counter-offer', { offerId, versionNo: 1, terms: someTerms({ price }) })
      const answers = await Promise.all([counter(130_000), counter(140_000)])
      expectOneWinner(...answers)
      const offer = await loadOffer(offerId)
      expect([offer.status, offer.versionNo, offer.versions.length]).toEqual(['pending_brand', 2, 2])
    })
  })

  test('accept against accept: one deal', async () => {
    await race(async (offerId) => {
      const before = await countDeals()
      expectOneWinner(...(await Promise.all([accept(offerId), accept(offerId)])))
      await app.settle()
      expect((await loadOffer(offerId)).status).toBe('accepted')
      expect(await countDeals()).toBe(before + 1)
    })
  })

  test('the same request twice under one idempotency key returns the same response twice', async () => {
    await race(async (offerId) => {
      const before = await countDeals()
      const key = `accept-${offerId}`
      const again = () => pair.talent.call('/talent/accept-offer', { offerId, versionNo: 1 }, { key })
      const [first, second] = await Promise.all([again(), again()])
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.data).toEqual(first.data)
      await app.settle()
      expect(await countDeals()).toBe(before + 1)
    })
  })
})

/** Runs the race on a new offer each round; every second round swaps the order. */
async function race(run: (offerId: string, isTurned: boolean) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await run(await anOffer(pair.brand, pair.talent), round % 2 === 1)
}

function accept(offerId: string): Promise<TestResponse> {
  return pair.talent.call('/talent/accept-offer', { offerId, versionNo: 1 })
}

async function loadOffer(offerId: string): Promise<TestResponse['data']> {
  return expectOk(await pair.brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
}

async function countDeals(): Promise<number> {
  const { rows } = await app.engine.root.execute('select count(*)::int as count from deals')
  return Number(rows[0]?.count)
}
