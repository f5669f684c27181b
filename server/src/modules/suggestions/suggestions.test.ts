import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPostSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let types: { id: string; name: string }[]
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Suggesting brand')
  types = expectOk(await app.call('/talenttype/list'), 'types').data.items
})
afterAll(() => app.stop())

const onInstagram = [{ platform: 'instagram', handle: 'someone', followers: 12_000 }]

async function aTalent(name: string, profile: object): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true, ...profile }), 'profile')
  return talent
}
const namesFor = async (campaignId: string, of = brand): Promise<string[]> =>
  expectOk(await of.call('/brand/suggested-talents', { campaignId }), 'suggestions').data.items.map(
    ({ displayName }: { displayName: string }) => displayName,
  )

test('talents who fit are suggested, the best fit first, and each reason is a fact', async () => {
  const [type, other] = types
  const fits = { typeId: type?.id, socials: onInstagram, minFee: 50_000 }
  await aTalent('Without a price', { ...fits, minFee: 0 })
  await aTalent('Best fit', fits)
  await aTalent('Too expensive', { ...fits, minFee: 100_001 })
  await aTalent('Of another type', { ...fits, typeId: other?.id })
  await aTalent('On another network', {
    ...fits,
    socials: [{ platform: 'tiktok', handle: 'x', followers: 5 }],
  })
  await aTalent('Not listed', { ...fits, isListed: false })
  const [applied, invited, offered, blocked] = [
    await aTalent('Has applied', fits),
    await aTalent('Was invited', fits),
    await aTalent('Has an offer', fits),
    await aTalent('Has blocked', fits),
  ]
  const campaignId = await aCampaign(brand, { typeIds: [type?.id], deliverables: [aPostSpec()] })
  await anApplication(applied, campaignId)
  expectOk(
    await brand.call('/brand/inviteTalents', { campaignId, talentIds: [invited.id], note: '' }),
    'invitation',
  )
  const draft = { campaignId, talentId: offered.id, terms: someTerms() }
  expectOk(await brand.call('/brand/send-offer', draft), 'offer')
  expectOk(await blocked.call('/user/block', { blockedId: brand.id }), 'block')

  const { items } = expectOk(await brand.call('/brand/suggested-talents', { campaignId }), 'suggestions').data
  expect(
    items.map(({ displayName, reasons }: { displayName: string; reasons: string[] }) => [
      displayName,
      reasons,
    ]),
  ).toEqual([
    [
      'Best fit',
      ['12,000 followers on Instagram', `Talent type: ${type?.name}`, 'Starting price within the fee'],
    ],
    ['Without a price', ['12,000 followers on Instagram', `Talent type: ${type?.name}`]],
  ])
  expect(JSON.stringify(items)).not.toMatch(/phone|email/)
})

test('a fee compares with the starting price in its currency, for talents and for campaigns', async () => {
  const type = types[2]
  const fits = { typeId: type?.id, socials: onInstagram }
  const within = await aTalent('Within the euros', { ...fits, minFee: 50_000, feeCurrency: 'EUR' })
  const above = await aTalent('Above the euros', { ...fits, minFee: 900_000, feeCurrency: 'EUR' })
  await aTalent('Pounds alone', { ...fits, minFee: 900_000 })
  const campaignId = await aCampaign(brand, {
    typeIds: [type?.id],
    deliverables: [aPostSpec()],
    currency: 'EUR',
  })
  expect(await namesFor(campaignId)).toEqual(['Within the euros', 'Pounds alone'])
  const campaignsOf = async (talent: Person) =>
    expectOk(await talent.call('/talent/suggested-campaigns'), 'campaigns').data.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await campaignsOf(within)).toContain(campaignId)
  expect(await campaignsOf(above)).not.toContain(campaignId)
})

test('a campaign of another brand has no suggestions for this one', async () => {
  const other = await newPerson(app, 'brand', 'Another brand')
  const campaignId = await aCampaign(other)
  expect((await brand.call('/brand/suggested-talents', { campaignId })).status).toBe(404)
})

