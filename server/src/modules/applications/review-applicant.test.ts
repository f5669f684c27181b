import { applicationCalls } from '@marquee/contract/calls/applications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPitch, aPostSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, approveWork, submit } from '../../testing/work.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let rival: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Deciding brand')
  rival = await newPerson(app, 'brand', 'Rival brand')
  talent = await newPerson(app, 'talent', 'Decided talent')
})
afterAll(() => app.stop())

const applicant = async (applicationId: string, by = brand) =>
  expectOk(await by.call('/campaign/get-applicant', { applicationId }), 'applicant').data
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

/** Applies as a new talent with this fee and these followers. */
async function anApplicant(campaignId: string, name: string, proposedFee: number | null, followers: number) {
  const person = await newPerson(app, 'talent', name)
  const socials = [{ platform: 'tiktok', handle: '@one', followers }]
  expectOk(await person.call('/user/update-profile', { socials }), 'socials')
  const application = { campaignId, ...aPitch(), proposedFee }
  return expectOk(await person.call('/talent/apply', application), 'application').data.id
}

test('an applicant shows posted work of other deals and the deals with this brand', async () => {
  const { dealId, deliverableIds } = await aDeal(rival, talent, { deliverables: [aPostSpec()] })
  const deliverableId = deliverableIds[0] ?? ''
  expectOk(await submit(talent, deliverableId), 'submission')
  const applicationId = await anApplication(talent, await aCampaign(brand))
  expect((await applicant(applicationId)).record).toMatchObject({
    samples: [],
    dealsWithYou: [],
    submitted: 1,
    submittedOnTime: 1,
    answersWithinHours: 1,
  })
  await approveWork(rival, deliverableId)
  const postUrl = 'https://instagram.com/p/1'
  expectOk(await talent.call('/talent/markDeliverableAsComplete', { deliverableId, postUrl }), 'post')
  const { record } = await applicant(applicationId)
  expect(record.samples).toMatchObject([{ postUrl, brandName: 'Rival brand', durationMs: null }])
  const ofRival = await anApplication(talent, await aCampaign(rival))
  expect((await applicant(ofRival, rival)).record.dealsWithYou).toMatchObject([{ id: dealId }])
  expect(await rival.call('/campaign/get-applicant', { applicationId })).toMatchObject({ status: 404 })
})

test('the time to answer runs from the brand’s terms; an extension neither answers nor restarts it', async () => {
  const asked = await newPerson(app, 'talent', 'Asked for an answer')
  const applicationId = await anApplication(asked, await aCampaign(brand))
  const hours = async () => (await applicant(applicationId)).record.answersWithinHours
  const offerId = await anOffer(brand, asked)
  await app.passTime(10 * HOUR_MS)
  expectOk(await asked.call('/talent/extend-offer', { offerId }), 'extension')
  expect(await hours(), 'an extension is no answer').toBeNull()
  await app.passTime(30 * HOUR_MS)
  const counter = { offerId, versionNo: 1, terms: someTerms({ price: 150_000 }) }
  expectOk(await asked.call('/talent/counter-offer', counter), 'counter-offer')
  expect(await hours(), '30 hours and a moment, rounded up').toBe(31)
  await app.passTime(0)
})

test('applicants are sorted by fee and by reach, page by page', async () => {
  const campaignId = await aCampaign(brand)
  const none = await anApplicant(campaignId, 'No fee', null, 300)
  const low = await anApplicant(campaignId, 'Low fee', 10_000, 200)
  const high = await anApplicant(campaignId, 'High fee', 90_000, 100)
  const guest = await newPerson(app, 'talent', 'Invited only')
  expectOk(await guest.call('/user/update-profile', { isListed: true }), 'profile')
  const invitation = { campaignId, talentIds: [guest.id], note: '' }
  expectOk(await brand.call('/brand/inviteTalents', invitation), 'invitation')
  const pages = async (sort: string) => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page = { campaignId, sort, only: 'applied', limit: 2, ...(cursor && { cursor }) }
      const { data } = expectOk(await brand.call('/campaign/get-applications', page), sort)
      ids.push(...idsOf(data))
      cursor = data.nextCursor
    } while (cursor)
    return ids
  }
  expect(await pages('fee')).toEqual([low, high, none])
  expect(await pages('reach')).toEqual([none, low, high])
  expect(await pages('newest')).toEqual([high, low, none])
  const everyone = await brand.call('/campaign/get-applications', { campaignId })
  expect(expectOk(everyone, 'with the invited').data.items).toHaveLength(4)
})

