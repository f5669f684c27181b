import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../../platform/testing/multipart.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { startFilesServer } from './testing/start-files-server.ts'

const token = 'talent:11111111-1111-4111-8111-111111111111'
const filesHost = 'files.marquee.test'
let server: TestServer
let url: string
beforeAll(async () => {
  server = await startFilesServer({ FILES_HOST: `http://${filesHost}` })
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = await multipart({ folder: 'avatars', file: { name: 'me.jpg', bytes } })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, 'x-access-token': token },
  })
  url = response.json().data.url
})
afterAll(() => server?.stop())

const get = (address: string, host = 'app.marquee.test') =>
  server.app.inject({ url: address, headers: { host } })

test('the host of pages sends a browser to the host of files, and serves no file itself', async () => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`http://${filesHost}${url}`)
  expect(answer.rawPayload).toHaveLength(0)
})

test('the host of files serves files that pages of the other host may show, without a cookie', async () => {
  const answer = await get(url, filesHost)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

test('the host of files has no page and no call', async () => {
  for (const address of ['/', '/signin', '/api/user/profile', '/api/docs', '/dev/mail', '/uploads'])
    expect((await get(address, filesHost)).statusCode, address).toBe(404)
})
