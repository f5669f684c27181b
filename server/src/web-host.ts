import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { contentCalls } from '@marquee/contract/calls/content'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { fail } from '@marquee/contract/errors'
import { COOKIES, TOKEN_HEADER } from '@marquee/contract/rules/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitBodyTime } from './platform/http/body-timeout.ts'
import { rejectCrossSite } from './platform/http/cross-site.ts'
import { writeHeaders } from './platform/http/headers.ts'
import { isOperatorHost } from './platform/http/operator-host.ts'
import { loadedOnce } from './platform/lazy.ts'

interface WebOptions {
  /** Returns the nonce of this request's content security policy. */
  nonceOf(request: FastifyRequest): string
  /** The addresses of the calls and the socket for the pages; an empty socket host means the page's own. */
  settings: { apiBase: string; socketHost: string }
  /** The origin of the public pages, such as `https://marquee.example`. */
  origin: string
  /** The folder of the built web app; set by tests only. */
  folder?: string
}

/** Performs one of our own calls by path and query. */
type CallServer = (address: string) => Promise<{ status: number; body: string }>

/** The exports of the built web server (`web/server.ts`). */
interface Pages {
  answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    host: {
      settings: { apiBase: string; socketHost: string }
      nonce: string
      origin: string
      callServer: CallServer
      sendToServer(address: string, body: string): ReturnType<CallServer>
      callAsOperator: CallServer
    },
  ): void
}

/** On their own host, operators’ pages make their calls there. */
const operatorSettings = { apiBase: '/api', socketHost: '' }

/** Where operators have a host of their own, nobody is signed in as one on another host. */
const notSignedIn = { status: 401, body: '' }

/** Prefixes that are never pages: an unknown address below them is answered like a call. */
const notPages = ['/api', '/uploads', '/socket.io', '/dev', '/health', '/ready']

/**
 * Serves the built web app: hashed assets with an unlimited cache and in compressed form, everything else
 * that is no call as a rendered page. Without a build nothing is registered, so that the server can run and
 * be tested alone.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const folder = options.folder ?? join(import.meta.dirname, '../../web/build')
  const entry = join(folder, 'server/index.js')
  if (!existsSync(entry)) return
  const loadPages = loadedOnce((): Promise<Pages> => import(pathToFileURL(entry).href))
  await app.register((scope) => serveAssets(scope, join(folder, 'client')))
  const lastRead = new LastRead()
  const { operatorOrigin } = app.calling
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Only a path with one leading slash is an address of ours: `//host` and `http://host` name another one.
    if (!/^\/(?!\/)/.test(request.url) || !URL.canParse(request.url, 'http://page'))
      return reply.callNotFound()
    const { pathname } = new URL(request.url, 'http://page')
    if (notPages.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
      return reply.callNotFound()
    writeHeaders(reply.headers(isPreview(request) ? previewHeaders : { 'cache-control': 'no-cache' }))
    const pages = await loadPages()
    reply.hijack()
    const isOfOperators = isOperatorHost(operatorOrigin, request.headers.host)
    pages.answerPage(request.raw, reply.raw, {
      settings: isOfOperators ? operatorSettings : options.settings,
      nonce: options.nonceOf(request),
      origin: options.origin,
      callServer: (address) => lastRead.keep(address, callAs(app, request, { address })),
      sendToServer: (address, body) => callAs(app, request, { address, body }),
      callAsOperator: async (address) =>
        operatorOrigin === null || isOfOperators
          ? callAs(app, request, { address, headers: operatorHeaders(request) })
          : notSignedIn,
    })
  }
  app.get('/*', showPage)
  await app.register((scope) => receiveForms(scope, showPage))
}

/** The pages whose forms are sent without script. */
const formPages = ['/contact']

/** The largest form in bytes: the longest message, of which each letter may take nine. */
const MAX_FORM_BYTES = 65_536

/** Gives the forms of public pages to their page, which reads the body itself. */
async function receiveForms(
  scope: FastifyInstance,
  showPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null))
  for (const path of formPages)
    scope.post(path, async (request, reply) => {
      rejectCrossSite(request)
      const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      if (!(bytes <= MAX_FORM_BYTES)) fail('payload_too_large')
      limitBodyTime(request)
      return showPage(request, reply)
    })
}

/** A preview is for one operator: no cache keeps it and no search engine lists it. */
const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

const isPreview = ({ url }: FastifyRequest): boolean =>
  new URLSearchParams(url.split('?', 2)[1] ?? '').has('preview')

/** A call that a page makes: by GET, or with a JSON body by POST. */
interface CallOfPage {
  /** The path below `/api`, with its query. */
  address: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Makes a call for a page, counted against the visitor's rate limit: it has the visitor's address and, unless
 * `headers` are given, nothing else of theirs.
 */
async function callAs(
  app: FastifyInstance,
  request: FastifyRequest,
  { address, headers, body }: CallOfPage,
): Promise<{ status: number; body: string }> {
  const forwarded = request.headers['x-forwarded-for']
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api${address}`,
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    headers: {
      ...headers,
      ...(forwarded && { 'x-forwarded-for': forwarded }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Returns what shows that a page is opened by a signed-in operator: the token and the cookies of this host. */
function operatorHeaders({ headers, cookies }: FastifyRequest): Record<string, string> {
  const { host, cookie, 'x-forwarded-proto': protocol } = headers
  return {
    [TOKEN_HEADER]: cookies[COOKIES.adminToken] ?? '',
    ...(host && { host }),
    ...(cookie && { cookie }),
    ...(typeof protocol === 'string' && { 'x-forwarded-proto': protocol }),
  }
}

/** The published texts and the settings of the market, as they were last read. */
class LastRead {
  readonly #bodies = new Map<string, string>()

  /** Returns the answer, or while the server cannot read its database the last good one. Other calls are not kept. */
  async keep(address: string, asked: ReturnType<CallServer>): ReturnType<CallServer> {
    const answer = await asked
    if (!keptAddresses.has(address)) return answer
    if (answer.status === 200) this.#bodies.set(address, answer.body)
    const body = this.#bodies.get(address)
    return answer.status >= 500 && body !== undefined ? { status: 200, body } : answer
  }
}

const keptAddresses = new Set(
  [...Object.values(contentCalls), settingsCalls.marketSettings].map(({ path }) => `${path}?`),
)

/**
 * Serves assets, which have a hash in their name and never change, and the few other files, which are cached
 * for a day. The font also has a name without a hash, for pages that no build has written.
 */
async function serveAssets(app: FastifyInstance, client: string): Promise<void> {
  // The library names the character set of every text but this one.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8')
  })
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
  const font = readdirSync(join(client, 'assets')).find((name) => /^inter-latin-(?!ext).*\.woff2$/.test(name))
  if (font)
    app.get('/inter.woff2', (_request, reply) =>
      reply.sendFile(font, join(client, 'assets'), { maxAge: '1d', immutable: false }),
    )
}
