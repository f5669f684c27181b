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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-web-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(
    join(folder, 'server/index.js'),
    "export const answerPage = (request, response) => response.end('page ' + request.url)",
  )
  server = await startTestServer((config, engines) =>
    assembleServer(
      config,
      {
        runtime: new Runtime(),
        resolveSession: sampleSession,
        modules: (app) =>
          serveWeb(app, {
            nonceOf: ({ nonce }) => nonce,
            settings: { apiBase: '/api', socketHost: '' },
            folder,
          }),
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
  socket.end(`GET ${target} HTTP/1.1\r\nhost: ${address.host}\r\nconnection: close\r\n\r\n`)
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
