import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiVersion } from '../events/write-event.ts'
import type { Route } from '../route.ts'
import { readOperation } from '../schema/read-schemas.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { type ApiResponse, holdKey } from './idempotency.ts'
import type { InjectedFailures } from './injected-failures.ts'
import { errorResponse, performCall } from './perform-call.ts'
import { type Keys, readAccount, readCaller } from './read-caller.ts'

export interface ServingOptions extends Keys {
  failures: InjectedFailures
  publicUrl(): string
  appUrl: string
  validateReplies: boolean
}

/**
 * Serves every row of `routes`: the only place where API calls are checked, answered and made to fail on
 * request. Throws at the start for a row without a schema.
 */
export function serveRoutes(
  app: FastifyInstance,
  store: SandboxStore,
  routes: Route[],
  options: ServingOptions,
): void {
  for (const route of routes) {
    readOperation(`${route.method} ${route.path}`)
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => serve(store, route, options, request, reply),
    })
  }
}

function serve(
  store: SandboxStore,
  route: Route,
  options: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const requestId = `req_${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`
  const operation = `${route.method} ${route.path}`
  const failure = options.failures.take(operation, request.url)
  if (failure === 'cut_before') return cut(request, reply)
  const key = route.method === 'POST' ? readText(request.headers['idempotency-key']) : null
  let response: ApiResponse
  try {
    const caller = readCaller(request, route, options)
    const scoped = store.at(readAccount(request, store))
    if (failure === 'timeout') return hang(scoped, key, request, reply)
    store.shared.request = { id: requestId, idempotency_key: key }
    response = performCall(scoped, {
      route,
      operation,
      url: request.url.split('?')[0] ?? '',
      params: readParams(request),
      key,
      context: {
        path: readPath(request.params),
        caller,
        publicUrl: options.publicUrl(),
        appUrl: options.appUrl,
      },
      failure,
      validateReplies: options.validateReplies,
    })
  } catch (thrown) {
    response = errorResponse(thrown)
  } finally {
    store.shared.request = { id: null, idempotency_key: null }
  }
  if (failure === 'cut_after') return cut(request, reply)
  return send(request, reply, response, requestId, key)
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: ApiResponse,
  requestId: string,
  key: string | null,
): FastifyReply {
  reply.code(response.status).header('content-type', 'application/json').header('request-id', requestId)
  reply.header('stripe-version', readText(request.headers['stripe-version']) ?? apiVersion)
  if (key) reply.header('idempotency-key', key)
  if (response.replayed) reply.header('idempotent-replayed', 'true')
  const account = readText(request.headers['stripe-account'])
  if (account) reply.header('stripe-account', account)
  return reply.send(response.body)
}

/** Closes the connection without a response, as in a network failure. */
function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Never responds; the key stays in flight until the caller times out. */
function hang(
  store: SandboxStore,
  key: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack()
  const end = key ? holdKey(store, key) : () => {}
  request.raw.socket.once('close', end)
  return reply
}

function readParams(request: FastifyRequest): Record<string, unknown> {
  const source = request.method === 'POST' ? request.body : request.query
  return typeof source === 'object' && source !== null ? { ...source } : {}
}

function readPath(params: unknown): Record<string, string> {
  const entries = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function readText(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
