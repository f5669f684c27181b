import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await openTestSandbox()
})
afterAll(() => test.sandbox.close())

function open(path: string): Promise<Response> {
  return fetch(`${test.sandbox.url}${path}`, { redirect: 'manual' })
}

describe('a page of the sandbox', () => {
  it('says that no real money moves, runs no inline script, and escapes typed text', async () => {
    await test.stripe.customers.create({ name: '<script>alert(1)</script>', email: 'a@example.com' })
    const page = await open('/')
    const text = await page.text()
    expect(text).toContain('Test mode: no real money')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('lets only the app frame the card fields', async () => {
    const query = (parent: string) =>
      `/element?key=pk_test_sandbox&element=e&parent=${encodeURIComponent(parent)}`
    const page = await open(query('http://localhost:3000'))
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://127.0.0.1:3000 http://localhost:3000",
    )
    expect((await open(query('http://elsewhere.example'))).status).toBe(400)
  })

  it('serves one plain script as Stripe.js', async () => {
    const script = await (await open('/v3/stripe.js')).text()
    expect(script).toContain('window.Stripe')
    expect(script).not.toMatch(/^(import|export) /m)
    expect(() => new Function(script)).not.toThrow()
  })
})

describe('a payee on the onboarding page', () => {
  it('returns to the app when the provider has what it needs', async () => {
    const { id } = await test.stripe.accounts.create({
      country: 'GB',
      capabilities: { transfers: { requested: true } },
    })
    const links = {
      account: id,
      type: 'account_onboarding',
      refresh_url: 'http://127.0.0.1:3000/again',
    } as const
    const { url } = await test.stripe.accountLinks.create({
      ...links,
      return_url: 'http://127.0.0.1:3000/back',
    })
    const body = new URLSearchParams({
      name: 'Tia Talent',
      sort_code: '10-88-00',
      account_number: '00012345',
    })
    const path = new URL(url).pathname
    const answer = await fetch(`${test.sandbox.url}${path}`, { method: 'POST', body, redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/back')
    expect((await test.stripe.accounts.retrieve(id)).capabilities?.transfers).toBe('active')
  })
})

describe('a brand with an unpaid invoice', () => {
  it('pays it on its page, and a declined attempt is counted', async () => {
    const { customer } = await test.payer()
    const [price] = (await test.stripe.prices.list({ lookup_keys: ['brand_monthly_gbp'] })).data
    const { latest_invoice } = await test.stripe.subscriptions.create({
      customer,
      items: [{ price: price?.id ?? '' }],
      payment_behavior: 'default_incomplete',
    })
    const pay = async (number: string) => {
      const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
      const { id: payment_method } = await test.browser.paymentMethods.create({ type: 'card', card })
      const headers = { 'content-type': 'application/json' }
      const address = `${test.sandbox.url}/invoice/${latest_invoice}/pay`
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify({ payment_method }) }))
        .status
    }
    expect(await pay('4000000000009995')).toBe(402)
    expect((await test.stripe.invoices.retrieve(String(latest_invoice))).attempt_count).toBe(1)
    expect(await pay('4242424242424242')).toBe(200)
    expect((await test.stripe.invoices.retrieve(String(latest_invoice))).status).toBe('paid')
  })
})
