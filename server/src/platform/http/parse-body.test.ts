import { AppError } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../testing/multipart.ts'
import { sampleCalls } from '../testing/sample-calls.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { parseBody } from './parse-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

async function send(fields: Record<string, string>) {
  const { payload, headers } = await multipart(fields)
  const response = await server.app.inject({ method: 'POST', url: '/api/sample/picture', payload, headers })
  return response.json()
}

test('a text field of a form stays text, whatever it begins with', async () => {
  for (const caption of ['[behind the scenes] day 1', '{look} 2', '[1,2]', '{"a":1}', '12', 'true'])
    expect(await send({ caption })).toMatchObject({ status: 200, data: { caption } })
})

test('a list of a form is read as JSON, and a broken one is named', async () => {
  expect(await send({ tags: '["a","[b"]' })).toMatchObject({ status: 200, data: { tags: ['a', '[b'] } })
  for (const tags of ['[a', 'a', ''])
    expect(await send({ tags })).toMatchObject({
      code: 'invalid_input',
      data: { fields: { tags: expect.any(String) } },
    })
  expect(await send({ tags: '{"__proto__":[]}' })).toMatchObject({ code: 'invalid_input' })
})

/** A request whose form parser delivers these parts; the last may be an error. */
function formOf(...parts: readonly object[]): FastifyRequest {
  const request = {
    headers: {},
    isMultipart: () => true,
    parts: async function* () {
      for (const part of parts) {
        if (part instanceof Error) throw part
        yield part
      }
    },
  }
  return request as unknown as FastifyRequest
}

test('only an error of the form parser is the sender’s mistake', async () => {
  const field = { type: 'field', fieldname: 'caption', value: 'x', valueTruncated: false }
  const ours = {
    ...field,
    get value(): string {
      throw new TypeError('our own mistake')
    },
  }
  const call = sampleCalls.picture
  await expect(parseBody(formOf(field, new Error('Unexpected end')), call)).rejects.toMatchObject({
    code: 'malformed_body',
  })
  await expect(parseBody(formOf(ours), call)).rejects.toThrow('our own mistake')
  await expect(parseBody(formOf(ours), call)).rejects.not.toBeInstanceOf(AppError)
})
