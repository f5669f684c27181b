import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { BrandTerms } from '@marquee/contract/terms/brand-terms'
import { BRAND_TERMS_PRECEDENCE } from '@marquee/contract/terms/brand-terms-precedence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aPdf, someBrandTerms } from '../../testing/brand-terms.ts'
import { proposeChange } from '../../testing/change.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'
import { someTerms } from '../../testing/terms.ts'
import { aDeal, aDraftOffer, anOffer } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let terms: BrandTerms
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Attaching brand')
  talent = await newPerson(app, 'talent', 'Signing talent')
  terms = await someBrandTerms(brand)
})
afterAll(() => app?.stop())

const offerOf = async (person: Person, offerId: string) =>
  expectOk(await person.call(`/${person.role}/getOfferDetails`, { offerId }), 'offer').data
const fileOf = (person: Person, offerId: string, termsId: string) =>
  person.call(`/${person.role}/getAttachedTerms`, { offerId, termsId })
const edit = (offerId: string, brandTerms: BrandTerms | null, versionNo = 1) =>
  brand.call('/brand/edit-offer', { offerId, versionNo, terms: someTerms({ brandTerms }) })
const removeTerms = (termsId: string) => brand.call('/brand/removeOwnTerms', { termsId })
const atTheTerms = { status: 400, data: { fields: { 'terms.brandTerms': expect.any(String) } } }

let talents = 0
const newTalent = () => newPerson(app, 'talent', `Talent with terms ${++talents}`)

/** Creates a talent who takes direct offers. */
async function aListedTalent(): Promise<Person> {
  const person = await newTalent()
  const listed = { isListed: true, takesDirectOffers: true }
  expectOk(await person.call('/user/update-profile', listed), 'listing')
  return person
}

const sendTo = ({ id: talentId }: Person, brandTerms: BrandTerms | null) =>
  brand.call('/brand/send-offer', {
    campaignId: DIRECT_CAMPAIGN_ID,
    talentId,
    terms: someTerms({ brandTerms }),
  })

test('both sides and the agent read the terms that an offer attaches', async () => {
  const represented = await newTalent()
  const agent = await newAgent(app, 'Agency that reads terms')
  await aMandatedTalent(agent, represented)
  const offerId = await anOffer(brand, represented, { brandTerms: terms })
  for (const person of [brand, represented, agent]) {
    expect((await offerOf(person, offerId)).versions[0].terms.brandTerms, person.role).toEqual(terms)
    const { data } = expectOk(await fileOf(person, offerId, terms.id), person.role)
    expect(data).toMatchObject(terms)
    expect((await app.app.inject({ url: data.url })).headers['content-disposition']).toMatch(/^attachment/)
  }
  const acting = await actAs(app, await newOperator(app, 'Reading operator'), represented)
  expectOk(await fileOf(acting, offerId, terms.id), 'an operator who acts as the talent')
})

test('for everyone else the file does not exist', async () => {
  const [offerId, other] = [await anOffer(brand, talent, { brandTerms: terms }), await anOffer(brand, talent)]
  const strangers = [
    await newPerson(app, 'brand', 'Curious brand'),
    await newTalent(),
    await newAgent(app, 'Curious agency'),
  ]
  const missing = crypto.randomUUID()
  for (const person of strangers) {
    const [answer, ofNothing] = [
      await fileOf(person, offerId, terms.id),
      await fileOf(person, missing, terms.id),
    ]
    expect(answer, person.role).toMatchObject({ status: 404, code: 'not_found' })
    expect(ofNothing).toMatchObject({ status: 404, code: 'not_found', message: answer.message })
  }
  const later = await someBrandTerms(brand)
  for (const [id, of] of [
    [terms.id, other],
    [later.id, offerId],
    [missing, offerId],
  ] as const)
    expect(await fileOf(talent, of, id)).toMatchObject({ status: 404, code: 'not_found' })
  expectOk(await removeTerms(later.id), 'removal')
})

test('a talent reads the terms of a draft only once it is sent', async () => {
  const { offerId } = await aDraftOffer(brand, talent, { brandTerms: terms })
  expect(await fileOf(talent, offerId, terms.id)).toMatchObject({ status: 404 })
  expectOk(await fileOf(brand, offerId, terms.id), 'the brand')
})

test('an offer attaches only what is on the list of its brand, under its name and its hash', async () => {
  const foreign = await someBrandTerms(await newPerson(app, 'brand', 'Other brand with terms'))
  const removed = await someBrandTerms(brand)
  expectOk(await removeTerms(removed.id), 'removal')
  const wrong = [
    foreign,
    removed,
    { ...terms, id: crypto.randomUUID() },
    { ...terms, name: 'Another name' },
    { ...terms, sha256: 'a'.repeat(64) },
  ]
  const to = await aListedTalent()
  for (const brandTerms of wrong) expect(await sendTo(to, brandTerms)).toMatchObject(atTheTerms)
  for (const brandTerms of [{ ...terms, sha256: 'A' }, { ...terms, extra: 1 }, 'terms'])
    expect(
      await brand.call('/brand/edit-offer', {
        offerId: crypto.randomUUID(),
        versionNo: 1,
        terms: someTerms({ brandTerms }),
      }),
    ).toMatchObject({ status: 400 })
  expectOk(await sendTo(to, terms), 'offer')
})

