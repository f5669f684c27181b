import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { performDueCalls } from '../platform/provider/provider-calls.ts'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { runDueTimers } from '../platform/timers/timers.ts'
import { onboard, openPlanPage, pay, payPlanPage } from '../testing/money.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aPitch, someTerms } from '../testing/terms.ts'
import { aCampaign, aDeal, aFinishedDeal, finishWork } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { aDraftOffer, aHeldOffer, asOperator, cardLike, moneyOf, refund, runStep } from './money/run-deal.ts'

/** How often each race is run: 20 by default, 200 in the full run. */
const rounds = Number(process.env.MONEY_RACES ?? 20)

let app: TestApp
let brand: Person
let talent: Person
const outcomesByTitle = new Map<string, Map<string, number>>()
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Money race')
  talent = await newPerson(app, 'talent', 'Money racer')
  await onboard(app, talent)
})
afterEach(() => compareLedgers(app))
afterAll(async () => {
  for (const [title, ends] of outcomesByTitle)
    console.log(`${title}: ${[...ends].map(([end, times]) => `${times} ${end}`).join(', ')}`)
  await app.stop()
})

const accept = (offerId: string) => talent.call('/talent/accept-offer', { offerId, versionNo: 1 })
const paymentOf = async (offerId: string) => (await moneyOf(brand, offerId)).payments.at(-1)

async function race(run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run(round)
}

