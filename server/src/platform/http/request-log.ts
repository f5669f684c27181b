import type { FastifyInstance } from 'fastify'
import { requestLog } from '../log.ts'

/**
 * Writes one log line per completed request. The query is left out because it may hold search terms. A redirect of a tracking link
 * has no line, because it would keep the address of the visitor.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.routeOptions.config.isRedirect && reply.statusCode === 302) return
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
