import { defaultContent } from '@marquee/contract/content/defaults'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storage } from '../../platform/files/storage.ts'
import { removeExpiredData } from '../../platform/retention/retention.ts'
import { multipart } from '../../platform/testing/multipart.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
let photo: Buffer
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#385' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (const page of ['aboutUs', 'faq'] as const) {
    const { draft } = await edited(page)
    if (draft) await act('discardContentDraft', page)
  }
})

async function send(
  bytes: Uint8Array,
  who: { token: string; cookies?: Record<string, string> } = operator,
  name = 'studio.jpg',
) {
  const { payload, headers } = await multipart({ file: { name, bytes } })
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/superAdmin/uploadContentPicture',
    payload,
    headers: { ...headers, 'x-access-token': who.token },
    cookies: who.cookies ?? {},
  })
  return { status: response.statusCode, ...response.json() }
}
const uploaded = async (): Promise<string> => (await send(photo)).data.url
const edited = async (page: ContentKey) =>
  expectOk(await operator.call('/superAdmin/getContentPage', { page }), page).data
const imageOf = (url: string, alt = 'A studio with two lamps') => `<img src="${url}" alt="${alt}">`
const saveAbout = async (text: string) =>
  operator.call('/superAdmin/saveContentDraft', {
    revision: (await edited('aboutUs')).revision,
    draft: {
      page: 'aboutUs',
      content: { ...defaultContent.aboutUs, sections: [{ heading: 'Where we work', text }] },
    },
  })
const act = async (path: string, page: ContentKey, more: object = {}) =>
  expectOk(
    await operator.call(`/superAdmin/${path}`, {
      page,
      revision: (await edited(page)).revision,
      reason: 'Clearer words',
      ...more,
    }),
    path,
  )
const isServed = async (url: string) => (await app.app.inject({ url })).statusCode === 200

/** Removes what is due two days after every upload. */
async function removeLater(): Promise<void> {
  await app.engine.root.execute(sql`update files set created_at = created_at - interval '2 days'`)
  await removeExpiredData()
}

test('an operator uploads a picture for the pages, which is re-encoded, without its location and in several widths', async () => {
  const { status, data } = await send(photo)
  expect([status, data.width, data.height]).toEqual([200, 700, 500])
  expect(data.url).toMatch(/^\/uploads\/content\/[\w-]{22}-700x500-[0-9a-f]{9}\.jpg$/)
  const served = await app.app.inject({ url: data.url })
  expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
  const widths = storedSizeOf(data.url)?.sources.map(({ width }) => width)
  expect(widths).toEqual([320, 640, 700])
  for (const { url } of storedSizeOf(data.url)?.sources ?? []) expect(await isServed(url), url).toBe(true)
  const { data: log } = await operator.call('/superAdmin/getAuditLog', { action: 'uploadContentPicture' })
  expect(log.items[0]).toMatchObject({ reason: 'Picture for a page' })
})

test('a picture of a page follows the rule of images', async () => {
  expect(await send(Buffer.from('hello'))).toMatchObject({
    status: 415,
    code: 'invalid_file_type',
    message: 'Invalid file type',
  })
  const large = Buffer.concat([photo, Buffer.alloc(2_097_153 - photo.length)])
  expect(await send(large)).toMatchObject({
    status: 413,
    code: 'image_too_large',
    message: 'Image size must be less than 2 MB',
  })
})

test('only operators upload pictures for the pages', async () => {
  for (const role of ['brand', 'talent', 'talentagent'] as const) {
    const person = await newPerson(app, role, `Curious ${role}`)
    expect((await send(photo, person)).status, role).toBe(403)
  }
  expect((await send(photo, { token: '' })).status).toBe(401)
})

test('visitors see a picture once its page is published', async () => {
  const url = await uploaded()
  const { data } = expectOk(
    await saveAbout(`<p>Here:</p>${imageOf(url)}<p><img src="https://evil.example/x.jpg" alt="x"></p>`),
    'draft',
  )
  const text = `<p>Here:</p><img src="${url}" alt="A studio with two lamps" width="700" height="500" />`
  expect(data.current.content.sections[0].text).toBe(text)
  await act('publishContent', 'aboutUs')
  const published = await app.call('/content/aboutUs', undefined, { method: 'GET' })
  expect(published.data.content.sections[0].text).toBe(text)
})

test('a picture without a description, or one that is not stored, is refused at its field', async () => {
  const field = 'draft.content.sections.0.text'
  const errorOf = async (text: string) => {
    const { status, data } = await saveAbout(text)
    return [status, data.fields[field]]
  }
  const url = await uploaded()
  const missing = 'Describe each picture, for people who do not see it and for search engines.'
  expect(await errorOf(imageOf(url, ''))).toEqual([400, missing])
  expect(await errorOf(`<img src="${url}">`)).toEqual([400, missing])
  const tooLong = 'Describe each picture in at most 250 characters.'
  expect(await errorOf(imageOf(url, 'x'.repeat(251)))).toEqual([400, tooLong])
  const unknown = url.replace(/content\/.{4}/, 'content/0000')
  const gone = 'A picture in this text is no longer stored. Remove it and add it again.'
  expect(await errorOf(imageOf(unknown))).toEqual([400, gone])
  const empty = await errorOf('<img src="https://evil.example/x.jpg" alt="x">')
  expect(empty).toEqual([400, 'Please fill this in.'])
})

test('pictures of a draft, of what is published and of earlier versions are kept; unused ones are deleted', async () => {
  const [unused, dropped, earlier, current, draft] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ]
  expectOk(await saveAbout(imageOf(dropped)), 'draft that is replaced')
  for (const url of [earlier, current]) {
    expectOk(await saveAbout(imageOf(url)), 'draft')
    await act('publishContent', 'aboutUs')
  }
  expectOk(await saveAbout(imageOf(draft)), 'draft that stays')
  await removeLater()
  const served = await Promise.all([unused, dropped, earlier, current, draft].map(isServed))
  expect(served).toEqual([false, false, true, true, true])
  for (const { url } of storedSizeOf(dropped)?.sources ?? [])
    expect(await storage().size(url.replace('/uploads/', '')), url).toBeNull()

  await act('discardContentDraft', 'aboutUs')
  await removeLater()
  expect(await Promise.all([earlier, current, draft].map(isServed))).toEqual([true, true, false])
})

test('a picture that another page shows is kept when a draft gives it up', async () => {
  const url = await uploaded()
  const draft = {
    page: 'faq',
    content: {
      ...defaultContent.faq,
      questions: [{ topic: 'Offers', question: 'Where?', answer: imageOf(url) }],
    },
  }
  const { revision } = await edited('faq')
  expectOk(await operator.call('/superAdmin/saveContentDraft', { revision, draft }), 'questions')
  expectOk(await saveAbout(imageOf(url)), 'about us')
  expectOk(await saveAbout('<p>None.</p>'), 'about us without it')
  await removeLater()
  expect(await isServed(url)).toBe(true)
})
