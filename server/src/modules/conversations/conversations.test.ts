import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { runDueTimers } from '../../platform/timers/timers.ts'
import { aTestConversation, type TestConversation } from '../../testing/conversation.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, anOffer } from '../../testing/work.ts'

let app: TestApp
let brand: TestConversation['brand']
let talent: TestConversation['talent']
let agent: TestConversation['agent']
let stranger: TestConversation['stranger']
let campaignId: TestConversation['campaignId']
let conversationId: TestConversation['conversationId']
let mandateId: TestConversation['mandateId']
let send: TestConversation['send']
let sent: TestConversation['sent']
let mark: TestConversation['mark']
let history: TestConversation['history']

beforeAll(async () => {
  app = await startTestApp()
  ;({ brand, talent, agent, stranger, campaignId, conversationId, mandateId, send, sent, mark, history } =
    await aTestConversation(app, 'Talking'))
})
afterAll(() => app.stop())

const mine = async (person: Person) =>
  expectOk(await person.call('/messages/getConversation', { conversationId }), 'conversation').data

describe('marks', () => {
  test('unread counts cover exactly the messages of others, for each reader separately', async () => {
    for (const person of [brand, talent, agent]) expectOk(await mark(person, 'read'), 'read')
    await sent(talent, 'One')
    const two = await sent(talent, 'Two')
    expect([(await mine(brand)).unread, (await mine(talent)).unread, (await mine(agent)).unread]).toEqual([
      2, 0, 2,
    ])
    expect(expectOk(await brand.call('/messages/counts', {}), 'counts').data).toEqual({
      unread: 2,
      conversations: 1,
    })
    expectOk(await talent.call('/messages/delete', { conversationId, no: two.no }), 'deletion')
    expect((await mine(brand)).unread).toBe(1)
    const race = await Promise.all([mark(brand, 'read', { no: two.no - 1 }), sent(talent, 'Meanwhile')])
    expect(race[0].status).toBe(200)
    expect((await mine(brand)).unread, 'what came meanwhile stays unread').toBe(1)
  })

  test('read positions never move back by themselves, and the other side sees them', async () => {
    const { lastNo } = await history(brand)
    expectOk(await mark(talent, 'read'), 'read')
    expectOk(await mark(talent, 'read', { no: 1 }), 'an old mark')
    const receipts: { accountId: string; readNo: number; side: string }[] = (await history(brand)).receipts
    expect(receipts.find((one) => one.accountId === talent.id)).toMatchObject({
      readNo: lastNo,
      side: 'talent',
    })
    const again = expectOk(await mark(brand, 'unread', { no: lastNo }), 'unread').data
    expect(again).toMatchObject({ unread: 1, readNo: lastNo - 1 })
  })

  test('archiving hides a conversation until the next message, or for good while it is muted', async () => {
    const shown = async (show: string) =>
      expectOk(await brand.call('/messages/getUserBycampaignList', { show }), 'list').data.items.map(
        (one: { id: string }) => one.id,
      )
    expectOk(await mark(brand, 'archive'), 'archive')
    expect([await shown('inbox'), await shown('archived')]).toEqual([[], [conversationId]])
    await sent(talent, 'Are you there?')
    expect([await shown('inbox'), await shown('archived')]).toEqual([[conversationId], []])
    expectOk(await mark(brand, 'archive'), 'archive')
    expectOk(await mark(brand, 'mute'), 'mute')
    await sent(talent, 'Hello?')
    expect(await shown('inbox')).toEqual([])
    expect(expectOk(await brand.call('/messages/counts', {}), 'counts').data.unread).toBe(0)
    expectOk(await mark(brand, 'mute', { on: false }), 'mute')
    expectOk(await mark(brand, 'archive', { on: false }), 'archive')
    expectOk(await mark(brand, 'star'), 'star')
    expect([await shown('starred'), await shown('inbox')]).toEqual([[conversationId], [conversationId]])
  })

  test('an agent’s marks are not delegated actions, their messages are', async () => {
    const delegatedCalls = async () =>
      expectOk(await talent.call('/talent/agent-acts', {}), 'agent activity').data.items.map(
        (action: { call: string }) => action.call,
      )
    const before = await delegatedCalls()
    expectOk(await mark(agent, 'read'), 'read')
    expect(await delegatedCalls()).toEqual(before)
    await sent(agent, 'In your name')
    expect((await delegatedCalls())[0]).toBe('sendMessage')
  })

  test('a report stores the text of the message', async () => {
    const { no } = await sent(talent, 'Let us settle this outside')
    expect((await mark(brand, 'report', { no })).data.fields).toHaveProperty('reason')
    expect((await mark(brand, 'report', { no, reason: 'off_platform' })).status).toBe(200)
  })
})

