import type { FastifyInstance } from 'fastify'

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

/** Sends a request without a network: the same handlers, the same responses. */
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
  return {
    data: null,
    ...envelope,
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
  }
}

function queryOf(body: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]))
}
