import { type Sandbox, startSandbox } from '@marquee/stripe-sandbox'
import { dispatchDueEvents } from '../events/dispatch.ts'
import type { OpenProvider } from '../provider/open-provider.ts'
import { performDueCalls } from '../provider/provider-calls.ts'
import { processSyncQueue } from '../provider/sync-queue.ts'
import { connectWebhookPath, webhookPath } from '../provider/webhooks.ts'
import type { AppServer } from '../server.ts'

export type { Sandbox } from '@marquee/stripe-sandbox'

const secrets = { webhookSecret: 'whsec_of_a_test', connectWebhookSecret: 'whsec_of_a_connect_test' }

/**
 * Starts a payment sandbox in this process that holds its webhooks until they are fetched. Its responses are
 * validated against their schemas.
 */
export async function startTestProvider(): Promise<{ sandbox: Sandbox; provider: OpenProvider }> {
  const sandbox = await startSandbox({
    port: 0,
    folder: null,
    delivery: 'held',
    validateReplies: true,
    appUrl: 'http://127.0.0.1:3000',
    endpoints: [
      { url: webhookPath, secret: secrets.webhookSecret, connect: false },
      { url: connectWebhookPath, secret: secrets.connectWebhookSecret, connect: true },
    ],
  })
  const { secretKey, publishableKey, port, publicUrl } = sandbox
  const address = { host: '127.0.0.1', port, protocol: 'http' as const }
  const settings = {
    ...secrets,
    secretKey,
    publishableKey,
    scriptUrl: `${publicUrl}/v3/stripe.js`,
    pageOrigins: [publicUrl],
    redirectOrigins: [new URL(publicUrl).origin],
    playUrl: `${sandbox.url}/_sandbox`,
    address,
  }
  return { sandbox, provider: { settings, close: () => sandbox.close() } }
}

/**
 * Returns a function that runs the jobs' work until none is left, webhooks included, and returns how many
 * events were handled.
 */
export function settleWith({ app }: Pick<AppServer, 'app'>, sandbox: Sandbox): () => Promise<number> {
  return async () => {
    let dispatched = 0
    for (;;) {
      const events = await dispatchDueEvents()
      const calls = await performDueCalls()
      const deliveries = sandbox.takeDeliveries()
      for (const { endpoint, body, headers } of deliveries)
        await app.inject({ method: 'POST', url: endpoint, payload: body, headers })
      await processSyncQueue()
      dispatched += events
      if (events + calls + deliveries.length === 0) return dispatched
    }
  }
}
