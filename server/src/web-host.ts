import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface WebOptions {
  /** The nonce of this request's content policy. */
  nonceOf(request: FastifyRequest): string
  /** Where the pages find the calls and the socket; an empty socket host is their own. */
  settings: { apiBase: string; socketHost: string }
  /** The built web; only tests give another. */
  folder?: string
}

/** The door of the built web server (`web/server.ts`). */
interface Pages {
  answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    host: {
      settings: { apiBase: string; socketHost: string }
      nonce: string
      askHouse(address: string): Promise<{ status: number; body: string }>
    },
  ): void
}

/** Addresses that are never pages: an unknown one below them answers as a call does. */
const notPages = ['/api', '/uploads', '/socket.io', '/dev', '/health', '/ready']

/**
 * Serves the built web: hashed assets for ever, in their compressed form; everything else that is no call as a rendered page. Without
 * a build nothing is registered, so that the server runs and tests alone.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const folder = options.folder ?? join(import.meta.dirname, '../../web/build')
  const entry = join(folder, 'server/index.js')
  if (!existsSync(entry)) return
  const pages: Pages = await import(pathToFileURL(entry).href)
  await serveAssets(app, join(folder, 'client'))
  app.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page')
    if (notPages.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
      return reply.callNotFound()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.setHeader('cache-control', 'no-cache')
    reply.hijack()
    const askHouse = (address: string) => askAs(app, request, address)
    pages.answerPage(request.raw, reply.raw, {
      settings: options.settings,
      nonce: options.nonceOf(request),
      askHouse,
    })
  })
}

/** A page's own question, counted as the visitor's: it comes from the same address and carries nothing else of theirs. */
async function askAs(
  app: FastifyInstance,
  request: FastifyRequest,
  address: string,
): Promise<{ status: number; body: string }> {
  const forwarded = request.headers['x-forwarded-for']
  const answer = await app.inject({
    method: 'GET',
    url: `/api${address}`,
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Assets carry their hash in their name and never change; the few files beside them keep their names and are asked for daily. */
async function serveAssets(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  const files = readdirSync(client, { withFileTypes: true }).filter((file) => file.isFile())
  for (const { name } of files)
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, client, { maxAge: '1d', immutable: false }))
}
