import { AppError } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './envelope.ts'

/**
 * Handles unknown routes: 405 with the allowed methods when only the method is wrong, else 404, both in the
 * envelope.
 */
export function replyNotFound(app: FastifyInstance): void {
  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = app.calls.filter((call) => `/api${call.path}` === path).flatMap((call) => call.methods)
    if (methods.length === 0 || methods.some((method) => method === request.method))
      return sendFailure(request, reply, new AppError('not_found'))
    return sendFailure(
      request,
      reply.header('allow', [...new Set(methods)].join(', ')),
      new AppError('method_not_allowed'),
    )
  }
  app.setNotFoundHandler(unknown)
}
