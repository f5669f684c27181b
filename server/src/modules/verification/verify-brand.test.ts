import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'

let app: TestApp
let first: Operator
let reader: Person
let second: Operator

beforeAll(async () => {
  app = await startTestApp()
  first = await newOperator(app, 'Olive First')
  second = await newOperator(app, 'Noah Second')
  reader = await newPerson(app, 'talent', 'Reading talent')
})
afterAll(() => app?.stop())

async function setMode(value: string): Promise<void> {
  const body = { key: 'brandVerification', value, reason: 'Test of the verification' }
  expectOk(await first.call('/superAdmin/changeSetting', body), 'setting')
  await app.settle()
}
const statusOf = async (brand: Person, campaignId: string) =>
  expectOk(await brand.call('/campaign/campaignDetails', { campaignId }), 'campaign').data
const ofBrand = async (brand: Person) => expectOk(await brand.call('/brand/getVerification'), 'brand').data
const itemsOf = async (kind: string) =>
  expectOk(await first.call('/superAdmin/getQueue'), 'queue').data.items.filter(
    (item: { kind: string }) => item.kind === kind,
  )
const brandFile = async (brandId: string) =>
  expectOk(await first.call('/superAdmin/getBrandVerification', { brandId }), 'file').data
const saveProfile = async (person: Person, profile: object) =>
  expectOk(await person.call('/user/update-profile', profile), 'profile')
const verifiedBrand = async (brandId: string) =>
  expectOk(await reader.call('/user/getVerifiedBrands', { brandIds: [brandId] }), 'facts').data.items

const details = { website: 'https://www.company.test', companyNumber: '01234567' }
const looked = {
  companyNumber: { source: 'Companies House register', on: '2026-01-05' },
  website: { source: 'Website opened, names the company', on: '2026-01-05' },
}

test('while the market asks for no verification, campaigns go live and nothing is requested', async () => {
  const brand = await newPerson(app, 'brand', 'Unasked brand')
  expect(await statusOf(brand, await aCampaign(brand))).toMatchObject({ status: 'live' })
  expect(await ofBrand(brand)).toMatchObject({ isOn: false, status: 'none', mayRequest: false })
  expect(await brand.call('/brand/requestVerification')).toMatchObject({ status: 409, code: 'wrong_state' })
})

test('by hand, the first campaigns of a brand wait, go live with the decision, and talents read the sources', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Handmade brand')
  await saveProfile(brand, details)
  const campaignId = await aCampaign(brand, { title: 'First campaign' })
  const other = await aCampaign(brand, { title: 'Second campaign' })
  expect(await statusOf(brand, campaignId)).toMatchObject({ status: 'in_review', awaitsVerification: true })
  expect(await itemsOf('campaign_review')).toEqual([])
  expect(await itemsOf('brand_verification')).toMatchObject([
    { subjectId: brand.id, subject: 'Handmade brand' },
  ])
  expect(await verifiedBrand(brand.id)).toEqual([])

  const file = await brandFile(brand.id)
  expect(file).toMatchObject({
    companyNumber: '01234567',
    campaigns: expect.arrayContaining(['First campaign']),
  })
  const { version } = await statusOf(brand, campaignId)
  const approval = { campaignId, version, decision: 'approve', reason: 'Looks good' }
  expect(await first.call('/superAdmin/reviewCampaign', approval)).toMatchObject({
    code: 'brand_not_verified',
  })

  const decision = { brandId: brand.id, version: file.version, decision: 'verify', reason: 'All looked up' }
  expect((await first.call('/superAdmin/decideBrandVerification', decision)).data.fields).toHaveProperty(
    'companyNumber',
  )
  const future = { ...looked, website: { source: 'Website opened', on: '2199-01-01' } }
  expect(
    (await first.call('/superAdmin/decideBrandVerification', { ...decision, ...future })).data.fields,
  ).toHaveProperty(['website.on'])
  expectOk(await first.call('/superAdmin/decideBrandVerification', { ...decision, ...looked }), 'decision')
  await app.settle()
  expect(await statusOf(brand, campaignId)).toMatchObject({ status: 'live', awaitsVerification: false })
  expect(await statusOf(brand, other)).toMatchObject({ status: 'live' })
  expect(await statusOf(brand, await aCampaign(brand))).toMatchObject({ status: 'live' })
  const [verified] = await verifiedBrand(brand.id)
  expect(verified.facts).toEqual([
    { kind: 'company_number', detail: '', source: 'Companies House register', on: '2026-01-05' },
    { kind: 'website', detail: details.website, source: looked.website.source, on: '2026-01-05' },
  ])
  expect(await notificationTexts(app, brand)).toContain(
    'Handmade brand is verified. Talents see what was verified',
  )
  expect(await itemsOf('brand_verification')).toEqual([])
  const audit = expectOk(await first.call('/superAdmin/getAuditLog', {}), 'audit').data.items
  expect(audit[0]).toMatchObject({ action: 'decideBrandVerification', reason: 'All looked up' })
})

