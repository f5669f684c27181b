import { defaultContent } from '@marquee/contract/content/defaults'
import { type ContentKey, contentKeys } from '@marquee/contract/content/schemas'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { legalDocumentKeys } from '@marquee/contract/legal/keys'
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

/** The names of calls that differ from those of their pages. */
const callNames: Partial<Record<ContentKey, string>> = {
  terms_brands: 'termsBrands',
  terms_talents: 'termsTalents',
  privacy: 'privacyPolicy',
  cookies: 'cookieNotice',
  complaints: 'complaintsProcedure',
  prohibited_content: 'prohibitedContent',
}
const published = async (page: ContentKey) =>
  expectOk(await app.call(`/content/${callNames[page] ?? page}`, undefined, { method: 'GET' }), page).data
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
    expect(await published(page)).toMatchObject({
      version: 0,
      publishedAt: null,
      content: defaultContent[page],
    })
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

test('legal pages reply with their title, path and versions', async () => {
  const { data: all } = expectOk(
    await app.call('/content/legalDocuments', undefined, { method: 'GET' }),
    'documents',
  )
  for (const key of legalDocumentKeys) {
    const { title, path, versions } = legalDocuments[key]
    expect(await published(key)).toMatchObject({ title, path, versions })
    expect(all.items).toContainEqual({ document: key, title, path, versions })
  }
})

test('a legal page is published with what has changed, in versions that follow each other', async () => {
  const { sections } = defaultContent.complaints
  expectOk(await save('complaints', { description: 'How to complain.', sections }), 'draft')
  const without = await act('publishContent', 'complaints')
  expect([without.status, Object.keys(without.data.fields)]).toEqual([400, ['legal.changes']])
  for (const changes of [
    [],
    [' '],
    ['x'.repeat(241)],
    ['Twice.', 'Twice. '],
    Array.from({ length: 11 }, () => 'Another line'),
  ])
    expect((await act('publishContent', 'complaints', { legal: { isMinor: true, changes } })).status).toBe(
      400,
    )
  const legal = { isMinor: true, changes: ['The summary is shorter.'] }
  const { data } = expectOk(await act('publishContent', 'complaints', { legal }), 'publication')
  expect(data.versions[0]).toMatchObject({ version: 1, changed: ['description'] })
  const again = { legal: { isMinor: false, changes: ['The first text applies again.'] }, version: 0 }
  expectOk(await act('restoreContent', 'complaints', again), 'restoration')
  const { versions, content } = await published('complaints')
  expect(content).toEqual(defaultContent.complaints)
  const days = versions.map(({ version }: { version: string }) => version)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(versions.slice(0, 2)).toMatchObject([again.legal, legal])
  expect(versions.slice(2)).toEqual(legalDocuments.complaints.versions)
})

test('a page that is not a legal page takes no version that users confirm', async () => {
  expectOk(await save('aboutUs', { title: 'About all of us' }), 'draft')
  const legal = { isMinor: false, changes: ['A title.'] }
  const answer = await act('publishContent', 'aboutUs', { legal })
  expect([answer.status, Object.keys(answer.data.fields)]).toEqual([400, ['legal']])
  expectOk(await act('discardContentDraft', 'aboutUs'), 'discard')
})

test.each([
  ['the same heading twice', 'sections', [1, 2].map(() => ({ heading: 'Refunds', text: '<p>Yes.</p>' }))],
  [
    'headings with one address',
    'sections',
    ['A b', 'a-b'].map((heading) => ({ heading, text: '<p>Yes.</p>' })),
  ],
  ['an address of the page itself', 'sections.0.heading', [{ heading: 'All versions', text: '<p>Yes.</p>' }]],
  ['the address of the main part', 'sections.0.heading', [{ heading: 'Content', text: '<p>Yes.</p>' }]],
  ['no section', 'sections', []],
])('a legal page with %s is refused', async (_what, field, sections) => {
  const answer = await save('cookies', { sections })
  expect([answer.status, Object.keys(answer.data.fields)]).toEqual([400, [`draft.content.${field}`]])
})

test('operators see which figures of the product and its settings a legal page does not state', async () => {
  const listed = async () => {
    const { data } = expectOk(await operator.call('/superAdmin/getContentPages', {}), 'pages')
    return data.items.find(({ page }: { page: string }) => page === 'terms_brands').missingFigures
  }
  const sections = defaultContent.terms_brands.sections.map(({ heading, text }) => ({
    heading,
    text: text.replace('72 hours to respond', 'two days to respond'),
  }))
  const { data: draft } = expectOk(await save('terms_brands', { sections }), 'draft')
  expect(draft.missingFigures).toEqual([
    { what: 'The time to respond to an offer', words: '72 hours to respond' },
  ])
  expect(await listed()).toEqual([])
  const setting = { key: 'offerHours', value: 48, reason: 'Shorter' }
  expectOk(await operator.call('/superAdmin/changeSetting', setting), 'setting')
  expect(await listed()).toEqual([{ what: 'The time to respond to an offer', words: '48 hours to respond' }])
  expectOk(await operator.call('/superAdmin/changeSetting', { ...setting, value: 72 }), 'setting')
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
    sql`update legal_versions set is_minor = true`,
    sql`delete from legal_versions`,
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

test.each(contentKeys)('the draft of each page keeps every field: %s', async (page) => {
  const { data } = expectOk(await save(page, {}), page)
  expect(data.current).toMatchObject({ page, content: defaultContent[page] })
})
