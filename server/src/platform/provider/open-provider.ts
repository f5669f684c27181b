import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { GatewaySettings } from './gateway.ts'
import { stripePages } from './provider-page.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { connectWebhookPath, webhookPath } from './webhooks.ts'

/** An opened payment provider and its shutdown. */
export interface OpenProvider {
  settings: GatewaySettings
  /** A message to the operator at start; absent for Stripe. */
  notice?: string
  close(): Promise<void>
}

/** The provider's own script, always loaded from its own host (payments, section 1). */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js'
const pageOrigins = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com']

/**
 * Opens Stripe with the configured keys; without keys, and only outside production, starts the sandbox as a
 * separate process.
 */
export async function openProvider(config: Config): Promise<OpenProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } =
    config
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_CONNECT_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, publishableKey: STRIPE_PUBLISHABLE_KEY }
    const secrets = {
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      connectWebhookSecret: STRIPE_CONNECT_WEBHOOK_SECRET,
    }
    return {
      settings: { ...keys, ...secrets, scriptUrl, pageOrigins, redirectOrigins: stripePages },
      close: async () => {},
    }
  }
  if (config.isProduction) throw new Error('Production needs the keys of the payment provider')
  return openSandbox(config)
}

const baseUrl = ({ host, port }: { host: string; port: number }): string => `http://${host}:${port}`

/**
 * Starts the sandbox with keys derived from the server's secret: no other user of the machine knows them, and
 * a restart uses the same ones.
 */
async function openSandbox(config: Config): Promise<OpenProvider> {
  const made = (what: string): string =>
    createHmac('sha256', config.secret).update(`sandbox ${what}`).digest('hex').slice(0, 32)
  const secrets = {
    webhookSecret: `whsec_${made('webhook')}`,
    connectWebhookSecret: `whsec_${made('connect')}`,
  }
  const keys = { secretKey: `sk_test_${made('secret')}`, publishableKey: `pk_test_${made('publishable')}` }
  const here = `http://127.0.0.1:${config.PORT}`
  const { address, publicUrl, close } = await startSandboxProcess({
    ...keys,
    port: config.PORT === 0 ? 0 : config.PORT + 1,
    folder: join(config.DATA_DIR, 'payment-sandbox'),
    appUrl: config.publicUrl,
    endpoints: [
      { url: `${here}${webhookPath}`, secret: secrets.webhookSecret, connect: false },
      { url: `${here}${connectWebhookPath}`, secret: secrets.connectWebhookSecret, connect: true },
    ],
  })
  const notice = `No real money moves: the payment sandbox and its control page are at ${publicUrl}`
  return {
    notice,
    settings: {
      ...keys,
      ...secrets,
      scriptUrl: `${publicUrl}/v3/stripe.js`,
      pageOrigins: [publicUrl],
      redirectOrigins: [new URL(publicUrl).origin],
      playUrl: `${baseUrl(address)}/_sandbox`,
      address,
    },
    close,
  }
}