describe('a conversation', () => {
  test('a conversation needs an application, an offer or a deal between the two', async () => {
    const elsewhere = await newPerson(app, 'brand', 'Elsewhere Brand')
    const open = (person: Person, body: object) =>
      person.call(
        person.role === 'brand' ? '/messages/openConversation' : '/messages/talentOpenConversation',
        body,
      )
    expect(
      (await open(brand, { campaignId, talentId: stranger.id })).status,
      'who is not listed is not there',
    ).toBe(404)
    expectOk(await stranger.call('/user/update-profile', { isListed: true }), 'listing')
    expect((await open(brand, { campaignId, talentId: stranger.id })).status).toBe(422)
    expect((await open(elsewhere, { campaignId, talentId: talent.id })).status, 'a foreign campaign').toBe(
      404,
    )
    expect((await open(stranger, { campaignId, brandId: brand.id })).status).toBe(422)
    expect((await open(stranger, { campaignId: DIRECT_CAMPAIGN_ID, brandId: brand.id })).status).toBe(422)
    const again = expectOk(await open(talent, { campaignId, brandId: brand.id }), 'opening').data
    expect(again.id).toBe(conversationId)
    const opened = await Promise.all([
      open(brand, { campaignId, talentId: talent.id }),
      open(talent, { campaignId, brandId: brand.id }),
    ])
    expect(opened.map((answer) => answer.data.id)).toEqual([conversationId, conversationId])
  })

  test('a conversation is listed under its campaign, with its newest message', async () => {
    await sent(talent, 'The newest')
    const campaigns = expectOk(await brand.call('/messages/getCampaigns', {}), 'campaigns').data.items
    expect(campaigns).toEqual([
      expect.objectContaining({ campaign: expect.objectContaining({ id: campaignId }), conversations: 1 }),
    ])
    const [ofTalent] = expectOk(await talent.call('/messages/talentMessageList', {}), 'list').data.items
    expect(ofTalent).toMatchObject({
      id: conversationId,
      last: { text: 'The newest', side: 'talent', authorId: talent.id },
      brand: { companyName: 'Talking Brand' },
    })
    const listed = expectOk(await agent.call('/messages/talentAgentMessageList', { q: 'talking br' }), 'list')
      .data.items
    expect(listed.map((one: { id: string }) => one.id)).toEqual([conversationId])
  })

  test('an offer starts a conversation, and its cards show each side its own money and button', async () => {
    const other = await newPerson(app, 'talent', 'Offered Talent')
    const offerId = await anOffer(brand, other)
    await app.settle()
    const [row] = expectOk(await other.call('/messages/talentMessageList', {}), 'list').data.items
    const cards = async (person: Person) =>
      expectOk(await person.call('/messages/getHistory', { conversationId: row.id }), 'history').data.items
    const [toTalent] = await cards(other)
    const [toBrand] = await cards(brand)
    expect(toTalent).toMatchObject({
      kind: 'card',
      side: 'system',
      card: { event: 'offer.sent', targetType: 'offer', targetId: offerId, action: 'Respond to offer' },
    })
    expect(toBrand.card.action).toBeNull()
    expect(toBrand.text).not.toBe(toTalent.text)
    expect(row.offerId).toBe(offerId)
    expectOk(await other.call('/talent/reject-offer', { offerId, reason: 'busy' }), 'rejection')
    await app.settle()
    expect(
      (await cards(other)).map((message: { card: { event: string; action: string | null } }) => [
        message.card.event,
        message.card.action,
      ]),
    ).toEqual([
      ['offer.sent', null],
      ['offer.ended', null],
    ])
  })

  test('a conversation follows a deal to its end', async () => {
    const other = await newPerson(app, 'talent', 'Working Talent')
    const { dealId } = await aDeal(brand, other)
    await app.settle()
    const [row] = expectOk(await other.call('/messages/talentMessageList', {}), 'list').data.items
    expect(row).toMatchObject({ dealId, last: { text: 'Payment received: the deal is active' } })
  })

  test('messages unread for ten minutes are announced by email once', async () => {
    for (const person of [brand, talent, agent]) expectOk(await mark(person, 'read'), 'read')
    const reminders = async () =>
      (await app.emails())
        .filter((email) => email.subject.includes(' a message about '))
        .map((email) => email.to)
    const before = (await reminders()).length
    await sent(brand, 'Please answer')
    await sent(brand, 'Soon')
    clock.offset(11 * 60_000)
    await runDueTimers()
    await app.settle()
    expect((await reminders()).slice(before).sort()).toEqual([agent.email, talent.email].sort())
    clock.offset(22 * 60_000)
    await runDueTimers()
    await app.settle()
    expect(await reminders()).toHaveLength(before + 2)
    clock.offset(0)
  })

  test('a conversation is closed to an agent as soon as their mandate ends', async () => {
    expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
    expect((await send(agent, 'Still here?')).status).toBe(404)
    expect(expectOk(await agent.call('/messages/talentAgentMessageList', {}), 'list').data.items).toEqual([])
  })
})
