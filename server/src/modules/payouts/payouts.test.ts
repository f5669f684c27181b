import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../proofs/market/money.ts'
import { newPerson, sure } from '../../proofs/market/person.ts'
import { aFinishedDeal } from '../../proofs/market/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Bank details become a token, as the provider's script in a browser makes it. */
async function tokenOf(accountNumber: string): Promise<string> {
  const answer = await fetch(`${app.sandbox.url}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.sandbox.secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      'bank_account[country]': 'GB',
      'bank_account[currency]': 'gbp',
      'bank_account[account_holder_name]': 'Maya Lindqvist',
      'bank_account[routing_number]': '200000',
      'bank_account[account_number]': accountNumber,
    }),
  })
  return String(Object(await answer.json()).id)
}

test('A talent who changes bank sees the new one, waits 72 hours and gets a mail about it', async () => {
  const talent = await newPerson(app, 'talent', 'Bank talent')
  await onboard(app, talent)
  expect(sure(await talent.ask('/talent/fetchBankAccount'), 'bank').data).toMatchObject({ status: 'active', waitsUntil: null })
  const changed = sure(await talent.ask('/talent/addBankAccount', { bankToken: await tokenOf('55779911') }), 'change').data
  expect(changed).toMatchObject({ status: 'active', bank: { last4: '9911', holderName: 'Maya Lindqvist' }, onboardingUrl: null })
  expect(new Date(changed.waitsUntil).getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000)
  await app.settle()
  const letters = (await app.mails()).filter(({ to, subject }) => to === talent.email && subject === 'Your bank details changed')
  expect(letters.map(({ text }) => /ending \d{4}/.exec(text)?.[0])).toEqual(['ending 9911'])
})

test('A talent reads on which day their bank is expected to have the money, before it has', async () => {
  const [brand, talent] = [await newPerson(app, 'brand', 'Paying brand'), await newPerson(app, 'talent', 'Waiting talent')]
  await onboard(app, talent)
  await aFinishedDeal(brand, talent)
  const newest = async () => sure(await talent.ask('/talent/payouts', {}), 'pay-outs').data.items[0]
  expect(await newest()).toMatchObject({ status: 'in_transit', arrivesBy: null })
  for (let days = 0; days < 9 && (await newest()).arrivesBy === null; days += 1) {
    await app.sandbox.clock.advance(86_400_000)
    await app.settle()
  }
  expect(await newest()).toMatchObject({ status: 'in_transit', arrivesBy: expect.any(String) })
  await app.sandbox.clock.advance(2 * 86_400_000)
  await app.settle()
  expect((await newest()).status).toBe('paid')
})

test('Bank details that the provider refuses change nothing', async () => {
  const talent = await newPerson(app, 'talent', 'Mistaken talent')
  await onboard(app, talent)
  expect((await talent.ask('/talent/addBankAccount', { bankToken: 'btok_unknown' })).code).toBe('bank_account_refused')
  expect(sure(await talent.ask('/talent/fetchBankAccount'), 'bank').data).toMatchObject({ bank: { last4: '2345' }, waitsUntil: null })
})
