import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Runtime } from './platform/runtime.ts'
import { assembleServer } from './platform/server.ts'
import { sampleSession } from './platform/testing/start-sample-server.ts'
import { startTestServer, type TestServer } from './platform/testing/start-test-server.ts'
import { serveWeb } from './web-host.ts'

let server: TestServer
let address: URL
let folder: string
/** What the call for a published text answers. */
const faq = { status: 503, body: 'no database' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-web-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(
    join(folder, 'server/index.js'),
    `export const answerPage = async (request, response, { callServer, callAsOperator, sendToServer }) => {
      if (request.method === 'POST') {
        let body = ''
        for await (const part of request) body += part
        return response.end((await sendToServer('/content/echo', JSON.stringify({ body }))).body)
      }
      const found = request.url.startsWith('/read') ? await callServer('/content/faq?') : null
      const seen = request.url.startsWith('/about?') ? await callAsOperator('/content/about?') : null
      response.end('page ' + request.url + (found ? ' ' + found.status + ' ' + found.body : '') + (seen ? seen.body : ''))
    }`,
  )
  await writeFile(join(folder, 'client/assets/inter-latin-B_-1.woff2'), 'the font')
  await writeFile(join(folder, 'client/assets/inter-latin-ext-C2.woff2'), 'more letters')
  await mkdir(join(folder, 'client/.git'))
  await writeFile(join(folder, 'client/.git/HEAD'), 'canary')
  await writeFile(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await startTestServer((config, engines) =>
    assembleServer(
      config,
      {
        runtime: new Runtime(),
        resolveSession: sampleSession,
        modules: (app) => {
          app.get('/api/content/faq', { config: { policy: 'anyone' } }, (_request, reply) =>
            reply.status(faq.status).send(faq.body),
          )
          app.get('/api/content/about', { config: { policy: 'anyone' } }, ({ headers }, reply) =>
            reply.send(JSON.stringify([headers['x-access-token'], headers.cookie, headers.host])),
          )
          app.post('/api/content/echo', { config: { policy: 'anyone' } }, ({ body, headers }, reply) =>
            reply.send(JSON.stringify([body, headers.cookie ?? null])),
          )
          return serveWeb(app, {
            nonceOf: ({ nonce }) => nonce,
            settings: { apiBase: '/api', socketHost: '' },
            origin: 'https://marquee.example',
            folder,
          })
        },
      },
      engines,
    ),
  )
  address = new URL(await server.start())
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Sends a request line as it is, which no HTTP client would; returns the whole response. */
function ask(target: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname)
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${address.host}\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

test.each([
  '//',
  '///',
  '//evil.example',
  '/\\',
  '/\\\\[',
  'http://evil.example/',
  'http://evil.example/deals',
  '//[',
  '*',
])('the request target %s is not found', async (target) =>
  expect((await ask(target)).split('\r\n')[0]).toMatch(/^HTTP\/1\.1 404 /),
)

test('a path of ours is a page', async () => {
  expect(await ask('/deals?tab=1')).toMatch(/^HTTP\/1\.1 200[\s\S]*page \/deals\?tab=1/)
})

test('a page shows the text that was last read while the database cannot be reached', async () => {
  expect(await ask('/read')).toContain('503 no database')
  Object.assign(faq, { status: 200, body: 'the answers' })
  expect(await ask('/read')).toContain('200 the answers')
  Object.assign(faq, { status: 503, body: 'no database' })
  expect(await ask('/read')).toContain('200 the answers')
  Object.assign(faq, { status: 429, body: 'too many' })
  expect(await ask('/read')).toContain('429 too many')
})

test('a preview has the operator’s session, and no cache or search engine keeps it', async () => {
  const headers = { cookie: 'adminToken=operator.secret; __Host-admin=companion', host: 'operators.example' }
  const preview = await server.app.inject({ url: '/about?preview=aboutUs', headers })
  expect(preview.body).toContain(JSON.stringify(['operator.secret', headers.cookie, headers.host]))
  expect(preview.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect((await server.app.inject({ url: '/about' })).headers['cache-control']).toBe('no-cache')
})

test('the font has an address that does not change with the build', async () => {
  const { body, headers } = await server.app.inject({ url: '/inter.woff2' })
  expect([body, headers['content-type'], headers['cache-control']]).toEqual([
    'the font',
    'font/woff2',
    'public, max-age=86400',
  ])
})

test('an SVG file names its character set', async () => {
  const { headers } = await fetch(new URL('/favicon.svg', address))
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('files beside the built pages and lists of folders are not served, and TRACE is refused', async () => {
  const get = async (url: string) => (await server.app.inject({ url })).body
  expect(await get('/favicon.svg'), 'a file of the web app').toContain('<svg')
  for (const path of [
    '/.git/HEAD',
    '/assets/../.git/HEAD',
    '/assets/%2e%2e/.git/HEAD',
    '/../server/index.js',
  ])
    expect(await get(path), path).not.toMatch(/canary|export const/)
  expect((await server.app.inject({ url: '/assets/' })).statusCode).toBeGreaterThanOrEqual(400)
  const socket = connect(Number(address.port), address.hostname)
  socket.end(`TRACE / HTTP/1.1\r\nhost: ${address.host}\r\nx-secret: canary\r\nconnection: close\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).not.toContain('canary')
  expect(answer).toMatch(/^HTTP\/1\.1 4/)
})

const sendForm = (path: string, { body = 'name=Ann', headers = {} } = {}) =>
  fetch(new URL(path, address), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('a form of a public page reaches its page, which makes a call without the visitor’s session', async () => {
  const answer = await sendForm('/contact', { headers: { cookie: 'token=secret' } })
  expect(await answer.json()).toEqual([{ body: 'name=Ann' }, null])
})

test('a form of another site, one that is too large, and one for another page are refused', async () => {
  const other = await sendForm('/contact', { headers: { origin: 'https://evil.example' } })
  expect([other.status, await other.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site' })])
  const large = await sendForm('/contact', { body: `message=${'a'.repeat(65_536)}` })
  expect([large.status, await large.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'payload_too_large' }),
  ])
  expect((await sendForm('/about')).status).toBe(404)
})