test('a campaign without networks, types and fee suggests by record alone', async () => {
  const campaignId = await aCampaign(brand, { payModel: 'gifted', feeMin: 0, feeMax: 0 })
  expect(await namesFor(campaignId)).toEqual([])
})

test('talents, and agents for them, find the campaigns that fit until they have applied', async () => {
  const [, type] = types
  const talent = await aTalent('Looks for work', { typeId: type?.id, socials: onInstagram, isListed: false })
  const [open, invitation] = [
    await aCampaign(brand, { title: 'Reels wanted', typeIds: [type?.id], deliverables: [aPostSpec()] }),
    await aCampaign(brand, { title: 'By invitation', visibility: 'invite', deliverables: [aPostSpec()] }),
  ]
  const suggestedTo = async (who: Person, path: string, input: object = {}) =>
    expectOk(await who.call(path, input), 'campaigns').data.items.map(
      ({ id, reasons }: { id: string; reasons: string[] }) => [id, reasons],
    )
  const own = await suggestedTo(talent, '/talent/suggested-campaigns')
  expect(own[0]).toEqual([open, ['12,000 followers on Instagram', `Talent type: ${type?.name}`]])
  expect(own.map(([id]: [string]) => id)).not.toContain(invitation)

  const agent = await newAgent(app, 'Suggesting Agency')
  const path = '/talentagent/suggested-campaigns'
  expect((await agent.call(path, { talentId: talent.id })).status).toBe(404)
  await aMandatedTalent(agent, talent)
  expect(await suggestedTo(agent, path, { talentId: talent.id })).toEqual(own)

  await anApplication(talent, open)
  expect(
    (await suggestedTo(talent, '/talent/suggested-campaigns')).map(([id]: [string]) => id),
  ).not.toContain(open)
})

test('who works in the niche of the brief is suggested first, and the campaign to them', async () => {
  const industries = expectOk(await app.call('/companyindustry/list'), 'industries').data.items
  const beauty = industries.find(({ name }: { name: string }) => name === 'Beauty')
  const niches = expectOk(await app.call('/talentsubtype/list'), 'niches').data.items
  const nicheOf = (wanted: string) => niches.find(({ name }: { name: string }) => name === wanted)
  const cosmetics = await newPerson(app, 'brand', 'Cosmetics brand')
  expectOk(await cosmetics.call('/user/update-profile', { industryId: beauty.id }), 'industry')
  const { id, typeId } = nicheOf('Beauty')
  const fits = { typeId, socials: onInstagram, minFee: 50_000 }
  const inNiche = await aTalent('In the niche', { ...fits, subtypeIds: [id] })
  const elsewhere = await aTalent('In another niche', { ...fits, subtypeIds: [nicheOf('Pets').id] })
  const campaignId = await aCampaign(cosmetics, {
    title: 'Dogs everywhere',
    typeIds: [typeId],
    deliverables: [aPostSpec()],
  })
  const suggested = await cosmetics.call('/brand/suggested-talents', { campaignId })
  const { niches: ofBrief, items } = expectOk(suggested, 'talents').data
  expect(ofBrief).toEqual(['Beauty'])
  expect(items[0]).toMatchObject({ displayName: 'In the niche', sharesNiche: true })
  expect(items[0].reasons[0]).toBe('Niche: Beauty')
  expect(items.slice(1).map(({ sharesNiche }: { sharesNiche: boolean }) => sharesNiche)).not.toContain(true)
  expect(items.map(({ displayName }: { displayName: string }) => displayName)).toContain('In another niche')

  const reasonsFor = async (talent: Person) =>
    expectOk(await talent.call('/talent/suggested-campaigns'), 'campaigns').data.items.find(
      (one: { id: string }) => one.id === campaignId,
    ).reasons
  expect((await reasonsFor(inNiche))[0]).toBe('Niche: Beauty')
  expect(await reasonsFor(elsewhere)).not.toContain('Niche: Beauty')
})
