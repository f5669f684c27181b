import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { someTerms } from '../testing/terms.ts'
import { aCampaign, anApplication, anOffer } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import {
  expectBothOrders,
  fewRounds,
  inTurns,
  isEventBefore,
  note,
  reportWins,
  where,
} from './races/runner.ts'

let app: TestApp
let operator: Operator
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(async () => {
  reportWins()
  await compareLedgers(app)
  await app.stop()
})

async function aPair(): Promise<{ brand: Person; talent: Person }> {
  made += 1
  return {
    brand: await newPerson(app, 'brand', `Racing brand ${made}`),
    talent: await newPerson(app, 'talent', `Racing talent ${made}`),
  }
}
const suspend = ({ id: userId }: Person) =>
  operator.call('/superAdmin/suspendUser', {
    userId,
    reasonCode: 'fraud',
    explanation: 'We look into what happened.',
    reason: 'Seen by us',
  })
const restore = ({ id: userId }: Person) =>
  operator.call('/superAdmin/restoreUser', { userId, reason: 'All clear' })
type Race = ReturnType<typeof inTurns>

async function race(title: string, run: (race: Race) => Promise<void>): Promise<void> {
  const each = inTurns()
  for (let round = 0; round < fewRounds; round += 1) await run(each)
  expectBothOrders(title)
}

/** An acceptance against the suspension of a side: the deal is paused, or there is none and the offer has ended. */
async function acceptAgainstSuspension(title: string, whose: 'brand' | 'talent'): Promise<void> {
  await race(title, async (send) => {
    const pair = await aPair()
    const { brand, talent } = pair
    const offerId = await anOffer(brand, talent)
    const [accepted, suspended] = await send(
      () => talent.call('/talent/accept-offer', { offerId, versionNo: 1 }),
      async () => {
        const done = await suspend(pair[whose])
        // The handlers after the commit end offers and pause deals, beside the acceptance.
        await app.settle()
        return done
      },
    )
    note(title, accepted)
    expect(suspended.status, 'the suspension never loses').toBe(200)
    expect([200, 401, 409, 422]).toContain(accepted.status)
    if (accepted.status === 200)
      expect(
        await isEventBefore({ name: 'offer.agreed', offerId }, { name: 'account.suspended' }),
        'nothing is accepted across a suspension',
      ).toBe(true)
    await app.settle()
    const { rows } = await app.engine.root.execute(
      `select o.status as offer, d.status as deal, c.reason as cause, p.status as payment
       from offers o left join deals d on d.offer_id = o.id
         left join cancellations c on c.deal_id = d.id
         left join payables y on y.subject_id = o.id left join payments p on p.payable_id = y.id
       where o.id = '${offerId}'`,
    )
    expect(rows, `${accepted.status}`).toEqual([
      accepted.status === 200
        ? { offer: 'accepted', deal: 'cancellation_requested', cause: 'suspended', payment: 'captured' }
        : { offer: 'withdrawn', deal: null, cause: null, payment: 'voided' },
    ])
    expectOk(await restore(pair[whose]), 'restoration')
    await app.settle()
  })
}

describe(where, () => {
  test('an acceptance against the suspension of the talent: a paused deal, or none', () =>
    acceptAgainstSuspension('acceptance against suspension of the talent', 'talent'))

  test('an acceptance against the suspension of the brand: a paused deal, or none', () =>
    acceptAgainstSuspension('acceptance against suspension of the brand', 'brand'))

  test('a new offer against a block: nothing between the two stays open', async () => {
    await race('offer against block', async (send) => {
      const { brand, talent } = await aPair()
      const campaignId = await aCampaign(brand)
      const applicationId = await anApplication(talent, campaignId)
      const [sent, blocked] = await send(
        () =>
          brand.call('/brand/send-offer', {
            campaignId,
            talentId: talent.id,
            applicationId,
            terms: someTerms(),
          }),
        () => talent.call('/user/block', { blockedId: brand.id }),
      )
      note('offer against block', sent)
      expect(blocked.status, 'the block never loses').toBe(200)
      expect([200, 403, 404, 409, 422]).toContain(sent.status)
      await app.settle()
      const { rows } = await app.engine.root.execute(
        `select a.status as application,
           (select count(*)::int from offers o where o.talent_id = a.talent_id
             and o.status not in ('withdrawn', 'declined', 'expired', 'discarded')) as open
         from applications a where a.id = '${applicationId}'`,
      )
      expect(rows[0]?.open).toBe(0)
      expect(['closed', 'withdrawn', 'declined']).toContain(rows[0]?.application)
      const again = await brand.call('/brand/send-offer', {
        campaignId,
        talentId: talent.id,
        terms: someTerms(),
      })
      expect(again.status, 'after both').not.toBe(200)
    })
  })
})
