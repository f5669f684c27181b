import type { FileRule } from '@marquee/contract/call'
import type { TestRequest, TestResponse } from '../platform/testing/inject.ts'
import type { TestApp } from '../platform/testing/start-test-app.ts'

/** The smallest possible PNG: one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The smallest PDF that is recognised as one. */
export const smallPdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')

/** A file of a form: a small picture for `image` and `deliverable`, a small PDF for `pdf`, or these bytes under this name. */
type FormFile = FileRule | { name: string; bytes: Uint8Array }

/** Sends a multipart request: the body's fields, and a file in each of the named file fields. */
export async function sendForm(
  app: Pick<TestApp, 'app'>,
  path: string,
  body: object,
  files: readonly string[] | Readonly<Record<string, FormFile>>,
  { token, cookies = {} }: Pick<TestRequest, 'token' | 'cookies'>,
): Promise<TestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const named = Array.isArray(files) ? Object.fromEntries(files.map((name) => [name, 'image'])) : files
  for (const [name, file] of Object.entries<FormFile>(named)) form.set(name, fileOf(file))
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

function fileOf(file: FormFile): File {
  if (file === 'pdf') return new File([smallPdf], 'terms.pdf', { type: 'application/pdf' })
  if (typeof file === 'string') return new File([pixel], 'work.png', { type: 'image/png' })
  return new File([new Uint8Array(file.bytes)], file.name)
}
