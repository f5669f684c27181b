import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aConversation } from '../../testing/conversation.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { aPair, type Pair } from '../../testing/pairs.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign, aDeal, anApplication, anOffer, approveWork, submit } from '../../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const block = (person: Person, other: Person): Promise<TestResponse> =>
  person.call('/user/block', { blockedId: other.id })
const sendMessage = (person: Person, conversationId: string): Promise<TestResponse> =>
  person.call('/messages/send', { conversationId, clientId: randomUUID(), text: 'Hello?' })

/** Each way in which one of a pair could reach the other, by the name of the call. */
const ways: Record<string, (pair: Pair, conversationId: string) => Promise<TestResponse>> = {
  'an offer': ({ brand, talent, campaignId }) =>
    brand.call('/brand/send-offer', { campaignId, talentId: talent.id, terms: {} }),
  'an invitation': ({ brand, talent, campaignId }) =>
    brand.call('/campaign/invite', { campaignId, talentId: talent.id }),
  'a message of the brand': ({ brand }, conversationId) => sendMessage(brand, conversationId),
  'a message of the talent': ({ talent }, conversationId) => sendMessage(talent, conversationId),
}

describe.each(['brand', 'talent'] as const)('after a block by the %s', (blocker) => {
  let pair: Pair
  let conversationId: string
  beforeAll(async () => {
    pair = await aPair(app, `Quiet ${blocker}`)
    conversationId = await aConversation(pair)
    const [one, other] = blocker === 'brand' ? [pair.brand, pair.talent] : [pair.talent, pair.brand]
    expectOk(await block(one, other), 'block')
    await app.settle()
  })

  test.each(Object.keys(ways))('%s does not arrive', async (name) => {
    const reply = await ways[name]?.(pair, conversationId)
    expect(reply?.status, JSON.stringify(reply)).toBeGreaterThanOrEqual(400)
  })

  test('no application and no new conversation is made', async () => {
    const campaignId = await aCampaign(pair.brand)
    const applied = await pair.talent.call('/talent/apply', {
      campaignId,
      pitch: 'I would like to show your product in my kitchen, with three short clips.',
    })
    expect(applied.status).toBeGreaterThanOrEqual(400)
    const opened = await pair.brand.call('/messages/openConversation', {
      campaignId,
      talentId: pair.talent.id,
    })
    expect(opened.status).toBeGreaterThanOrEqual(400)
  })

  test('neither finds the other', async () => {
    const { brand, talent } = pair
    expect((await brand.call('/talent/getTalent', { talentId: talent.id })).status).toBe(404)
    const talents = expectOk(await brand.call('/talent/getAll', { limit: 50 }), 'talents').data.items
    expect(talents.map(({ id }: { id: string }) => id)).not.toContain(talent.id)
    const campaignId = await aCampaign(brand)
    const open = expectOk(await talent.call('/talent/getCampaign', { limit: 50 }), 'campaigns').data.items
    expect(open.map(({ id }: { id: string }) => id)).not.toContain(campaignId)
    expect((await talent.call('/talent/getCampaignDetails', { campaignId })).status).toBe(404)
    for (const person of [brand, talent]) {
      const { items } = expectOk(await person.call('/user/jump', { text: `Quiet ${blocker}` }), 'search').data
      const kinds = items.filter(({ id }: { id: string }) => [talent.id, campaignId].includes(id))
      if (person === talent) expect(kinds).toEqual([])
      else expect(kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('talent')
    }
  })

  test('the blocked side is not notified', async () => {
    const other = blocker === 'brand' ? pair.talent : pair.brand
    expect((await notificationTexts(app, other)).join('\n')).not.toMatch(/block/i)
  })
})

test('open offers and undecided applications end, and a running deal goes on', async () => {
  const { brand, talent } = await aPair(app, 'Ending')
  const { deliverableIds } = await aDeal(brand, talent)
  const offerId = await anOffer(brand, talent)
  const applied = await anApplication(talent, await aCampaign(brand))
  expectOk(await block(talent, brand), 'block')
  await app.settle()
  const offer = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  expect(offer.status).toBe('declined')
  const { status } = expectOk(
    await talent.call('/talent/get-application-details', { applicationId: applied }),
    'application',
  ).data
  expect(status).toBe('closed')
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
})

test('after the block ends they reach each other again', async () => {
  const { brand, talent } = await aPair(app, 'Again')
  const conversationId = await aConversation(
    { brand, talent, campaignId: await aCampaign(brand) },
    { isFresh: true },
  )
  expectOk(await block(talent, brand), 'block')
  const { items } = expectOk(await talent.call('/user/getBlocked', {}), 'list').data
  expect(items).toEqual([expect.objectContaining({ id: brand.id, kind: 'brand' })])
  expect(expectOk(await brand.call('/user/getBlocked', {}), 'list of the other').data.items).toEqual([])
  expectOk(await brand.call('/user/unblock', { blockedId: talent.id }), 'not the blocker')
  expect((await sendMessage(brand, conversationId)).code).toBe('blocked')
  expectOk(await talent.call('/user/unblock', { blockedId: brand.id }), 'unblock')
  expectOk(await sendMessage(brand, conversationId), 'message')
  await anOffer(brand, talent)
})

test('a blocked agency proposes nothing, and the one that represents a talent is not blocked', async () => {
  const talent = await newPerson(app, 'talent', 'Talent of agencies')
  const [own, other] = [await newAgent(app, 'Own agency'), await newAgent(app, 'Other agency')]
  await aMandatedTalent(own, talent)
  expect((await block(talent, own)).code).toBe('represented')
  expectOk(await block(talent, other), 'block')
  await expect(aMandatedTalent(other, talent)).rejects.toThrow()
})

test('a request of an agency ends when the talent blocks it', async () => {
  const talent = await newPerson(app, 'talent', 'Talent with a request')
  const agency = await newAgent(app, 'Asking agency')
  const mandate = { scopes: ['view', 'apply'] }
  expectOk(
    await agency.call('/talentagent/add-talent', { kind: 'mandate', email: talent.email, mandate }),
    'request',
  )
  const statuses = async () =>
    expectOk(await talent.call('/talent/mandates'), 'mandates').data.items.map(
      ({ status }: { status: string }) => status,
    )
  expect(await statuses()).toEqual(['invited'])
  expectOk(await block(talent, agency), 'block')
  await app.settle()
  expect(await statuses()).not.toContain('invited')
})

test('an agent blocks for a talent they represent', async () => {
  const { brand, talent, campaignId } = await aPair(app, 'For a talent')
  const agent = await newAgent(app, 'Blocking agency')
  await aMandatedTalent(agent, talent)
  const body = { talentId: talent.id, blockedId: brand.id }
  expectOk(await agent.call('/talentagent/block', body), 'block')
  const invited = await brand.call('/campaign/invite', { campaignId, talentId: talent.id })
  expect(invited.status).toBeGreaterThanOrEqual(400)
  expectOk(await agent.call('/talentagent/unblock', body), 'unblock')
})

test('nobody blocks themselves, their own side or someone unknown', async () => {
  const { brand, talent } = await aPair(app, 'Odd')
  expect((await block(brand, brand)).code).toBe('cannot_block')
  expect((await block(talent, await newPerson(app, 'talent', 'Another talent'))).code).toBe('cannot_block')
  expect((await brand.call('/user/block', { blockedId: randomUUID() })).status).toBe(404)
})

test('an offer that is sent while the talent blocks the brand ends', async () => {
  const { brand, talent } = await aPair(app, 'Race')
  for (let round = 0; round < 5; round++) {
    const sent = anOffer(brand, talent).then(
      (id) => id,
      () => null,
    )
    expectOk(await block(talent, brand), 'block')
    const offerId = await sent
    await app.settle()
    if (offerId) {
      const { status } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
      expect(['declined', 'withdrawn']).toContain(status)
    }
    expectOk(await talent.call('/user/unblock', { blockedId: brand.id }), 'unblock')
  }
})

test('the blocks of an erased account go with it', async () => {
  const brand = await newPerson(app, 'brand', 'Brand of an erased talent')
  const talent = await newPerson(app, 'talent', 'Talent who leaves')
  expectOk(await block(talent, brand), 'block')
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  const { rows } = await db().execute(sql`select * from blocks where blocker_id = ${talent.id}`)
  expect(rows).toEqual([])
})
