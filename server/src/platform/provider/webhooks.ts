import { fail } from '@marquee/contract/errors'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { crashPoint } from '../crash-point.ts'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { runtimeState } from '../runtime.ts'
import { gatewaySettings, isTestMode, provider } from './gateway.ts'
import { createSync } from './provider.store.ts'

/** Webhook paths for the provider's events. */
export const webhookPath = '/api/stripe/webhook'
export const connectWebhookPath = '/api/stripe/connect-webhook'

const bodyLimit = 1_048_576
const state = runtimeState<{ onQueued: () => void }>(() => ({ onQueued: () => {} }))

export function onSyncQueued(follower: () => void): void {
  state().onQueued = follower
}

/**
 * Serves both webhook endpoints. An event counts only with a signature of the last five minutes, and only its
 * object id is used: the row is committed before the response, and the object is fetched later. A wrong
 * signature returns 400 and stores nothing.
 */
export async function serveWebhooks(app: FastifyInstance): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    for (const [path, isConnect] of [
      [webhookPath, false],
      [connectWebhookPath, true],
    ] as const) {
      raw.post(path, { config: { policy: 'anyone' } }, async (request) => {
        const { webhookSecret, connectWebhookSecret } = gatewaySettings()
        const event = verified(
          request.body,
          request.headers['stripe-signature'],
          isConnect ? connectWebhookSecret : webhookSecret,
        )
        if (event.livemode === isTestMode() || Boolean(event.account) !== isConnect) fail('malformed_body')
        await take(event)
        crashPoint('webhook_stored')
        state().onQueued()
        return { received: true }
      })
    }
  })
}

function verified(body: unknown, signature: string | string[] | undefined, secret: string): Stripe.Event {
  if (typeof body !== 'string' || typeof signature !== 'string') fail('malformed_body')
  try {
    return provider().webhooks.constructEvent(body, signature, secret)
  } catch {
    return fail('malformed_body')
  }
}

async function take(event: Stripe.Event): Promise<void> {
  const { object } = event.data
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : event.id
  await inTransaction(systemActor, () =>
    createSync({
      id: event.id,
      type: event.type,
      objectType: object.object,
      objectId,
      account: event.account ?? null,
    }),
  )
}
