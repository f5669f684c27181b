import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { asOperator, injectFailure, recover, runStep } from '../../invariants/money/run-deal.ts'
import { pollProvider, reconcile } from '../../platform/provider/reconcile.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { confirmSecondFactor } from '../../testing/second-factor.ts'
import { aFinishedDeal } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Paying brand')
})
afterEach(async () => {
  await recover(app)
  await app.engine.root.execute("update provider_calls set due_at = now() where state = 'waiting'")
  await compareLedgers(app)
  await later(0)
})
afterAll(() => app.stop())

/** Creates a talent who may set bank details. */
async function aTalent(): Promise<Person> {
  const talent = await newPerson(app, 'talent', `Paid talent ${++count}`)
  await confirmSecondFactor(talent)
  return talent
}
const newest = async (talent: Person) =>
  expectOk(await talent.call('/talent/payouts', {}), 'pay-outs').data.items[0]
const bankOf = async (talent: Person) =>
  expectOk(await talent.call('/talent/fetchBankAccount', {}), 'bank').data
const transferCount = async () =>
  Number(
    (await app.engine.root.execute("select count(*)::int as n from journals where kind = 'transferred'"))
      .rows[0]?.n,
  )

async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
}
const accountOf = async (talent: Person): Promise<string> => {
  const { rows } = await app.engine.root.execute(`select account_ref from payees where id = '${talent.id}'`)
  return String(rows[0]?.account_ref)
}
/** Sends a bank account to the provider as its page does, and returns the token that we receive. */
async function bankToken(number: string): Promise<string> {
  const { url, publishableKey } = app.sandbox
  const form = {
    'bank_account[country]': 'GB',
    'bank_account[currency]': 'gbp',
    'bank_account[account_holder_name]': 'Paid Talent',
    'bank_account[routing_number]': '108800',
    'bank_account[account_number]': number,
  }
  const headers = {
    authorization: `Bearer ${publishableKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await fetch(`${url}/v1/tokens`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form).toString(),
  })
  if (!answer.ok) return 'btok_refused'
  const { id } = Object(await answer.json())
  return String(id)
}

describe('a talent without bank details', () => {
  test('sees why their share waits, and is paid as soon as possible', async () => {
    const talent = await aTalent()
    const { dealId } = await aFinishedDeal(brand, talent)
    expect(await newest(talent)).toMatchObject({
      dealId,
      status: 'on_hold',
      amount: 80_000,
      reason: 'We need your bank details first.',
    })
    await onboard(app, talent)
    expect(await newest(talent)).toMatchObject({ status: 'in_transit', reason: null })
  })

  test('is paid after the provider’s webhook alone, without returning to our page', async () => {
    const talent = await aTalent()
    await aFinishedDeal(brand, talent)
    expectOk(await talent.call('/talent/addBankAccount', {}), 'bank account')
    await runStep(app, `accounts/${await accountOf(talent)}/onboard`)
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'in_transit' })
  })
})

describe('a payout', () => {
  test('waits while the provider requires more details, and is sent afterwards', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    await runStep(app, `accounts/${await accountOf(talent)}/restrict`)
    await app.settle()
    const { dealId } = await aFinishedDeal(brand, talent)
    expect(await newest(talent)).toMatchObject({
      dealId,
      status: 'on_hold',
      reason: expect.stringMatching(/more details/),
    })
    await runStep(app, `accounts/${await accountOf(talent)}/onboard`)
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'in_transit' })
  })

  test('stays owed when the talent revokes the provider’s access', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    await runStep(app, `accounts/${await accountOf(talent)}/deauthorize`)
    await app.settle()
    await aFinishedDeal(brand, talent)
    expect(await newest(talent)).toMatchObject({ status: 'on_hold', amount: 80_000 })
  })

  test('waits when the provider rejects it before reporting a restriction, and is sent once later', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    await runStep(app, `accounts/${await accountOf(talent)}/restrict`)
    app.sandbox.takeDeliveries()
    await aFinishedDeal(brand, talent)
    expect(await newest(talent)).toMatchObject({ status: 'on_hold', amount: 80_000 })
    const before = await transferCount()
    await runStep(app, `accounts/${await accountOf(talent)}/onboard`)
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'in_transit' })
    expect((await transferCount()) - before).toBe(1)
  })

  test('is sent once when the provider’s answer is lost', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    const before = await transferCount()
    await injectFailure(app, 'POST /v1/transfers', 'cut_after', 3)
    await aFinishedDeal(brand, talent)
    await app.engine.root.execute("update provider_calls set due_at = now() where state = 'waiting'")
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'in_transit' })
    expect((await transferCount()) - before).toBe(1)
  })

  test('is sent once when the answer is lost and the provider has forgotten our key', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    const before = (await asOperator(app, 'transfers?limit=100')).data.length
    await injectFailure(app, 'POST /v1/transfers', 'cut_after', 3)
    await aFinishedDeal(brand, talent)
    await app.sandbox.clock.advance(2 * DAY_MS)
    await app.engine.root.execute("update provider_calls set due_at = now() where state = 'waiting'")
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'in_transit' })
    expect((await asOperator(app, 'transfers?limit=100')).data.length - before).toBe(1)
  })

  test('comes with a statement when it reaches the bank', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    await aFinishedDeal(brand, talent)
    await app.sandbox.clock.advance(8 * DAY_MS)
    await app.settle()
    expect(await newest(talent)).toMatchObject({
      status: 'paid',
      statementUrl: expect.stringContaining('/documents/'),
    })
  })

  test('whose arrival is not reported is found by polling', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    await aFinishedDeal(brand, talent)
    await app.sandbox.clock.advance(8 * DAY_MS)
    app.sandbox.takeDeliveries()
    await reconcile()
    await app.engine.root.execute(
      `update payouts set updated_at = now() - interval '4 days' where payee_id = '${talent.id}'`,
    )
    await pollProvider()
    expect(await newest(talent)).toMatchObject({ status: 'paid' })
  })
})

describe('a bank account', () => {
  test('whose bank returns the money leaves it in the talent’s account for their next bank', async () => {
    const talent = await aTalent()
    expectOk(
      await talent.call('/talent/addBankAccount', { bankToken: await bankToken('11111113') }),
      'bank account',
    )
    await runStep(app, `accounts/${await accountOf(talent)}/onboard`, { bank: false })
    await app.settle()
    await aFinishedDeal(brand, talent)
    await app.sandbox.clock.advance(8 * DAY_MS)
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'failed', amount: 80_000 })
    const { rows } = await app.engine.root.execute(
      `select return_reason from payouts where payee_id = '${talent.id}'`,
    )
    expect(rows).toEqual([{ return_reason: 'The bank account has been closed.' }])
    expectOk(
      await talent.call('/talent/addBankAccount', { bankToken: await bankToken('00012345') }),
      'bank account',
    )
    await app.sandbox.clock.advance(16 * DAY_MS)
    await app.settle()
    expect(await newest(talent)).toMatchObject({ status: 'paid', amount: 80_000 })
  })

  test('that does not exist is rejected at once', async () => {
    const talent = await aTalent()
    const answer = await talent.call('/talent/addBankAccount', { bankToken: await bankToken('99999999') })
    expect([answer.status, answer.code]).toEqual([422, 'bank_account_refused'])
  })

  test('that was changed receives nothing for 72 hours; the talent sees why, and then it is paid', async () => {
    const talent = await aTalent()
    await onboard(app, talent)
    expectOk(
      await talent.call('/talent/addBankAccount', { bankToken: await bankToken('00054321') }),
      'bank account',
    )
    await app.settle()
    expect((await bankOf(talent)).waitsUntil).toBeTruthy()
    await aFinishedDeal(brand, talent)
    expect(await newest(talent)).toMatchObject({
      status: 'on_hold',
      reason: expect.stringMatching(/72 hours/),
    })
    await later(71 * HOUR_MS)
    const still = await signInAgain(app, talent)
    expect(await newest(still)).toMatchObject({ status: 'on_hold' })
    await later(73 * HOUR_MS)
    expect(await newest(await signInAgain(app, still))).toMatchObject({ status: 'in_transit' })
  })
})

test('a talent never sees a whole bank account number, not even their own', async () => {
  const talent = await aTalent()
  expectOk(
    await talent.call('/talent/addBankAccount', { bankToken: await bankToken('00054321') }),
    'bank account',
  )
  const response = JSON.stringify(await bankOf(talent))
  expect(response).toContain('4321')
  expect(response).not.toContain('00054321')
  expect(response).not.toContain('108800')
})

test('deals in pounds, euros and dollars pay their talents in that currency', async () => {
  const talent = await aTalent()
  await onboard(app, talent)
  for (const currency of ['GBP', 'EUR', 'USD']) {
    const campaign = { currency }
    const { dealId } = await aFinishedDeal(brand, talent, campaign)
    expect(await newest(talent)).toMatchObject({
      dealId,
      currency,
      amount: currency === 'GBP' ? 80_000 : 96_000,
    })
  }
})
