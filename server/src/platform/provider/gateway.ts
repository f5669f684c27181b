import Stripe from 'stripe'
import { isInTransaction } from '../database/database.ts'
import { runtimeState } from '../runtime.ts'

/** How the payment provider is reached; the only difference between Stripe and the sandbox. */
export interface GatewaySettings {
  secretKey: string
  publishableKey: string
  /** Secrets of the two webhook endpoints: the platform's own events, and those of connected accounts. */
  webhookSecret: string
  connectWebhookSecret: string
  /** The URL of the provider's script for the browser. */
  scriptUrl: string
  /** Origins a page may load scripts from, embed and call. */
  pageOrigins: readonly string[]
  /** Origins of the provider's own pages that a browser may be sent to. */
  redirectOrigins: readonly string[]
  /** Where the sandbox accepts simulated customer actions; Stripe has no such endpoint. */
  playUrl?: string
  /** Overrides the provider's own address. */
  address?: { host: string; port: number; protocol: 'http' | 'https' }
}

const timeoutMs = 10_000
const state = runtimeState<{ gateway: { settings: GatewaySettings; stripe: Stripe } | null }>(() => ({
  gateway: null,
}))

/** Sets the provider that `provider()` returns: once at start, and once per test file. */
export function openGateway(settings: GatewaySettings): void {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: outsideTransactions(Stripe.createNodeHttpClient()),
  })
  state().gateway = { settings, stripe }
}

/**
 * Returns the provider's client. Throws while a transaction is open, because none may wait for the network.
 */
export function provider(): Stripe {
  return gateway().stripe
}

export function gatewaySettings(): GatewaySettings {
  return gateway().settings
}

/**
 * Returns whether no real money moves. Stored with each payment; the two modes never mix (payments, section
 * 1).
 */
export function isTestMode(): boolean {
  return !gateway().settings.secretKey.startsWith('sk_live_')
}

function gateway(): { settings: GatewaySettings; stripe: Stripe } {
  const { gateway } = state()
  if (!gateway) throw new Error('The payment gateway is not open')
  return gateway
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

function outsideTransactions(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = (...request) => {
    if (isInTransaction()) throw new Error('The payment provider is called while a transaction is open')
    return makeRequest(...request)
  }
  return client
}
