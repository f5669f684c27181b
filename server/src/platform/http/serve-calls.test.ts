import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await startTestApp()
}, 60_000)
afterAll(() => house?.stop())

test('signs a brand up and in', async () => {
  const up = await house.call('/brand/signup', { email: 'ada@brand.test', password: 'a long enough phrase', companyName: 'Ada', termsAccepted: true, isAdult: true })
  console.log(up)
  console.log(await house.mails())
  console.log(await house.call('/brand/signin', { email: 'ada@brand.test', password: 'a long enough phrase', x: 1 }))
  const bad = await house.call('/brand/signin', { email: 'ada@brand.test', password: 'wrong enough phrase' })
  console.log(bad, await house.call('/nowhere'))
  expect(up.status).toBe(200)
}, 30000)