test('an operator asks for more, and the brand reads why and requests it again', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Sparse brand')
  const campaignId = await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  const reason = 'Please enter your company number.'
  const ask = { brandId: brand.id, version, decision: 'ask', reason }
  expectOk(await first.call('/superAdmin/decideBrandVerification', ask), 'question')
  expect(await ofBrand(brand)).toMatchObject({ status: 'more_needed', reason, mayRequest: true })
  expect(await notificationTexts(app, brand)).toContain(
    'We need more to verify your company. Open your company profile to read what',
  )
  expect(await itemsOf('brand_verification')).toEqual([])
  const tasks = async () =>
    expectOk(await brand.call('/brand/dashboard-stats'), 'home').data.yours.filter(
      ({ kind }: { kind: string }) => kind === 'verification',
    )
  expect(await tasks()).toMatchObject([{ id: brand.id, detail: reason, action: 'Add details' }])
  // Another campaign does not send the same request again.
  await aCampaign(brand)
  expect(await ofBrand(brand)).toMatchObject({ status: 'more_needed' })

  await saveProfile(brand, details)
  expectOk(await brand.call('/brand/requestVerification'), 'request')
  expect(await tasks()).toEqual([])
  expect(await brand.call('/brand/requestVerification')).toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await itemsOf('brand_verification')).toMatchObject([{ subjectId: brand.id }])
  await setMode('off')
  expect(await statusOf(brand, campaignId), 'switched off').toMatchObject({ status: 'live' })
  expect(await itemsOf('brand_verification'), 'nothing waits without a verification').toEqual([])
  expect(await ofBrand(brand)).toMatchObject({ isOn: false, status: 'none', reason: '' })
})

