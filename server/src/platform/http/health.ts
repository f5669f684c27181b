import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { db } from '../database/database.ts'

/** Serves `/health` (the process runs) and `/ready` (it is not stopping and the database responds). */
export function addHealth(app: FastifyInstance, isStopping: () => boolean): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 200, data: { health: 'ok' } }))
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isStopping() && (await answers())
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 200 : 503, data: { ready: isReady } })
  })
}

function answers(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const databaseCheck = db()
    .execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([databaseCheck, late])
}
