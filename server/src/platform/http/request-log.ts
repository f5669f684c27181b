import type { FastifyInstance } from 'fastify'
import { requestLog } from '../log.ts'

/** Writes one log line per completed request. The query is left out because it may hold search terms. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    requestLog.info({
      requestId: request.id,
      actor: request.actor.id || request.actor.kind,
      actedAs: request.actedAs,
      operator: request.actor.impersonation?.operatorId,
      ip: request.ip,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      errorCode: request.errorCode ?? undefined,
      statements: request.databaseUsage.statements,
      waits: request.databaseUsage.waits,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
