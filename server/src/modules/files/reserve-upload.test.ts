import { MAX_UPLOAD_BYTES, UPLOAD_GB_PER_DAY } from '@marquee/contract/rules/uploads'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { multipart } from '../../platform/testing/multipart.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { clock } from '../../platform/time/clock.ts'
import { startFilesServer } from './testing/start-files-server.ts'

const uploadBytesPerDay = UPLOAD_GB_PER_DAY * 1_073_741_824

const me = 'talent:33333333-3333-4333-8333-333333333333'
const other = 'brand:44444444-4444-4444-8444-444444444444'

/** Creates a resumable upload of this length without sending any of it. */
async function create(server: TestServer, bytes: number, token = me) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/uploads/resumable',
    headers: { 'x-access-token': token, 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
  })
  return { status: response.statusCode, body: response.body ? JSON.parse(response.body) : null }
}

async function sendPicture(server: TestServer, token = me) {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a36' } })
    .png()
    .toBuffer()
  const { payload, headers } = await multipart({ file: { name: 'a.png', bytes } })
  const sent = { method: 'POST' as const, url: '/api/upload', payload }
  return (await server.app.inject({ ...sent, headers: { ...headers, 'x-access-token': token } })).json()
}

test('an account uploads up to its limit of bytes a day, also with many uploads at once', async () => {
  const server = await startFilesServer()
  try {
    await server.app.ready()
    const possible = Math.floor(uploadBytesPerDay / MAX_UPLOAD_BYTES)
    const answers = await Promise.all(
      Array.from({ length: possible + 8 }, () => create(server, MAX_UPLOAD_BYTES)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(possible)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      body: { code: 'upload_limit_reached', data: { fields: { file: expect.stringContaining('5 GB') } } },
    })
    const left = uploadBytesPerDay - possible * MAX_UPLOAD_BYTES
    expect((await create(server, left)).status, 'what is left').toBe(201)
    expect(await sendPicture(server), 'an image counts as well').toMatchObject({
      code: 'upload_limit_reached',
      data: { fields: { file: expect.any(String) } },
    })
    expect((await create(server, 100, other)).status, 'another account').toBe(201)
    expect(await sendPicture(server, other)).toMatchObject({ status: 200 })
    clock.offset(24 * 3_600_000)
    expect((await create(server, 100)).status, 'the next day').toBe(201)
  } finally {
    clock.offset(0)
    await server.stop()
  }
})

test('uploads are refused while the disk has less than its floor of free space', async () => {
  const server = await startFilesServer({ MIN_FREE_DISK_MB: '1000000000' })
  try {
    await server.app.ready()
    const full = { code: 'storage_full', data: { fields: { file: expect.any(String) } } }
    expect(await create(server, 100)).toMatchObject({ status: 503, body: full })
    expect(await sendPicture(server)).toMatchObject({ status: 503, ...full })
  } finally {
    await server.stop()
  }
})
