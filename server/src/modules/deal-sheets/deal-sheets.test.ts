import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aPdf, someBrandTerms } from '../../testing/brand-terms.ts'
import { proposeChange } from '../../testing/change.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aDeal, anOffer } from '../../testing/work.ts'

const script = fileURLToPath(new URL('../../../../scripts/check-evidence.mjs', import.meta.url))

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Signing brand')
  talent = await newPerson(app, 'talent', 'Signing talent')
  agent = await newAgent(app, 'Agency that signs')
  folder = await mkdtemp(join(tmpdir(), 'marquee-sheet-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const sheetOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getDealSheet`, { dealId }), 'sheet').data
const filesOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/downloadDealSheet`, { dealId }), 'files').data
const textOf = (sheet: { sections: { lines: string[] }[] }) =>
  sheet.sections.flatMap(({ lines }) => lines).join('\n')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function dealOf(offerId: string): Promise<string> {
  await app.settle()
  return expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.dealId
}

async function check(content: string | Buffer, name = 'sheet.json', options: string[] = []) {
  const file = join(folder, name)
  await writeFile(file, content)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, ...options], {
    encoding: 'utf8',
  })
  return { holds: status === 0, printed: stdout + stderr }
}

test('both sides sign the accepted version by name, with the same hash', async () => {
  const offerId = await anOffer(brand, talent)
  expectOk(
    await talent.call('/talent/accept-offer', { offerId, versionNo: 1, signature: ' Ana  Talent ' }),
    'acceptance',
  )
  const { sheet, hash } = await sheetOf(brand, await dealOf(offerId))
  expect(hash).toBe(sha256(JSON.stringify(sheet)))
  const [offer] = sheet.signed
  expect(offer.title).toBe('Offer, version 1')
  expect(sha256(offer.terms)).toBe(offer.termsHash)
  expect(offer.signatures).toMatchObject([
    { side: 'brand', signedFor: 'Signing brand', isTyped: false, termsHash: offer.termsHash },
    { side: 'talent', name: expect.stringMatching(/^Ana +Talent$/), signedFor: '', isTyped: true },
  ])
  expect(JSON.parse(offer.terms)).toMatchObject({ offerId, versionNo: 1, terms: { price: 120_000 } })
})

test('a signature needs letters and no address', async () => {
  const offerId = await anOffer(brand, await newPerson(app, 'talent', 'Careful talent'))
  for (const signature of ['', '12', 'x', 'see https://example.com', 'n'.repeat(121), 'a\u0000b'])
    expect(
      await brand.call('/brand/edit-offer', { offerId, versionNo: 1, terms: someTerms(), signature }),
      signature,
    ).toMatchObject({ status: 400, data: { fields: { signature: expect.any(String) } } })
})

test('an agent signs for the talent, and the brand reads neither the agency nor its commission', async () => {
  const represented = await newPerson(app, 'talent', 'Represented talent')
  await aMandatedTalent(agent, represented, { commission: { posting: 1_777, live: 1_777, content: 1_777 } })
  const offerId = await anOffer(brand, represented)
  expectOk(
    await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1, signature: 'Priya Shah' }),
    'acceptance',
  )
  const dealId = await dealOf(offerId)
  const [ofBrand, ofTalent, ofAgent] = await Promise.all(
    [brand, represented, agent].map(async (person) => (await sheetOf(person, dealId)).sheet),
  )
  for (const sheet of [ofBrand, ofTalent, ofAgent])
    expect(sheet.signed[0].signatures[1]).toMatchObject({
      name: 'Priya Shah',
      signedFor: 'Represented talent',
    })
  expect(ofBrand.signed, 'both sides hold the same signed text').toEqual(ofAgent.signed)
  for (const sheet of [ofTalent, ofAgent])
    expect(textOf(sheet)).toContain('Agency that signs & Co earns a commission of 17.77%')
  const files = await filesOf(brand, dealId)
  for (const secret of ['17.77', 'Agency that signs', 'commission', '"agent'])
    expect(files.json.includes(secret), secret).toBe(false)
  // Not inside ids and hashes, which are random.
  expect(files.json).not.toMatch(/(?<![\w-])1777(?![\w-])/)
})

test('an agent who needs consent signs nothing: the talent does', async () => {
  const careful = await newPerson(app, 'talent', 'Consenting talent')
  await aMandatedTalent(agent, careful, { dualConsent: true })
  const offerId = await anOffer(brand, careful)
  const input = { offerId, versionNo: 1 }
  expectOk(await agent.call('/talentagent/accept-offer', { ...input, signature: 'Priya Shah' }), 'request')
  expectOk(await careful.call('/talent/accept-offer', { ...input, signature: 'Cara Careful' }), 'consent')
  const { sheet } = await sheetOf(careful, await dealOf(offerId))
  expect(sheet.signed[0].signatures[1]).toMatchObject({ name: 'Cara Careful', signedFor: '' })
})

test('a counter-offer is signed by the talent who makes it and by the brand that accepts it', async () => {
  const countering = await newPerson(app, 'talent', 'Countering talent')
  const offerId = await anOffer(brand, countering)
  const terms = someTerms({ price: 110_000 })
  expectOk(
    await countering.call('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms,
      signature: 'Cora Counter',
    }),
    'counter-offer',
  )
  expectOk(
    await brand.call('/brand/manageCounterOffer', {
      offerId,
      versionNo: 2,
      action: 'accept',
      signature: 'Bea Buyer',
    }),
    'acceptance',
  )
  const { sheet } = await sheetOf(brand, await dealOf(offerId))
  expect(sheet.signed[0]).toMatchObject({
    title: 'Offer, version 2',
    signatures: [
      { side: 'talent', name: 'Cora Counter', signedFor: '' },
      { side: 'brand', name: 'Bea Buyer', signedFor: 'Signing brand' },
    ],
  })
})

test('an accepted change is stated and signed by both sides; a declined one is not part of the sheet', async () => {
  const { dealId } = await aDeal(brand, talent)
  const before = await sheetOf(talent, dealId)
  const declined = await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 5 }))
  const named = ({ id, version }: { id: string; version: number }) => ({ amendmentId: id, version })
  expectOk(await brand.call('/brand/refuseAmendment', named(declined)), 'decline')
  expect(await sheetOf(talent, dealId)).toEqual(before)
  const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 4 }))
  expectOk(await brand.call('/brand/acceptAmendment', { ...named(change), signature: 'Bea Buyer' }), 'change')
  const { sheet, hash } = await sheetOf(talent, dealId)
  expect(hash).not.toBe(before.hash)
  expect(textOf(sheet)).toContain('Revisions included: 2, now 4.')
  expect(textOf(sheet)).toContain('4 revisions of each deliverable are included.')
  expect(sheet.signed).toMatchObject([
    { title: 'Offer, version 1' },
    { title: 'Change 2', signatures: [{ side: 'talent' }, { side: 'brand', name: 'Bea Buyer' }] },
  ])
  expect(JSON.parse(sheet.signed[1].terms)).toMatchObject({ dealId, changeNo: 2, terms: { revisions: 4 } })
})

test('the sheet is checked from the PDF or the JSON file alone, and any change is found', async () => {
  const { dealId } = await aDeal(brand, talent)
  const { json, pdf } = await filesOf(brand, dealId)
  expect((await filesOf(brand, dealId)).pdf, 'the same bytes again').toBe(pdf)
  expect((await check(json)).printed).toMatch(/Everything holds/)
  const document = Buffer.from(pdf, 'base64')
  expect((await check(document, 'sheet.pdf')).printed).toMatch(/Everything holds/)
  const pack = JSON.parse(json)
  const changed = async (change: (copy: typeof pack) => void) => {
    const copy = structuredClone(pack)
    change(copy)
    return (await check(JSON.stringify(copy))).printed
  }
  expect(await changed((copy) => (copy.content.sections[2].lines[0] = 'Nothing is paid.'))).toMatch(
    /hash of the sheet does not hold/,
  )
  expect(await changed((copy) => (copy.content.signed[0].terms += ' '))).toMatch(
    /signed text does not have its hash/,
  )
  expect(await changed((copy) => (copy.content.signed[0].signatures[0].termsHash = 'f'))).toMatch(
    /signed another text/,
  )
  expect(await changed((copy) => (copy.hash = 'f'))).toMatch(/hash of the sheet does not hold/)
  expect(await changed((copy) => (copy.signature = `A${copy.signature.slice(1)}B`))).toMatch(
    /signature of the file does not hold/,
  )
})

test('the sheet names attached terms with their hash, and the check says whether a file is the signed one', async () => {
  const bytes = aPdf()
  const brandTerms = await someBrandTerms(brand, { name: 'Creator terms', bytes })
  const { dealId } = await aDeal(brand, talent, { brandTerms })
  const { sheet } = await sheetOf(talent, dealId)
  expect(sheet.attachedTerms).toEqual(brandTerms)
  expect(textOf(sheet)).toContain(`Creator terms. The SHA-256 of the file is ${brandTerms.sha256}.`)
  expect(textOf(sheet)).toContain('the attached terms do not apply')
  const { json, pdf } = await filesOf(talent, dealId)
  const file = join(folder, 'terms.pdf')
  await writeFile(file, bytes)
  expect(await check(json, 'sheet.json', ['--terms', file])).toMatchObject({
    holds: true,
    printed: expect.stringContaining('The given file is the attached terms: Creator terms.'),
  })
  expect(await check(Buffer.from(pdf, 'base64'), 'sheet.pdf', ['--terms', file])).toMatchObject({
    holds: true,
  })
  await writeFile(file, aPdf())
  expect(await check(json, 'sheet.json', ['--terms', file])).toMatchObject({
    holds: false,
    printed: expect.stringContaining('The given file is not the attached terms (Creator terms)'),
  })
  const pack = JSON.parse(json)
  pack.content.attachedTerms.sha256 = 'f'.repeat(64)
  expect((await check(JSON.stringify(pack))).printed).toMatch(/other attached terms than the signed text/)
  const plain = await filesOf(talent, (await aDeal(brand, talent)).dealId)
  expect(await check(plain.json, 'plain.json', ['--terms', file])).toMatchObject({
    holds: false,
    printed: expect.stringContaining('This deal attaches no terms.'),
  })
  expect(JSON.parse(plain.json).content).not.toHaveProperty('attachedTerms')
})

test('a stranger learns nothing about a sheet', async () => {
  const { dealId } = await aDeal(brand, talent)
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  for (const path of ['/brand/getDealSheet', '/brand/downloadDealSheet'])
    expect(await stranger.call(path, { dealId })).toMatchObject({ status: 404 })
})
