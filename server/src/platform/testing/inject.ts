import type { Call } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Options of a test request. */
export interface TestRequest {
  token?: string
  /** The Idempotency-Key. */
  key?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

/** The envelope with its HTTP status and headers. `data` is untyped because tests inspect it. */
export interface TestResponse {
  status: number
  code?: string
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the reply of the call it makes, and the schema was applied on the way out
  data: any
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
}

const calls: ReadonlyMap<string, Call> = new Map(Object.values(allCalls).map((call) => [call.path, call]))

/**
 * Sends a request without a network: the same handlers, the same responses. Throws when the data of a successful
 * response does not match the schema of its call, as a browser would.
 */
export async function inject(
  app: FastifyInstance,
  path: string,
  body?: object,
  testRequest: TestRequest = {},
): Promise<TestResponse> {
  const method = testRequest.method ?? 'POST'
  const headers = {
    ...(testRequest.token ? { 'x-access-token': testRequest.token } : {}),
    ...(testRequest.key ? { 'idempotency-key': testRequest.key } : {}),
    ...testRequest.headers,
  }
  const what = method === 'GET' ? { query: queryOf(body) } : { payload: body ?? {} }
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers,
    cookies: testRequest.cookies ?? {},
    ...what,
  })
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json')
  const envelope = isEnvelope ? (response.json() as Partial<TestResponse>) : { data: response.body }
  const call = calls.get(path)
  if (isEnvelope && call && response.statusCode === 200) await requireShape(call, envelope.data)
  return {
    data: null,
    ...envelope,
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
  }
}

async function requireShape({ path, response }: Call, data: unknown): Promise<void> {
  const { error } = await z.safeParseAsync(response, data)
  if (error) throw new Error(`The response of ${path} does not match its schema: ${error.message}`)
}

function queryOf(body: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]))
}
