import type { TestRequest, TestResponse } from '../platform/testing/inject.ts'
import type { TestApp } from '../platform/testing/start-test-app.ts'

/** The smallest possible PNG: one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Sends a multipart request: the body's fields, and a small picture in each of the named file fields. */
export async function sendForm(
  app: Pick<TestApp, 'app'>,
  path: string,
  body: object,
  files: readonly string[],
  { token, cookies = {} }: Pick<TestRequest, 'token' | 'cookies'>,
): Promise<TestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const name of files) form.set(name, new File([pixel], 'work.png', { type: 'image/png' }))
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    ...(token ? { 'x-access-token': token } : {}),
  }
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    cookies,
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return {
    data: null,
    ...response.json(),
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
  }
}