test('of two operators at once one decides, and a brand that edits meanwhile stops the decision', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Contested brand')
  await saveProfile(brand, details)
  await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  await saveProfile(brand, { companyNumber: '07654321' })
  const stale = { brandId: brand.id, version, decision: 'verify', reason: 'Looked up', ...looked }
  expect(await first.call('/superAdmin/decideBrandVerification', stale)).toMatchObject({
    status: 409,
    code: 'stale_version',
  })
  const fresh = { ...stale, version: (await brandFile(brand.id)).version }
  const both = await Promise.all([
    first.call('/superAdmin/decideBrandVerification', fresh),
    second.call('/superAdmin/decideBrandVerification', { ...fresh, reason: 'Looked up too' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a changed company number or website loses its verification, and other changes lose nothing', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Changing brand')
  await saveProfile(brand, details)
  await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  const decision = { brandId: brand.id, version, decision: 'verify', reason: 'Looked up', ...looked }
  expectOk(await first.call('/superAdmin/decideBrandVerification', decision), 'decision')
  await saveProfile(brand, { ...details, city: 'Leeds' })
  expect(await ofBrand(brand)).toMatchObject({ status: 'verified' })
  await saveProfile(brand, { website: 'https://other.test' })
  const after = await ofBrand(brand)
  expect(after).toMatchObject({ status: 'lapsed', mayRequest: true })
  expect(after.facts.map(({ kind }: { kind: string }) => kind)).toEqual(['company_number'])
  await saveProfile(brand, details)
  expect((await ofBrand(brand)).facts, 'the old address again').toHaveLength(1)
})

test('automatic verification needs every fact, and leaves a brand without one to an operator', async () => {
  await setMode('automatic')
  const brand = await newPerson(app, 'brand', 'Automatic brand')
  const waiting = await aCampaign(brand)
  expect(await statusOf(brand, waiting)).toMatchObject({ status: 'in_review', awaitsVerification: true })
  const queued: { subjectId: string }[] = await itemsOf('brand_verification')
  expect(queued.map(({ subjectId }) => subjectId)).toContain(brand.id)
  expect((await ofBrand(brand)).checks.filter(({ isMet }: { isMet: boolean }) => isMet)).toEqual([])

  const complete = await newPerson(app, 'brand', 'Complete brand')
  // The addresses of tests end in example.com.
  await saveProfile(complete, { website: 'https://www.example.com', companyNumber: 'SC123456' })
  const withoutCard = await aCampaign(complete)
  expect(await statusOf(complete, withoutCard)).toMatchObject({ status: 'in_review' })
  const { version } = await brandFile(complete.id)
  const ask = { brandId: complete.id, version, decision: 'ask', reason: 'Please save a card.' }
  expectOk(await first.call('/superAdmin/decideBrandVerification', ask), 'question')
  await app.engine.root.execute(
    `insert into cards (brand_id, method_ref, brand, last4, exp_month, exp_year, fingerprint)
     values ('${complete.id}', 'pm_test_verified', 'visa', '4242', 12, 2030, 'fp')`,
  )
  const requested = expectOk(await complete.call('/brand/requestVerification'), 'request').data
  expect(requested).toMatchObject({ status: 'verified' })
  expect(requested.facts.map(({ kind }: { kind: string }) => kind)).toEqual([
    'company_number',
    'website',
    'email_domain',
    'card',
  ])
  await app.settle()
  expect(await statusOf(complete, withoutCard)).toMatchObject({ status: 'live' })
  await setMode('off')
})

test('a brand reads before publishing what publishing does, with each setting', async () => {
  const publishing = async (brand: Person) =>
    expectOk(await brand.call('/campaign/getPublishing'), 'publishing').data
  const theirs = async (brand: Person) =>
    expectOk(await brand.call('/brand/dashboard-stats'), 'home').data.theirs.filter(
      ({ kind }: { kind: string }) => kind === 'campaign',
    )
  const brand = await newPerson(app, 'brand', 'Asking brand')
  await setMode('off')
  expect(await publishing(brand)).toEqual({ verification: null, isReviewed: false })

  await setMode('automatic')
  const ready = { status: 'ready', reason: '' }
  expect(await publishing(brand)).toMatchObject({
    verification: { ...ready, isAutomatic: true, missing: expect.arrayContaining(['website', 'card']) },
  })
  await setMode('by hand')
  await saveProfile(brand, details)
  const { verification } = await publishing(brand)
  expect(verification).toMatchObject({ ...ready, isAutomatic: false })
  expect(verification.missing).not.toContain('website')

  const campaignId = await aCampaign(brand, { title: 'Asked first' })
  expect((await publishing(brand)).verification.status).toBe('waiting')
  expect(await theirs(brand)).toMatchObject([
    { id: campaignId, title: 'Marquee is checking your company, then “Asked first” goes live' },
  ])
  const setUp = expectOk(await brand.call('/user/set-up'), 'set-up').data
  expect(setUp).toMatchObject({ draft: null, inReview: { id: campaignId, title: 'Asked first' } })

  const { version } = await brandFile(brand.id)
  const reason = 'Please enter your company number.'
  const ask = { brandId: brand.id, version, decision: 'ask', reason }
  expectOk(await first.call('/superAdmin/decideBrandVerification', ask), 'question')
  expect((await publishing(brand)).verification).toMatchObject({ status: 'more_needed', reason })
  expect(await theirs(brand), 'the brand acts, so nothing waits on us').toEqual([])

  await setMode('off')
  expect(await theirs(brand), 'live').toEqual([])
  const review = { key: 'campaignReview', reason: 'Test of the review' }
  expectOk(await first.call('/superAdmin/changeSetting', { ...review, value: 'new brands' }), 'new')
  expect(await publishing(brand), 'no longer new').toMatchObject({ isReviewed: false })
  expectOk(await first.call('/superAdmin/changeSetting', { ...review, value: 'all' }), 'all')
  expect(await publishing(brand)).toEqual({ verification: null, isReviewed: true })
  expectOk(await first.call('/superAdmin/changeSetting', { ...review, value: 'off' }), 'off')
})
