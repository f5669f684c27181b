import { CONTACT_DETAILS_SENTENCE } from '@marquee/contract/rules/contact-details'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, aFileSpec, aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Careful brand')
  talent = await newPerson(app, 'talent', 'Careful talent')
  agent = await newAgent(app, 'Careful agent')
})
afterAll(() => app.stop())

const contact = 'Write to maya@studio.example'

/** Sends a call and expects it to be refused at these fields for contact data. */
async function expectRefused(person: Person, path: string, body: object, fields: string[]): Promise<void> {
  const { status, data } = await person.call(path, body)
  expect({ status, fields: data?.fields }, path).toEqual({
    status: 400,
    fields: Object.fromEntries(fields.map((field) => [field, CONTACT_DETAILS_SENTENCE])),
  })
}

test('the texts of a campaign and of a brand have no contact data', async () => {
  const brief = aBrief({
    title: contact,
    summary: `<p>${contact}</p>`,
    product: { name: contact, options: ['Small', contact], value: 0, mustReturn: false },
    deliverables: [aFileSpec({ brief: contact })],
    exclusivity: { category: contact, days: 30 },
    mustInclude: contact,
    mustAvoid: contact,
    questions: ['Why you?', contact],
  })
  await expectRefused(brand, '/campaign/add', brief, [
    'title',
    'summary',
    'product.name',
    'product.options.1',
    'deliverables.0.brief',
    'exclusivity.category',
    'mustInclude',
    'mustAvoid',
    'questions.1',
  ])
  const profile = {
    companyName: contact,
    about: contact,
    city: contact,
    website: 'https://wa.me/447911123456',
  }
  await expectRefused(brand, '/user/update-profile', profile, ['companyName', 'about', 'city', 'website'])
  expectOk(await brand.call('/user/update-profile', { website: 'https://glow.example/contact' }), 'website')
})

test('applications, invitations and the reasons of a decline have no contact data', async () => {
  const campaignId = await aCampaign(brand, { questions: ['Why you?'] })
  const pitch = aPitch({ pitch: contact, answers: [contact], sampleUrls: ['https://t.me/maya'] })
  const fields = ['pitch', 'answers.0', 'sampleUrls.0']
  await expectRefused(talent, '/talent/apply', { campaignId, ...pitch }, fields)
  const applicationId = await anApplication(talent, campaignId, { answers: ['Because'] })
  await expectRefused(talent, '/talent/edit-application', { applicationId, ...pitch }, fields)
  const invitation = { campaignId, talentIds: [talent.id], note: contact }
  await expectRefused(brand, '/brand/inviteTalents', invitation, ['note'])
  const decline = { applicationId, reason: 'other', note: contact }
  await expectRefused(brand, '/application/declineApplication', decline, ['note'])
})

test('the texts of an agency and of its shared pages have no contact data', async () => {
  const profile = { about: contact, city: contact }
  await expectRefused(agent, '/talentagent/update-agency', profile, ['about', 'city'])
  await expectRefused(agent, '/talentagent/share-roster', { title: contact }, ['title'])
})

test('offers, counter-offers and the reason of a decline have no contact data', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const terms = someTerms({ message: contact, deliverables: [aFileSpec({ brief: contact })] })
  const fields = ['terms.deliverables.0.brief', 'terms.message']
  const offer = { campaignId, talentId: talent.id, applicationId, terms }
  await expectRefused(brand, '/brand/send-offer', offer, fields)
  const offerId = await anOffer(brand, talent)
  await expectRefused(talent, '/talent/counter-offer', { offerId, versionNo: 1, terms }, fields)
  await expectRefused(brand, '/brand/edit-offer', { offerId, versionNo: 1, terms }, fields)
  const decline = { offerId, reason: 'other', note: contact }
  await expectRefused(talent, '/talent/reject-offer', decline, ['note'])
})

test('a change of a deal may have contact data, and a campaign from before the rule is still shown', async () => {
  const { dealId } = await aDeal(brand, talent)
  const deliverables = [aFileSpec({ brief: 'Ask at the door: 07911 123456' })]
  const change = { dealId, deliverables, price: 150_000, reason: 'One more set' }
  expectOk(await brand.call('/brand/addNewDeliverables', change), 'change')

  const campaignId = await aCampaign(brand)
  await app.engine.root.execute(`update campaigns set title = '${contact}' where id = '${campaignId}'`)
  const shown = expectOk(await talent.call('/talent/getCampaignDetails', { campaignId }), 'campaign').data
  expect(shown.title).toBe(contact)
})
