import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeouts as databaseTimeouts } from '../database/postgres.ts'
import { PING_MS } from '../realtime/socket-server.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { httpTimeouts } from './timeouts.ts'

const conf = readFileSync(new URL('../../../../deploy/nginx/marquee.conf', import.meta.url), 'utf8')

let app: TestServer
let address: string
beforeAll(async () => {
  app = await startSampleServer()
  address = await app.start()
})
afterAll(() => app.stop())

/** Returns a time of the nginx configuration in ms, from the block that begins with this line. */
function nginxMs(block: string, name: string): number {
  const from = conf.indexOf(block)
  const [, seconds] = new RegExp(`\\b${name} (\\d+)s;`).exec(conf.slice(from)) ?? []
  if (from < 0 || !seconds) throw new Error(`There is no ${name} behind ${block}`)
  return Number(seconds) * 1_000
}

test('a node keeps an idle connection open for longer than the proxy, so that no request meets its close', async () => {
  expect(app.app.server.keepAliveTimeout).toBe(httpTimeouts.keepAlive)
  expect(nginxMs('upstream marquee', 'keepalive_timeout')).toBeLessThanOrEqual(httpTimeouts.keepAlive - 5_000)
  const told = await new Promise((resolve, reject) => {
    get(`${address}/health`, ({ headers }) => resolve(headers['keep-alive'])).on('error', reject)
  })
  expect(told).toBe(`timeout=${httpTimeouts.keepAlive / 1_000}`)
})

test('headers and silent connections are limited by the node itself', () => {
  expect(app.app.server.headersTimeout).toBe(httpTimeouts.headers)
  expect(app.app.server.timeout).toBe(httpTimeouts.silence)
  expect(nginxMs('server {', 'client_header_timeout')).toBeLessThanOrEqual(httpTimeouts.headers)
})

test('the proxy waits longer than the node needs for an answer or a ping, and less than it keeps a silent connection', () => {
  const answer = nginxMs('location / {', 'proxy_read_timeout')
  expect(answer).toBeGreaterThan(databaseTimeouts.statement_timeout)
  expect(answer).toBeLessThan(httpTimeouts.silence)
  expect(nginxMs('location /socket.io/', 'proxy_read_timeout')).toBeGreaterThan(PING_MS)
  expect(nginxMs('server {', 'client_body_timeout')).toBeLessThan(httpTimeouts.silence)
})
