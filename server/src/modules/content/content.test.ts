import { defaultContent } from '@marquee/contract/content/defaults'
import { type ContentKey, contentKeys } from '@marquee/contract/content/schemas'
import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const published = async (page: ContentKey) =>
  expectOk(await app.call(`/content/${page}`, undefined, { method: 'GET' }), page).data
const edited = async (page: ContentKey) =>
  expectOk(await operator.call('/superAdmin/getContentPage', { page }), page).data
const save = async (page: ContentKey, change: object, revision?: number) =>
  operator.call('/superAdmin/saveContentDraft', {
    revision: revision ?? (await edited(page)).revision,
    draft: { page, content: { ...defaultContent[page], ...change } },
  })
const act = async (path: string, page: ContentKey, more: object = {}) =>
  operator.call(`/superAdmin/${path}`, {
    page,
    revision: (await edited(page)).revision,
    reason: 'Clearer words',
    ...more,
  })

test.each(contentKeys)(
  'visitors read the text that Marquee comes with until one is published: %s',
  async (page) => {
    expect(await published(page)).toEqual({ version: 0, publishedAt: null, content: defaultContent[page] })
  },
)

test('a visitor who has a text gets it again only once another one is published', async () => {
  const url = '/api/content/whyChooseUs'
  const get = (headers: Record<string, string>) => app.app.inject({ url, headers })
  const first = await get({ 'accept-encoding': 'br' })
  const { etag, 'cache-control': caching } = first.headers
  expect([caching, String(etag).slice(0, 3)]).toEqual(['no-cache', 'W/"'])
  const has = (tag: unknown) => get({ 'if-none-match': String(tag), 'accept-encoding': 'br' })
  const again = await has(etag)
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await has('"another"')).statusCode).toBe(200)
  expectOk(await save('whyChooseUs', { title: 'Other reasons' }), 'draft')
  expect((await has(etag)).statusCode).toBe(304)
  expectOk(await act('publishContent', 'whyChooseUs'), 'publication')
  const changed = await has(etag)
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
})

test('privacy and terms are the legal documents in force', async () => {
  for (const [path, key] of [
    ['privacyPolicy', 'privacy'],
    ['termsTalents', 'terms_talents'],
    ['termsBrands', 'terms_brands'],
  ] as const) {
    const { data } = expectOk(await app.call(`/content/${path}`, undefined, { method: 'GET' }), path)
    const document = legalDocuments[key]
    expect(data).toMatchObject({ title: document.title, version: currentVersion(document) })
    expect(data.sections.length).toBeGreaterThan(3)
  }
})

test('visitors keep seeing the published version until the draft is published', async () => {
  expectOk(await save('aboutUs', { title: 'About our market' }), 'draft')
  expect((await published('aboutUs')).content.title).toBe('About Marquee')
  const { data: preview } = expectOk(
    await operator.call('/superAdmin/previewContent', { page: 'aboutUs' }),
    'preview',
  )
  expect(preview).toMatchObject({ isDraft: true, current: { content: { title: 'About our market' } } })
  const { data: page } = expectOk(await act('publishContent', 'aboutUs'), 'publication')
  expect(page).toMatchObject({
    draft: null,
    publishedVersion: 1,
    versions: [{ version: 1, changed: ['title'], restores: null, reason: 'Clearer words' }],
  })
  expect(await published('aboutUs')).toMatchObject({ version: 1, content: { title: 'About our market' } })
})

test('an earlier version is restored as the next version, and the draft is kept', async () => {
  expectOk(await save('howItWorks', { title: 'Second title' }), 'draft')
  expectOk(await act('publishContent', 'howItWorks'), 'publication')
  expectOk(await save('howItWorks', { title: 'A draft' }), 'draft')
  const { data } = expectOk(await act('restoreContent', 'howItWorks', { version: 0 }), 'restoration')
  expect(data).toMatchObject({
    publishedVersion: 2,
    versions: [{ version: 2, restores: 0, changed: ['title'] }, { version: 1 }],
    current: { content: { title: 'A draft' } },
  })
  expect((await published('howItWorks')).content).toEqual(defaultContent.howItWorks)
  const first = await operator.call('/superAdmin/getContentVersion', { page: 'howItWorks', version: 1 })
  expect(expectOk(first, 'version').data.saved.content.title).toBe('Second title')
  const seen = await operator.call('/superAdmin/previewContent', { page: 'howItWorks', version: 1 })
  expect(expectOk(seen, 'preview').data).toMatchObject({ isDraft: false, current: first.data.saved })
  expect((await act('restoreContent', 'howItWorks', { version: 9 })).status).toBe(404)
})

test.each([
  ['findTalent', { title: 'Talents for you', note: '<p>Look around.</p>' }],
  ['openCampaigns', { emptyText: 'Nothing today.' }],
  ['pricing', { calculatorTitle: 'Your own example', talentPoints: [{ text: 'You keep your rights' }] }],
  ['contact', { formTitle: 'Send a message', sections: [] }],
] as const)('a text of %s is published and the original one is restored', async (page, change) => {
  expectOk(await save(page, change), 'draft')
  expect((await published(page)).content).toEqual(defaultContent[page])
  const { data } = expectOk(await act('publishContent', page), 'publication')
  expect(data.versions[0].changed.toSorted()).toEqual(Object.keys(change).toSorted())
  expect(await published(page)).toMatchObject({
    version: 1,
    content: { ...defaultContent[page], ...change },
  })
  expectOk(await act('restoreContent', page, { version: 0 }), 'restoration')
  expect(await published(page)).toMatchObject({ version: 2, content: defaultContent[page] })
})

