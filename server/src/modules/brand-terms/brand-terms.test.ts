import { createHash } from 'node:crypto'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aPdf, someBrandTerms } from '../../testing/brand-terms.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'
import { someTerms } from '../../testing/terms.ts'
import { anOffer } from '../../testing/work.ts'

let app: TestApp
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Reading talent')
})
afterAll(() => app?.stop())

let brands = 0
const newBrand = () => newPerson(app, 'brand', `Brand with terms ${++brands}`)

const listOf = async (brand: Person) =>
  expectOk(await brand.call('/brand/getOwnTerms', {}), 'terms').data.items
const add = (brand: Person, bytes: Uint8Array, { name = 'Terms', fileName = 'terms.pdf' } = {}) =>
  sendForm(app, '/brand/addOwnTerms', { name }, { file: { name: fileName, bytes } }, brand)
const replace = (brand: Person, termsId: string, bytes = aPdf()) =>
  sendForm(
    app,
    '/brand/replaceOwnTerms',
    { termsId, name: 'Newer terms' },
    { file: { name: 'v2.pdf', bytes } },
    brand,
  )
const remove = (brand: Person, termsId: string) => brand.call('/brand/removeOwnTerms', { termsId })
const download = async (url: string) => app.app.inject({ url })

test('a brand keeps a PDF byte for byte, and downloads it as an attachment', async () => {
  const brand = await newBrand()
  const bytes = aPdf()
  const { data } = expectOk(await add(brand, bytes, { name: '  Creator terms 2026 ' }), 'terms')
  expect(data.items).toEqual([
    {
      id: expect.any(String),
      name: 'Creator terms 2026',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      url: expect.stringMatching(/^\/uploads\/deliverables\//),
      addedAt: expect.any(String),
      isAttached: false,
    },
  ])
  expect(await listOf(brand)).toMatchObject([{ id: data.items[0].id }])
  const file = await download(data.items[0].url)
  expect(file.rawPayload.equals(bytes)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''terms.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test.each([
  ['text that says it is a PDF', Buffer.from('Our terms'), 415, 'invalid_file_type'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'invalid_file_type'],
  ['an empty file', Buffer.alloc(0), 415, 'invalid_file_type'],
  [
    'a PDF with a script',
    Buffer.from('%PDF-1.7\n1 0 obj<</S/J#61vaScript/JS(x)>>endobj'),
    415,
    'file_unsafe',
  ],
  ['more than 5 MB', Buffer.concat([aPdf(), Buffer.alloc(5_242_880, 32)]), 413, 'pdf_too_large'],
])('%s is refused as terms', async (_what, bytes, status, code) => {
  const brand = await newBrand()
  expect(await add(brand, bytes)).toMatchObject({ status, code })
  expect(await listOf(brand)).toEqual([])
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['terms \u202e2 .exe', 'terms 2 .exe.pdf'],
  ['a"\r\n set-cookie: x.pdf', 'a%22%0D%0A set-cookie x.pdf'],
  ['terms.html', 'terms.html.pdf'],
  [`${'ä'.repeat(200)}.pdf`, `${'ä'.repeat(116)}.pdf`],
])('the file name %j is stored as a harmless one', async (fileName, stored) => {
  const brand = await newBrand()
  const { data } = expectOk(await add(brand, aPdf(), { fileName }), 'terms')
  const { headers } = await download(data.items[0].url)
  const [, name] =
    /^attachment; filename\*=UTF-8''([\w%.-]+)$/.exec(String(headers['content-disposition'])) ?? []
  expect(decodeURIComponent(name ?? '')).toBe(stored)
})

test('the name has up to 80 characters and none that turns the text around it', async () => {
  const brand = await newBrand()
  for (const name of ['', ' ', 'n'.repeat(81), 'two\nlines', 'a\u0000b', 'safe\u202e name'])
    expect(await add(brand, aPdf(), { name }), JSON.stringify(name)).toMatchObject({
      status: 400,
      data: { fields: { name: expect.any(String) } },
    })
  const hostile = `<b>"'${'ö'.repeat(75)}`
  expectOk(await add(brand, aPdf(), { name: hostile }), 'a long name')
  expect(await listOf(brand)).toMatchObject([{ name: hostile }])
})

test('a brand keeps up to 10 terms, also when it adds several at once', async () => {
  const brand = await newBrand()
  for (let count = 0; count < 9; count += 1) await someBrandTerms(brand)
  const answers = await Promise.all([1, 2, 3].map(() => add(brand, aPdf())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const [first] = await listOf(brand)
  expect(await replace(brand, first.id), 'replacing keeps their number').toMatchObject({ status: 200 })
  expectOk(await remove(brand, (await listOf(brand))[0].id), 'removal')
  expectOk(await add(brand, aPdf()), 'one more')
})

test('a new version has an id of its own, and its former file is deleted when no offer attaches it', async () => {
  const brand = await newBrand()
  const former = await someBrandTerms(brand)
  const [{ url }] = await listOf(brand)
  const { data } = expectOk(await replace(brand, former.id), 'replacement')
  expect(data.items).toMatchObject([{ name: 'Newer terms', isAttached: false }])
  expect(data.items[0].id).not.toBe(former.id)
  expect((await download(url)).statusCode).toBe(404)
  expect(await replace(brand, former.id)).toMatchObject({ status: 404 })
  expect(await remove(brand, former.id)).toMatchObject({ status: 404 })
})

test('terms that an offer attaches keep their file after they were removed', async () => {
  const brand = await newBrand()
  const terms = await someBrandTerms(brand)
  const offerId = await anOffer(brand, talent, { brandTerms: terms })
  const [{ url }] = await listOf(brand)
  expect(await listOf(brand)).toMatchObject([{ id: terms.id, isAttached: true }])
  expectOk(await remove(brand, terms.id), 'removal')
  expect(await listOf(brand)).toEqual([])
  expect((await download(url)).statusCode).toBe(200)
  const read = await talent.call('/talent/getAttachedTerms', { offerId, termsId: terms.id })
  expect(expectOk(read, 'attached').data).toMatchObject(terms)
})

test('a brand can neither see nor change the terms of another one, and an operator who acts as it changes none', async () => {
  const [brand, other] = [await newBrand(), await newBrand()]
  const terms = await someBrandTerms(brand)
  expect(await listOf(other)).toEqual([])
  const missing = crypto.randomUUID()
  for (const termsId of [terms.id, missing]) {
    const answers = [await remove(other, termsId), await replace(other, termsId)]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'not_found' })
  }
  const acting = await actAs(app, await newOperator(app, 'Terms operator'), brand, {
    allowsChanges: true,
  })
  expect(await listOf(acting)).toMatchObject([{ id: terms.id }])
  expect(await remove(acting, terms.id)).toMatchObject({ status: 403 })
  expect(await listOf(brand)).toHaveLength(1)
})

test('with the account of a brand go the terms that no offer attaches, and only those', async () => {
  const brand = await newBrand()
  const attached = await someBrandTerms(brand, { name: 'Attached' })
  await someBrandTerms(brand, { name: 'Unused' })
  expectOk(await talent.call('/user/update-profile', { isListed: true, takesDirectOffers: true }), 'listing')
  const direct = { campaignId: DIRECT_CAMPAIGN_ID, talentId: talent.id }
  const sent = await brand.call('/brand/send-offer', {
    ...direct,
    terms: someTerms({ brandTerms: attached }),
  })
  const offerId: string = expectOk(sent, 'offer').data.offer.id
  expectOk(await brand.call('/brand/cancel-offer', { offerId }), 'withdrawal')
  const urls: string[] = (await listOf(brand)).map(({ url }: { url: string }) => url)
  expectOk(await brand.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  await app.settle()
  const statuses = await Promise.all(urls.map(async (url) => (await download(url)).statusCode))
  expect(statuses).toEqual([404, 200])
})
