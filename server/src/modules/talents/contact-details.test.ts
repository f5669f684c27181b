// cspell:ignore mayafilms
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Reachable talent')
  agent = await newAgent(app, 'Reachable agent')
})
afterAll(() => app.stop())

const account = (handle: string) => [{ platform: 'instagram', handle, followers: 12_500 }]
const sentence = expect.stringContaining('leave out email addresses, phone numbers')

test.each([
  ['displayName', { displayName: 'Maya 07911 123456' }],
  ['headline', { headline: 'Book me: maya@studio.example' }],
  ['bio', { bio: '<p>Call <b>+44 7911</b> 123456</p>' }],
  ['city', { city: 'wa.me/447911123456' }],
  ['languages.0', { languages: ['maya@studio.example'] }],
  ['socials.0.handle', { socials: account('maya@studio.example') }],
])('a profile has no contact data: %s', async (field, change) => {
  const refused = await talent.call('/user/update-profile', change)
  expect(refused.status).toBe(400)
  expect(refused.data.fields).toMatchObject({ [field]: sentence })
  const { talentId } = await aManagedTalent(agent)
  const managed = await agent.call('/talentagent/update-added-talent', { talentId, profile: change })
  expect(managed.data.fields).toMatchObject({ [`profile.${field}`]: sentence })
})

test('captions, brands and packages of a portfolio have no contact data', async () => {
  const fileId = await talent.upload()
  const work = { fileId, caption: 'Spring', brand: 'Glow' }
  for (const change of [{ caption: 'On t.me/mayafilms' }, { brand: 'Call 07911 123456' }]) {
    const refused = await talent.call('/talent/addWork', { ...work, ...change })
    expect(refused.data.fields).toMatchObject({ [Object.keys(change)[0] ?? '']: sentence })
  }
  const { works } = expectOk(await talent.call('/talent/addWork', work), 'work').data
  const edited = await talent.call('/talent/updateWork', {
    workId: works[0].id,
    caption: 'maya@studio.example',
  })
  expect(edited.data.fields).toMatchObject({ caption: sentence })
  const one = {
    title: 'One reel, order at maya@studio.example',
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    price: 54_000,
    turnaroundDays: 7,
    revisions: 2,
    rightsDays: 90,
  }
  const refused = await talent.call('/talent/savePackages', { packages: [one] })
  expect(refused.data.fields).toMatchObject({ 'packages.0.title': sentence })
})

test('handles, web addresses, prices and numbers are no contact data', async () => {
  const change = {
    headline: '12,500 followers since 2019, from £1,200 a reel',
    bio: '<p>With @glow.botanics from 01.02.2023 to 05.06.2023, see maya.example</p>',
    socials: account('@maya.films_0791112'),
  }
  const saved = expectOk(await talent.call('/user/update-profile', change), 'profile').data.talent
  expect(saved).toMatchObject({ headline: change.headline, socials: [{ handle: '@maya.films_0791112' }] })
})

test('an import names the lines and columns with contact data', async () => {
  const csv = [
    'name,headline,city,instagram',
    'Ada,Films,Leeds,@ada.films',
    'Bea,bea@studio.example,Leeds,@bea',
    'Cleo,Films,Leeds,cleo@studio.example',
  ].join('\n')
  const { faults, counts } = expectOk(
    await agent.call('/talentagent/import-talents', { mode: 'preview', csv }),
    'preview',
  ).data
  expect(faults).toMatchObject([
    { line: 3, column: 'headline', sentence },
    { line: 4, column: 'instagram', sentence },
  ])
  expect(counts).toMatchObject({ added: 1, faulty: 2 })
})