test('a version is read with the one before it, and the original text with itself', async () => {
  const read = async (version: number) =>
    expectOk(await operator.call('/superAdmin/getContentVersion', { page: 'pricing', version }), 'version')
      .data
  expectOk(await save('pricing', { closing: 'More answers.' }), 'draft')
  const { data } = expectOk(await act('publishContent', 'pricing'), 'publication')
  const { saved, before } = await read(data.publishedVersion)
  expect([before.content.closing, saved.content.closing]).toEqual([
    defaultContent.pricing.closing,
    'More answers.',
  ])
  const original = { page: 'pricing', content: defaultContent.pricing }
  expect(await read(0)).toEqual({ version: 0, saved: original, before: original })
  const missing = { page: 'pricing', version: data.publishedVersion + 1 }
  expect((await operator.call('/superAdmin/getContentVersion', missing)).status).toBe(404)
})

test.each([
  ['findTalent', 'lead', { lead: 'x'.repeat(301) }],
  ['openCampaigns', 'note', { note: `<p>${'x'.repeat(2_000)}</p>` }],
  ['pricing', 'agentPoints', { agentPoints: Array.from({ length: 7 }, () => ({ text: 'One' })) }],
  ['contact', 'metaTitle', { metaTitle: 'x'.repeat(71) }],
  ['contact', 'answerText', { answerText: '<p><script>ran()</script></p>' }],
  ['contact', 'formTitle', { formTitle: ' ' }],
] as const)(
  'a text of %s that is too long or empty is refused at its field: %s',
  async (page, field, change) => {
    const answer = await save(page, change)
    expect([answer.status, Object.keys(answer.data.fields)]).toEqual([400, [`draft.content.${field}`]])
  },
)

test('the second of two operators who edit the same page is told, and nothing is overwritten', async () => {
  const { revision } = await edited('faq')
  expectOk(await save('faq', { title: 'Mine' }, revision), 'first')
  const late = await save('faq', { title: 'Theirs' }, revision)
  expect(late).toMatchObject({ status: 409, code: 'stale_version' })
  expect((await edited('faq')).current.content.title).toBe('Mine')
  const answers = await Promise.all([1, 2].map(() => act('publishContent', 'faq')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a page without a draft can be neither published nor discarded', async () => {
  expect((await act('publishContent', 'settings')).status).toBe(409)
  expect((await act('discardContentDraft', 'settings')).status).toBe(409)
  expectOk(await save('settings', { tagline: 'A draft' }), 'draft')
  const { data } = expectOk(await act('discardContentDraft', 'settings'), 'discard')
  expect(data).toMatchObject({
    draft: null,
    current: { content: { tagline: defaultContent.settings.tagline } },
  })
})

test('an invalid field is named with its place', async () => {
  const long = await save('faq', {
    questions: [{ topic: 'Offers', question: 'x'.repeat(161), answer: '<p>Yes.</p>' }],
  })
  expect(Object.keys(long.data.fields)).toEqual(['draft.content.questions.0.question'])
  const link = await save('settings', { announcementLink: 'javascript:alert(1)' })
  expect(Object.keys(link.data.fields)).toEqual(['draft.content.announcementLink'])
})

test('scripts are removed, links to our pages are kept, and a text of markup alone is no text', async () => {
  const answer =
    '<p onclick="ran()">See <a href="/pricing">prices</a><a href="javascript:ran()">x</a><a href="//evil.example">y</a><script>ran()</script></p>'
  const sections = [{ heading: 'One', text: answer }]
  const { data } = expectOk(await save('aboutUs', { sections }), 'draft')
  expect(data.current.content.sections[0].text).toBe('<p>See <a href="/pricing">prices</a>xy</p>')
  const note = await save('findTalent', { note: answer })
  expect(expectOk(note, 'draft').data.current.content.note).toBe('<p>See <a href="/pricing">prices</a>xy</p>')
  const empty = await save('aboutUs', {
    sections: [{ heading: 'One', text: '<p><script>ran()</script></p>' }],
  })
  expect(Object.keys(empty.data.fields)).toEqual(['draft.content.sections.0.text'])
})

test('each change is in the audit log, and only operators read or make one', async () => {
  expectOk(await save('whyChooseUs', { title: 'Reasons' }), 'draft')
  expectOk(await act('publishContent', 'whyChooseUs'), 'publication')
  const log = expectOk(await operator.call('/superAdmin/getAuditLog', { action: 'publishContent' }), 'audit')
  expect(log.data.items[0]).toMatchObject({ reason: 'Clearer words', details: { page: 'whyChooseUs' } })
  const talent = await newPerson(app, 'talent', 'Curious talent')
  for (const call of ['getContentPages', 'getContentPage', 'previewContent', 'publishContent'])
    expect((await talent.call(`/superAdmin/${call}`, { page: 'faq' })).status).toBe(403)
  expect((await app.call('/superAdmin/previewContent', { page: 'faq' })).status).toBe(401)
})

test('a published version cannot be changed or deleted', async () => {
  for (const statement of [
    sql`update content_versions set reason = 'Other'`,
    sql`delete from content_versions`,
  ])
    await expect(app.engine.root.execute(statement)).rejects.toThrow()
})

test('content that lacks a field is completed with the text that Marquee comes with', async () => {
  await app.engine.root.execute(sql`
    insert into content_versions (page, version, content, changed, operator_id, reason)
    values ('testimonials', 1, '{"title": "They said", "removedField": 1}', '{title}', ${operator.id}, 'Stored earlier')`)
  await app.engine.root.execute(sql`
    insert into content_pages (page, revision, published_version) values ('testimonials', 1, 1)`)
  expect((await published('testimonials')).content).toEqual({
    ...defaultContent.testimonials,
    title: 'They said',
  })
})
