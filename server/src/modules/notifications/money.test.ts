import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHeldOffer, cardLike, intentOf, moneyOf, refund, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../testing/money.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { aDeal, aFinishedDeal, finishWork, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Notified brand')
})
afterAll(() => app.stop())

const aTalent = () => newPerson(app, 'talent', `Notified talent ${++count}`)
const paymentOf = async (offerId: string) => (await moneyOf(brand, offerId)).payments.at(-1)

async function settledRefund(offerId: string, amount: number): Promise<void> {
  await refund((await paymentOf(offerId)).id, amount, `${offerId} ${amount}`)
  await app.settle()
}

/** Disputes an amount of a charge; `decide` decides the dispute. */
async function dispute(offerId: string, amount: number) {
  const charge = (await intentOf(app, (await paymentOf(offerId)).id)).latest_charge
  const { id } = await runStep(app, 'disputes', { charge, amount })
  await app.settle()
  return async (how: 'win' | 'lose') => {
    await runStep(app, `disputes/${id}/${how}`)
    await app.settle()
  }
}

describe('a refund', () => {
  test('tells the brand the amount and the reason, and the talent what is left', async () => {
    const talent = await aTalent()
    const { offerId } = await aDeal(brand, talent)
    await settledRefund(offerId, 60_000)
    expect(await emailSubjects(app, brand)).toContain(
      `£600 of your payment for Notified talent ${count} is refunded to your card. Reason: Agreed between both sides`,
    )
    expect(await emailSubjects(app, talent)).toContain(
      'Notified brand was refunded a part of the payment for your deal. £400 is left to earn',
    )
  })

  test('after the payout tells the talent what was taken back, owed and deducted', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    const first = await aFinishedDeal(brand, talent)
    await settledRefund(first.offerId, 30_000)
    expect(await emailSubjects(app, talent)).toContainEqual(
      expect.stringMatching(/^£200 of your earnings for .* was taken back/),
    )
    await app.sandbox.clock.advance(8 * DAY_MS)
    await app.settle()
    await settledRefund(first.offerId, 60_000)
    expect(await emailSubjects(app, talent)).toContainEqual(
      expect.stringMatching(/^You owe £400 of your earnings .* We deduct it from your next payouts/),
    )
    await aFinishedDeal(brand, talent)
    expect(await emailSubjects(app, talent)).toContainEqual(
      expect.stringMatching(/^£400 was deducted from your earnings for .*, for an earlier refund/),
    )
    await app.sandbox.clock.set(0)
  })

  test('that fails for an erased brand sends no email to the erased address', async () => {
    const talent = await aTalent()
    const leaving = await newPerson(app, 'brand', 'Leaving brand')
    const card = await cardLike(app, leaving, 'pm_card_refundFail')
    const { offerId, payment } = await aHeldOffer(app, leaving, talent, {}, card)
    expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
    await app.settle()
    await refund(payment.id, 120_000, offerId)
    await app.settle()
    const { campaign } = expectOk(await leaving.call('/brand/getOfferDetails', { offerId }), 'offer').data
    const ending = { campaignId: campaign.id, event: 'cancel' }
    expectOk(await leaving.call('/campaign/updateStatus', ending), 'cancelled campaign')
    expectOk(await leaving.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
    await app.sandbox.clock.advance(2 * DAY_MS)
    await app.settle()
    const { rows } = await app.engine.root.execute(
      `select status from refunds where payment_id = '${payment.id}'`,
    )
    expect(rows).toEqual([{ status: 'failed' }])
    await app.sandbox.clock.set(0)
    expect((await app.emails()).filter(({ to }) => to.endsWith('erased.invalid'))).toEqual([])
  })
})

describe('a dispute', () => {
  test('tells both sides when it opens and when it is won', async () => {
    const talent = await aTalent()
    const { offerId } = await aDeal(brand, talent)
    const decide = await dispute(offerId, 120_000)
    expect(await emailSubjects(app, brand)).toContainEqual(
      expect.stringContaining(
        `has opened a dispute over £1,200 of your payment for Notified talent ${count}`,
      ),
    )
    expect(await emailSubjects(app, talent)).toContainEqual(
      expect.stringContaining('The bank of Notified brand disputes the payment for your deal'),
    )
    await decide('win')
    expect(await emailSubjects(app, brand)).toContainEqual(
      expect.stringMatching(/^The dispute over £1,200 .* is closed. The payment stands/),
    )
    expect(await emailSubjects(app, talent)).toContain(
      'The dispute by the bank of Notified brand is closed. The payment for your deal stands',
    )
  })

  test('that is lost in part tells both sides what is left', async () => {
    const talent = await aTalent()
    const { offerId } = await aDeal(brand, talent)
    const decide = await dispute(offerId, 60_000)
    await decide('lose')
    expect(await emailSubjects(app, brand)).toContain(
      `Your card’s bank has taken back £600 of your payment for Notified talent ${count}`,
    )
    expect(await emailSubjects(app, talent)).toContain(
      'The bank of Notified brand has taken back a part of the payment for your deal. £400 is left to earn',
    )
  })
})

test('a brand that does not respond is notified that work was approved and the deal was paid out', async () => {
  const talent = await aTalent()
  const { deliverableIds } = await aDeal(brand, talent)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
  await app.passTime(5 * DAY_MS + 60_000)
  brand = await signInAgain(app, brand)
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(/ was approved automatically, because you had not answered in time$/),
  )
  await app.passTime(9 * DAY_MS)
  expect(await emailSubjects(app, brand)).toContain(
    `Your deal with Notified talent ${count} was completed automatically on its payout date. Your payment of £1,200 is paid out`,
  )
  await app.passTime(0)
  brand = await signInAgain(app, brand)
})

test('a brand that approves and completes itself gets no email about its own action', async () => {
  const talent = await aTalent()
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  await finishWork(brand, talent, deliverableIds)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  const about = (await emailSubjects(app, brand)).filter((subject) => subject.includes(`talent ${count}`))
  expect(about.filter((subject) => subject.includes('automatically'))).toEqual([])
})

test('a talent whose account the provider stops after a transfer reads what to do', async () => {
  const talent = await aTalent()
  await onboard(app, talent)
  await aFinishedDeal(brand, talent)
  const { rows } = await app.engine.root.execute(`select account_ref from payees where id = '${talent.id}'`)
  await runStep(app, `accounts/${rows[0]?.account_ref}/restrict`)
  expect(await emailSubjects(app, talent)).toContainEqual(
    expect.stringMatching(/^The payment provider has stopped payouts to you/),
  )
})
