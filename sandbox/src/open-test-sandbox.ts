import Stripe from 'stripe'
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts'

/** The webhook secrets of platform and connected accounts in tests. */
export const secrets = { platform: 'whsec_platform', connect: 'whsec_connect' }

/** Bank details whose payouts succeed. */
export const goodBank = {
  country: 'GB',
  currency: 'gbp',
  account_holder_name: 'Tia Talent',
  routing_number: '108800',
  account_number: '00012345',
}

export interface TestSandbox {
  sandbox: Sandbox
  stripe: Stripe
  /** A browser client with the publishable key. */
  browser: Stripe
  /** Calls a control route. */
  control(path: string, body?: object): Promise<Response>
  /** Creates a customer with a saved card, by the id of a ready-made method. */
  payer(card?: string): Promise<{ customer: string; payment_method: string }>
  /** Creates a payee who finished onboarding, with a bank account. */
  payee(accountNumber?: string): Promise<string>
  /** Creates a captured payment. */
  paid(
    amount: number,
    options?: { card?: string; currency?: string },
  ): Promise<{ intent: Stripe.PaymentIntent; charge: string }>
}

/** Opens a sandbox in memory with the real client, without retries by default. */
export async function openTestSandbox(options: SandboxOptions = {}, retries = 0): Promise<TestSandbox> {
  const endpoints = [
    { url: 'http://127.0.0.1:9/platform', secret: secrets.platform, connect: false },
    { url: 'http://127.0.0.1:9/connect', secret: secrets.connect, connect: true },
  ]
  const sandbox = await startSandbox({ delivery: 'held', endpoints, validateReplies: true, ...options })
  const settings = {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: 60_000,
  } as const
  const stripe = new Stripe(sandbox.secretKey, settings)
  const control = (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    return fetch(`${sandbox.url}/_sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const payer = async (card = 'pm_card_visa') => {
    const { id: customer } = await stripe.customers.create({ name: 'Brand Ltd', email: 'brand@example.com' })
    const method = await stripe.paymentMethods.attach(card, { customer })
    return { customer, payment_method: method.id }
  }
  const payee = async (accountNumber = goodBank.account_number) => {
    const { id } = await stripe.accounts.create({
      country: 'GB',
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
    })
    const { id: token } = await stripe.tokens.create({
      bank_account: { ...goodBank, account_number: accountNumber },
    })
    await stripe.accounts.createExternalAccount(id, { external_account: token })
    await control(`accounts/${id}/onboard`)
    return id
  }
  const paid: TestSandbox['paid'] = async (amount, { card, currency = 'gbp' } = {}) => {
    const intent = await stripe.paymentIntents.create({
      amount,
      currency,
      confirm: true,
      ...(await payer(card)),
    })
    return { intent, charge: String(intent.latest_charge) }
  }
  return {
    sandbox,
    stripe,
    browser: new Stripe(sandbox.publishableKey, settings),
    control,
    payer,
    payee,
    paid,
  }
}

/** Returns the error of a failed call; fails when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError) return thrown
    throw thrown
  }
  throw new Error('The call did not fail.')
}
