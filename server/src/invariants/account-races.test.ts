import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { someTerms } from '../testing/terms.ts'
import { aCampaign, anApplication, anOffer } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { fewRounds, note, reportWins, where } from './races/runner.ts'

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
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts one call up to 15 ms after the other, or up to `lead` ms before it, differently in each round, so that both orders occur. */
async function staggered<A, B>(
  round: number,
  lead: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  const shift = ((round * 7) % (lead + 16)) - 15
  return Promise.all([after(Math.max(0, shift)).then(one), after(Math.max(0, -shift)).then(other)])
}

async function race(run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < fewRounds; round += 1) await run(round)
}

/** An acceptance against the suspension of a side: the deal is paused, or there is none and the offer has ended. */
async function acceptAgainstSuspension(title: string, whose: 'brand' | 'talent'): Promise<void> {
  await race(async (round) => {
    const pair = await aPair()
    const { brand, talent } = pair
    const offerId = await anOffer(brand, talent)
    const [accepted, suspended] = await staggered(
      round,
      whose === 'brand' ? 90 : 15,
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
    expect([200, 401, 403, 404, 409]).toContain(accepted.status)
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
    await race(async (round) => {
      const { brand, talent } = await aPair()
      const campaignId = await aCampaign(brand)
      const applicationId = await anApplication(talent, campaignId)
      const [sent, blocked] = await staggered(
        round,
        15,
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
