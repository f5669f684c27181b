import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { presentTermsOf, proposeChange } from '../testing/change.ts'
import {
  aDealWithoutMoney,
  dealOf as dealAsSeenBy,
  finishPiece,
  milestonesOf,
} from '../testing/milestones.ts'
import { onboard, pay } from '../testing/money.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aDeal, finishWork, submit } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { cardLike } from './money/run-deal.ts'
import {
  expectOneWinner,
  fewRounds,
  inTurns,
  note,
  reportWins,
  rounds,
  together,
  where,
} from './races/runner.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Racing brand')
  talent = await newPerson(app, 'talent', 'Racing talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

interface Seen {
  id: string
  version: number
}

const named = ({ id: amendmentId, version }: Seen) => ({ amendmentId, version })
const acceptByTalent = (change: Seen) => talent.call('/talent/acceptUpdatedDeliverables', named(change))
const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const changesOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data.items

/** Creates a change with a higher price that is held and waits for the talent. */
async function aHeldChange(dealId: string): Promise<Seen> {
  const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 150_000 }))
  await pay(app, brand, draft.funding)
  return (await changesOf(dealId))[0]
}

async function race(run: (isTurned: boolean) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run(round % 2 === 1)
}

describe(where, () => {
  test('accept against withdraw: the difference is charged only if the talent won', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aDeal(brand, talent)
      const change = await aHeldChange(dealId)
      const [accepted, withdrawn] = await together(
        isTurned,
        () => acceptByTalent(change),
        () => brand.call('/brand/withdrawAmendment', named(change)),
      )
      note('accept against withdraw', accepted)
      expectOneWinner(accepted, withdrawn)
      await app.settle()
      const isAccepted = accepted.status === 200
      expect((await changesOf(dealId))[0].status).toBe(isAccepted ? 'accepted' : 'withdrawn')
      expect((await dealOf(dealId)).money.payment.captured).toBe(isAccepted ? 150_000 : 120_000)
    })
  })

  test('accept against accept: one charge', async () => {
    await race(async () => {
      const { dealId } = await aDeal(brand, talent)
      const change = await aHeldChange(dealId)
      expectOneWinner(...(await Promise.all([acceptByTalent(change), acceptByTalent(change)])))
      await app.settle()
      expect((await dealOf(dealId)).money.payment.captured).toBe(150_000)
    })
  })

  test('accept against accept of a lower price: one refund', async () => {
    await race(async () => {
      const { dealId } = await aDeal(brand, talent)
      const change = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 100_000 }))
      expectOneWinner(...(await Promise.all([acceptByTalent(change), acceptByTalent(change)])))
      await app.settle()
      expect((await dealOf(dealId)).money.payment).toMatchObject({ captured: 120_000, refunded: 20_000 })
    })
  })

  test('propose against propose: a deal has one open change', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aDeal(brand, talent)
      const terms = { ...(await presentTermsOf(brand, dealId)), revisions: 4 }
      const [one, other] = await together(
        isTurned,
        () => brand.call('/brand/editDeliverables', { dealId, terms }),
        () => talent.call('/talent/proposeAmendment', { dealId, terms }),
      )
      note('propose against propose', one)
      expectOneWinner(one, other)
      expect(await changesOf(dealId)).toHaveLength(1)
    })
  })

  test('a change against completion: the deal has the new terms, or completes with the old ones', async () => {
    await race(async (isTurned) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      await finishWork(brand, talent, deliverableIds)
      const change = await aHeldChange(dealId)
      const [accepted, completed] = await together(
        isTurned,
        () => acceptByTalent(change),
        () => brand.call('/brand/completeDeal', { dealId }),
      )
      note('a change against completion', accepted)
      expect(statusesOf(accepted, completed)).toEqual([200, 409])
      await app.settle()
      const deal = await dealOf(dealId)
      const isAccepted = accepted.status === 200
      expect([deal.status, deal.price.payerPays]).toEqual(
        isAccepted ? ['approved', 150_000] : ['completed', 120_000],
      )
      expect((await changesOf(dealId))[0].status).toBe(isAccepted ? 'accepted' : 'withdrawn')
    })
  })

  test('a lower price of a milestone against its charge: what is charged is the price that the deal has', async () => {
    const inTurn = inTurns()
    for (let round = 0; round < fewRounds; round += 1) {
      const own = await aDealWithoutMoney(app, talent, `Lowering brand ${round}`)
      const { dealId, deliverableIds } = own
      await finishPiece(app, { brand: own.brand, talent }, deliverableIds[0] ?? '')
      const change = await proposeChange(own.brand, dealId, (terms) => ({ ...terms, price: 100_000 }))
      const { funding } = (await milestonesOf(own.brand, dealId))[1]
      const cardId = await cardLike(app, own.brand, 'pm_card_mastercard')
      const [accepted, paid] = await inTurn(
        () => acceptByTalent(change),
        () => own.brand.call('/createOneTimePayment', { payableId: funding.id, cardId }),
      )
      note('a lower price against the charge of a milestone', accepted)
      expect(paid.status).toBe(200)
      if (accepted.status !== 200) expect(accepted.code).toBe('change_outdated')
      await app.settle()
      const price = accepted.status === 200 ? 100_000 : 120_000
      const { money, ...deal } = await dealAsSeenBy(own.brand, dealId)
      expect([deal.price.payerPays, money.payment.captured, money.payment.refunded]).toEqual([
        price,
        price,
        0,
      ])
      const [first, second] = await milestonesOf(own.brand, dealId)
      expect([second.status, first.price.payerPays + second.price.payerPays]).toEqual(['funded', price])
    }
  })

  test('a change against approval: approved work never changes', async () => {
    await race(async (isTurned) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      const change = await proposeChange(talent, dealId, (terms) => ({
        ...terms,
        deliverables: terms.deliverables.map((item) => ({ ...item, brief: 'In the evening' })),
      }))
      const [accepted, approved] = await together(
        isTurned,
        () => brand.call('/brand/acceptAmendment', named(change)),
        () =>
          brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve', version: 2 }),
      )
      note('a change against approval', accepted)
      expect(statusesOf(accepted, approved)).toEqual(accepted.status === 200 ? [200, 409] : [200, 422])
      const [deliverable] = (await dealOf(dealId)).deliverables
      expect([deliverable.status, deliverable.spec.brief]).toEqual(
        accepted.status === 200 ? ['submitted', 'In the evening'] : ['approved', 'Five pictures in daylight'],
      )
    })
  })
})

const statusesOf = (...answers: TestResponse[]): number[] => answers.map(({ status }) => status).toSorted()
