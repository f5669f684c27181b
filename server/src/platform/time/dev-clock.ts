import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { clock } from './clock.ts'

const HOUR_MS = 3_600_000
/** At most a year, so that a typing error does not end everything at once. */
const move = z.strictObject({ hours: z.number().min(0).max(8_760) })

/**
 * Serves the product's time at `/dev/clock`, and lets a developer move it forward to see what timers do. The body is
 * JSON, which another site cannot send without our consent. Outside production only.
 */
export function serveDevClock(app: FastifyInstance): void {
  app.get('/dev/clock', async () => ({ status: 200, data: { now: clock.now().toISOString() } }))
  app.post('/dev/clock', async (request, reply) => {
    const { data } = move.safeParse(request.body)
    if (!data)
      return reply.code(422).send({ status: 422, message: 'hours must be a number from 0 to 8,760.' })
    clock.moveBy(data.hours * HOUR_MS)
    return { status: 200, data: { now: clock.now().toISOString() } }
  })
}
