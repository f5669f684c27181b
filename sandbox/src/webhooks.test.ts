import { createServer } from 'node:http'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openTestSandbox, secrets } from './open-test-sandbox.ts'

describe('Webhooks', () => {
  it('held for a test verify with the secrets of the platform and the connected accounts', async () => {
    const { sandbox, stripe, payee, paid } = await openTestSandbox()
    await payee()
    await paid(5_000)
    const deliveries = sandbox.takeDeliveries()
    const types = deliveries.map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining([
        'account.updated',
        'capability.updated',
        'payment_intent.succeeded',
        'charge.succeeded',
      ]),
    )
    for (const { body, headers, connect } of deliveries) {
      const event = stripe.webhooks.constructEvent(
        body,
        headers['stripe-signature'] ?? '',
        connect ? secrets.connect : secrets.platform,
      )
      expect(Boolean(event.account)).toBe(connect)
      const other = () =>
        stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          connect ? secrets.platform : secrets.connect,
        )
      expect(other).toThrow(Stripe.errors.StripeSignatureVerificationError)
    }
    expect(sandbox.takeDeliveries()).toEqual([])
    const listed = await stripe.events.list({ types: ['payment_intent.succeeded', 'charge.succeeded'] })
    expect(listed.data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])
    await sandbox.close()
  })

  it('can be dropped, duplicated, delayed and reordered', async () => {
    const { sandbox, stripe, control } = await openTestSandbox()
    await sandbox.takeDeliveries()
    const names = ['One', 'Two', 'Three', 'Four']
    for (const name of names) await stripe.customers.create({ name })
    const rows = Object(await (await fetch(`${sandbox.url}/_sandbox/deliveries`)).json()).data.reverse()
    const ids = rows.slice(-4).map((row: { id: number }) => row.id)
    await control(`deliveries/${ids[0]}/drop`)
    await control(`deliveries/${ids[1]}/duplicate`)
    await control(`deliveries/${ids[2]}/delay`, { ms: 60_000 })
    await control('deliveries/reorder')
    const taken = sandbox.takeDeliveries().map(({ body }) => JSON.parse(body).data.object.name)
    expect(taken).toEqual(['Four', 'Two', 'Two'])
    await control(`deliveries/${ids[2]}/deliver`)
    expect(sandbox.takeDeliveries().map(({ body }) => JSON.parse(body).data.object.name)).toEqual(['Three'])
    await sandbox.close()
  })

  it('are posted to their endpoint, and again after a failure', async () => {
    const seen: string[] = []
    let failures = 1
    const receiver = createServer((request, reply) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        if (failures > 0) {
          failures -= 1
          reply.writeHead(500).end()
          return
        }
        const signature = String(request.headers['stripe-signature'])
        seen.push(
          new Stripe('sk_test_x').webhooks.constructEvent(Buffer.concat(chunks), signature, 'whsec_posted')
            .type,
        )
        reply.writeHead(200).end()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const address = receiver.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
    const { sandbox, stripe } = await openTestSandbox({
      delivery: 'post',
      endpoints: [{ url, secret: 'whsec_posted', connect: false }],
    })
    await stripe.customers.create({ name: 'Brand Ltd' })
    await expect.poll(() => seen.filter((type) => type === 'customer.created').length).toBe(1)
    await expect.poll(() => new Set(seen).size).toBeGreaterThan(2)
    await sandbox.close()
    receiver.close()
  })
})