test('another file under the same name is a change that both sides see and sign', async () => {
  const other = await someBrandTerms(brand, { name: terms.name })
  const offerId = await anOffer(brand, talent, { brandTerms: terms })
  expect(await edit(offerId, terms), 'the same file').toMatchObject({ status: 422, code: 'same_terms' })
  expectOk(await edit(offerId, other), 'edit')
  const { versions } = await offerOf(talent, offerId)
  expect(versions.map((version: { terms: { brandTerms: BrandTerms } }) => version.terms.brandTerms)).toEqual([
    terms,
    other,
  ])
  for (const { id } of [terms, other]) expectOk(await fileOf(talent, offerId, id), 'each version')
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 2 }), 'acceptance')
  await app.settle()
  const { dealId } = await offerOf(talent, offerId)
  const { sheet } = expectOk(await talent.call('/talent/getDealSheet', { dealId }), 'sheet').data
  expect(sheet.attachedTerms).toEqual(other)
  expect(JSON.parse(sheet.signed[0].terms).terms.brandTerms).toEqual({
    ...other,
    precedence: BRAND_TERMS_PRECEDENCE,
  })
  const { signatures, termsHash } = sheet.signed[0]
  expect(signatures.map((one: { termsHash: string }) => one.termsHash)).toEqual([termsHash, termsHash])
})

test('a counter-offer of the talent keeps the attached terms, and names no other ones', async () => {
  const other = await someBrandTerms(brand)
  const countering = await newTalent()
  const offerId = await anOffer(brand, countering, { brandTerms: terms })
  const counter = (brandTerms?: BrandTerms | null) =>
    countering.call('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 110_000, ...(brandTerms !== undefined && { brandTerms }) }),
    })
  expect(await counter(other)).toMatchObject(atTheTerms)
  const { versions } = expectOk(await counter(), 'a counter-offer that does not know attached terms').data
  expect(versions[1].terms.brandTerms).toEqual(terms)
  const answer = {
    offerId,
    versionNo: 2,
    action: 'counter',
    terms: someTerms({ price: 110_000, brandTerms: other }),
  }
  const countered = expectOk(await brand.call('/brand/manageCounterOffer', answer), 'counter').data
  expect(countered.versions[2].terms.brandTerms).toEqual(other)
})

test('a talent cannot attach terms to an offer without any', async () => {
  const offerId = await anOffer(brand, talent)
  const input = { offerId, versionNo: 1, terms: someTerms({ price: 110_000, brandTerms: terms }) }
  expect(await talent.call('/talent/counter-offer', input)).toMatchObject(atTheTerms)
})

test('an offer keeps terms that were removed or replaced meanwhile, and another one cannot take them', async () => {
  const former = await someBrandTerms(brand)
  const offerId = await anOffer(brand, talent, { brandTerms: former })
  const plain = await anOffer(brand, talent)
  const file = { name: 'v2.pdf', bytes: aPdf() }
  const form = { termsId: former.id, name: 'Second version' }
  expectOk(await sendForm(app, '/brand/replaceOwnTerms', form, { file }, brand), 'replacement')
  const cheaper = someTerms({ price: 110_000, brandTerms: former })
  const kept = await brand.call('/brand/edit-offer', { offerId, versionNo: 1, terms: cheaper })
  expect(expectOk(kept, 'edit').data.offer.versions[1].terms.brandTerms).toEqual(former)
  expect(await edit(plain, former)).toMatchObject(atTheTerms)
  expectOk(await fileOf(talent, offerId, former.id), 'the former file')
})

test('when terms are removed while an offer with them is sent, the offer has its file or was not sent', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [chosen, to] = [await someBrandTerms(brand), await aListedTalent()]
    const removesFirst = round % 2 === 0
    const early = removesFirst ? removeTerms(chosen.id) : null
    const [sent, late] = await Promise.all([sendTo(to, chosen), removesFirst ? null : removeTerms(chosen.id)])
    const removed = (await early) ?? late
    expect(removed, 'removal').toMatchObject({ status: 200 })
    if (sent.status === 200) {
      const { id } = sent.data.offer
      const { url } = expectOk(await fileOf(brand, id, chosen.id), 'the file of the offer').data
      expect((await app.app.inject({ url })).statusCode).toBe(200)
    } else expect(sent).toMatchObject(atTheTerms)
  }
})

test('a change of a deal keeps the attached terms', async () => {
  const { dealId } = await aDeal(brand, talent, { brandTerms: terms })
  const { id, version } = await proposeChange(talent, dealId, (present) => ({ ...present, revisions: 5 }))
  expectOk(await brand.call('/brand/acceptAmendment', { amendmentId: id, version }), 'change')
  const deal = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  expect(deal.terms).toMatchObject({ revisions: 5, brandTerms: terms })
})