test('several applicants are decided together, all or none', async () => {
  const campaignId = await aCampaign(brand)
  const applications = [
    { applicationId: await anApplicant(campaignId, 'First of two', 10_000, 1) },
    { applicationId: await anApplicant(campaignId, 'Second of two', 20_000, 2) },
  ]
  const decide = (input: object) =>
    brand.call('/campaign/decide-applicants', { campaignId, applications, ...input })
  expect(await decide({ action: 'decline' }), 'a decline needs its reason').toMatchObject({ status: 400 })
  const foreign = { applicationId: await anApplication(talent, await aCampaign(brand)) }
  expect(await decide({ action: 'shortlist', applications: [...applications, foreign] })).toMatchObject({
    status: 404,
  })
  expect((await applicant(applications[0]?.applicationId ?? '')).status, 'nothing changed').toBe('submitted')
  const { data } = expectOk(await decide({ action: 'shortlist' }), 'shortlist')
  expect(data.items.map(({ status }: { status: string }) => status)).toEqual(['shortlisted', 'shortlisted'])
  const declined = expectOk(await decide({ action: 'decline', reason: 'budget' }), 'decline').data
  expect(declined.items[0]).toMatchObject({ status: 'declined', declineReason: 'budget' })
})

test('an application edited after it was read is not decided, nor are the others', async () => {
  const campaignId = await aCampaign(brand)
  const unchanged = await anApplicant(campaignId, 'Unchanged', 10_000, 1)
  const edited = await anApplication(talent, campaignId)
  const edit = { applicationId: edited, ...aPitch({ pitch: 'Another pitch.' }) }
  expectOk(await talent.call('/talent/edit-application', edit), 'edit')
  const decide = (version: number) =>
    brand.call('/campaign/decide-applicants', {
      campaignId,
      applications: [
        { applicationId: unchanged, version: 1 },
        { applicationId: edited, version },
      ],
      action: 'decline',
      reason: 'budget',
    })
  expect(await decide(1)).toMatchObject({ status: 409, code: 'stale_version' })
  expect((await applicant(unchanged)).status).toBe('submitted')
  expect(expectOk(await decide(2), 'decline').data.items).toMatchObject([
    { status: 'declined' },
    { status: 'declined' },
  ])
})

test('one request decides every applicant of a full page', async () => {
  const campaignId = await aCampaign(brand)
  const page = applicationCalls.brandApplications.input.shape.limit
  const most = Array.from({ length: 100 }, () => ({ applicationId: campaignId }))
  expect(page.safeParse(most.length + 1).success, 'a page has at most 100').toBe(false)
  const decide = (applications: object[]) =>
    brand.call('/campaign/decide-applicants', { campaignId, applications, action: 'shortlist' })
  expect((await decide(most)).status, 'the number is accepted, the id is not').toBe(404)
  expect((await decide([...most, ...most])).data.fields).toEqual({
    applications: 'Please choose at most 100 applicants.',
  })
})

test('notes stay within the brand and can be deleted', async () => {
  const applicationId = await anApplication(talent, await aCampaign(brand))
  const { data } = expectOk(
    await brand.call('/campaign/add-applicant-note', { applicationId, text: 'Best hook of the three.' }),
    'note',
  )
  expect(data.items).toMatchObject([{ text: 'Best hook of the three.', author: 'Deciding brand' }])
  expect((await applicant(applicationId)).notes).toEqual(data.items)
  const own = expectOk(await talent.call('/talent/get-application-details', { applicationId }), 'own').data
  expect(JSON.stringify(own)).not.toContain('Best hook')
  const note = { applicationId, noteId: data.items[0].id }
  expect(await rival.call('/campaign/delete-applicant-note', note)).toMatchObject({ status: 404 })
  expect(expectOk(await brand.call('/campaign/delete-applicant-note', note), 'deletion').data.items).toEqual(
    [],
  )
})
