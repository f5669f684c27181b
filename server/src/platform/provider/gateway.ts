import Stripe from 'stripe'
import { isInTransaction } from '../database/database.ts'

/** How the payment provider is reached. Only this differs between the real one and a stand-in. */
export interface GatewaySettings {
  secretKey: string
  publishableKey: string
  /** Secrets of the two webhook endpoints: the platform's own events, and those of connected accounts. */
  webhookSecret: string
  connectWebhookSecret: string
  /** Where the browser loads the provider's script. */
  scriptUrl: string
  /** Origins a page may load scripts from, show frames of and call. */
  pageOrigins: readonly string[]
  /** Where a stand-in is told what people would do on its pages; the real provider has no such place. */
  playUrl?: string
  /** Another address than the provider's own. */
  address?: { host: string; port: number; protocol: 'http' | 'https' }
}

const timeoutMs = 10_000
let opened: { settings: GatewaySettings; stripe: Stripe } | null = null

/** Names the provider that `provider()` speaks to; once at start, and once more per test file. */
export function openGateway(settings: GatewaySettings): void {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: outsideTransactions(Stripe.createNodeHttpClient()),
  })
  opened = { settings, stripe }
}

/** The provider's own client. Throws when it is used while a transaction is open: none may wait for the network. */
export function provider(): Stripe {
  return gateway().stripe
}

export function gatewaySettings(): GatewaySettings {
  return gateway().settings
}

/** Whether no real money moves. Stored with each payment; the two kinds never mix (payments, section 1). */
export function isTestMode(): boolean {
  return !gateway().settings.secretKey.startsWith('sk_live_')
}

function gateway(): { settings: GatewaySettings; stripe: Stripe } {
  if (!opened) throw new Error('The payment gateway is not open')
  return opened
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