/** Starts both, alternating the order and delaying one by some milliseconds, so that each wins sometimes. */
async function together(
  round: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<void> {
  const [early, late] = round % 2 === 0 ? [one, other] : [other, one]
  await Promise.all([early(), pause((Math.floor(round / 2) % 5) * 20).then(late)])
  await app.settle()
}

/** Records how a race ended, so that a race with only one outcome is noticed. */
function note(title: string, end: string): void {
  const ends = outcomesByTitle.get(title) ?? new Map<string, number>()
  outcomesByTitle.set(title, ends.set(end, (ends.get(end) ?? 0) + 1))
}

describe(`${rounds} times on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`, () => {
  test('paying in two tabs creates one hold', async () => {
    await race(async () => {
      const { offerId, payable } = await aDraftOffer(brand, talent)
      const cardId = await cardLike(app, brand, 'pm_card_visa')
      const held = await Promise.all([pay(app, brand, payable, cardId), pay(app, brand, payable, cardId)])
      expect(new Set(held.map((payment) => payment.id)).size).toBe(1)
      expect((await moneyOf(brand, offerId)).payments).toHaveLength(1)
    })
  })

  test('a charge by the brand and one by the job make one charge', async () => {
    await race(async (round) => {
      const { offerId, payable } = await aHeldOffer(app, brand, talent)
      expectOk(await accept(offerId), 'acceptance')
      const capture = () => brand.call('/stripe/capturePayment', { payableId: payable.id })
      await together(round, () => Promise.all([capture(), capture()]), performDueCalls)
      expect(await paymentOf(offerId)).toMatchObject({ status: 'captured', captured: 120_000 })
      expect(await chargedTimes(offerId)).toBe(1)
    })
  })

  test('a refund concurrent with the charge returns at most the charged amount', async () => {
    await race(async (round) => {
      const { offerId, payment } = await aHeldOffer(app, brand, talent)
      expectOk(await accept(offerId), 'acceptance')
      const giveBack = () =>
        refund(payment.id, 120_000, `race ${offerId}`).then(
          () => 'refunded',
          () => 'refused',
        )
      let end = ''
      await together(round, performDueCalls, async () => (end = await giveBack()))
      const { captured, refunded } = await paymentOf(offerId)
      expect([captured, refunded]).toEqual([120_000, end === 'refunded' ? 120_000 : 0])
      note('charge against refund', end)
    })
  })

  test('of two refunds of more than half, one succeeds', async () => {
    await race(async (round) => {
      const { offerId } = await aDeal(brand, talent)
      const { id } = await paymentOf(offerId)
      const giveBack = (key: string) => () => refund(id, 70_000, `${key} ${offerId}`).catch(() => null)
      await together(round, giveBack('one'), giveBack('other'))
      expect((await paymentOf(offerId)).refunded).toBe(70_000)
    })
  })

  test('the end of a hold concurrent with the charge: the deal opens or the hold is released, never both', async () => {
    await race(async (round) => {
      const { offerId, payment } = await aHeldOffer(app, brand, talent)
      await app.engine.root.execute(`update timers set fires_at = now() where subject_id = '${payment.id}'`)
      await together(
        round,
        () => accept(offerId),
        () => runDueTimers(),
      )
      const money = await moneyOf(brand, offerId)
      const { status, captured, refunded } = money.payments.at(-1)
      expect(['captured', 'voided', 'refunded']).toContain(status)
      if (status !== 'captured') expect(captured - refunded).toBe(0)
      note('charge against the end of the hold', status)
    })
  })

  test('cancelling concurrent with the charge leaves a paid deal or a full release', async () => {
    await race(async (round) => {
      const { offerId } = await aHeldOffer(app, brand, talent)
      expectOk(await accept(offerId), 'acceptance')
      await together(round, performDueCalls, () => brand.call('/brand/cancel-offer', { offerId }))
      const { status, dealId } = expectOk(
        await brand.call('/brand/getOfferDetails', { offerId }),
        'offer',
      ).data
      const { captured, refunded } = await paymentOf(offerId)
      expect([status, captured - refunded]).toEqual(dealId ? ['accepted', 120_000] : ['withdrawn', 0])
      note('cancel against charge', status)
    })
  })

  test('completing twice pays the talent once', async () => {
    await race(async (round) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      await finishWork(brand, talent, deliverableIds)
      const complete = () => brand.call('/brand/completeDeal', { dealId })
      await together(round, complete, complete)
      expect(await transfersFor(dealId)).toBe(1)
    })
  })

  test('a payout request concurrent with the payout job sends one payout', async () => {
    await race(async () => {
      const late = await newPerson(app, 'talent', `Racer ${Math.random()}`)
      const { dealId } = await aFinishedDeal(brand, late)
      await Promise.all([onboard(app, late), app.settle(), performDueCalls()])
      await app.settle()
      expect(await transfersFor(dealId)).toBe(1)
    })
  })

  test('completing concurrent with a dispute: the payout is sent or held, and every penny is accounted for', async () => {
    await race(async (round) => {
      const { dealId, deliverableIds, offerId } = await aDeal(brand, talent)
      await finishWork(brand, talent, deliverableIds)
      const { rows } = await app.engine.root.execute(
        `select charge_ref from payments p join payables b on b.id = p.payable_id where b.subject_id = '${offerId}'`,
      )
      const { id } = await runStep(app, 'disputes', { charge: String(rows[0]?.charge_ref) })
      await together(
        round,
        () => brand.call('/brand/completeDeal', { dealId }),
        () => app.settle(),
      )
      note('completion against dispute', (await transfersFor(dealId)) === 1 ? 'sent' : 'held')
      await runStep(app, `disputes/${id}/${round % 3 === 0 ? 'lose' : 'win'}`)
      await app.settle()
      expect(await transfersFor(dealId)).toBeLessThanOrEqual(1)
      if (round % 3 !== 0) expect(await transfersFor(dealId)).toBe(1)
    })
  })

  test('completing concurrent with a new bank account: an unsent payout waits 72 hours', async () => {
    await race(async (round) => {
      const mover = await newPerson(app, 'talent', `Mover ${Math.random()}`)
      await onboard(app, mover)
      const { dealId, deliverableIds } = await aDeal(brand, mover)
      await finishWork(brand, mover, deliverableIds)
      const bankToken = await newBank(`000${10_000 + round}`)
      await together(
        round,
        () => brand.call('/brand/completeDeal', { dealId }),
        () => mover.call('/talent/addBankAccount', { bankToken }),
      )
      const { status, reason } = expectOk(await mover.call('/talent/payouts', {}), 'pay-outs').data.items[0]
      if (status === 'on_hold') expect(reason).toMatch(/72 hours/)
      else expect(status).toBe('in_transit')
      note('completion against a new bank', status)
    })
  })

  test('a single-use code is redeemed by one of three brands', async () => {
    const { id: coupon } = await asOperator(app, 'coupons', {
      percent_off: '50',
      duration: 'once',
      max_redemptions: '1',
    })
    const brands = await Promise.all(
      [1, 2, 3].map((number) => newPerson(app, 'brand', `Coupon racer ${number}`)),
    )
    const pages = await Promise.all(brands.map((one) => openPlanPage(one, { coupon })))
    await Promise.all(pages.map((page) => payPlanPage(app, page)))
    await app.settle()
    const taken = await asOperator(app, `coupons/${coupon}`)
    expect(taken.times_redeemed).toBe(1)
  })

  test('two talents accept for a campaign’s last place: one deal, one charge', async () => {
    const other = await newPerson(app, 'talent', 'Last place racer')
    await race(async (round) => {
      const campaignId = await aCampaign(brand, { places: 1 })
      const offers: { who: Person; offerId: string }[] = []
      for (const who of [talent, other]) {
        const applied = expectOk(
          await who.call('/talent/apply', { campaignId, ...aPitch() }),
          'application',
        ).data
        const asked = { campaignId, talentId: who.id, applicationId: applied.id, terms: someTerms() }
        const sent = expectOk(await brand.call('/brand/send-offer', asked), 'offer').data
        await pay(app, brand, sent.payable, await cardLike(app, brand, 'pm_card_visa'))
        offers.push({ who, offerId: sent.offer.id })
      }
      const take = ({ who, offerId }: { who: Person; offerId: string }) =>
        who.call('/talent/accept-offer', { offerId, versionNo: 1 })
      let answers: TestResponse[] = []
      await together(round, async () => (answers = await Promise.all(offers.map(take))), performDueCalls)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const captured = await Promise.all(
        offers.map(async ({ offerId }) => (await paymentOf(offerId)).captured),
      )
      expect(captured.toSorted()).toEqual([0, 120_000])
    })
  })
})

async function chargedTimes(offerId: string): Promise<number> {
  const { id } = await moneyOf(brand, offerId)
  const { rows } = await app.engine.root.execute(
    `select count(*)::int as n from journals where kind = 'captured' and subject = '${id}'`,
  )
  return Number(rows[0]?.n)
}

/** Returns how many transfers the provider made for a deal. */
async function transfersFor(dealId: string): Promise<number> {
  const { rows } = await app.engine.root.execute(
    `select id, payable_id from payouts where subject_id = '${dealId}'`,
  )
  if (!rows[0]) return 0
  return (await asOperator(app, `transfers?transfer_group=payable_${rows[0].payable_id}`)).data.length
}

async function newBank(number: string): Promise<string> {
  const account = {
    country: 'GB',
    currency: 'gbp',
    account_holder_name: 'Mover',
    routing_number: '108800',
    account_number: number,
  }
  const form = Object.fromEntries(
    Object.entries(account).map(([field, value]) => [`bank_account[${field}]`, value]),
  )
  return (await asOperator(app, 'tokens', form)).id
}
