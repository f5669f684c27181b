import { randomUUID } from 'node:crypto'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../platform/clock.ts'
import { strikeDue } from '../../platform/clocks.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../proofs/market/agency.ts'
import { newPerson, type Person, sure } from '../../proofs/market/person.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../proofs/market/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
let stranger: Person
let campaignId: string
let conversationId: string
let mandateId: string

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Talking Brand')
  talent = await newPerson(app, 'talent', 'Talking Talent')
  agent = await newAgent(app, 'Talking Agent')
  stranger = await newPerson(app, 'talent', 'Quiet Talent')
  mandateId = await aMandatedTalent(agent, talent)
  campaignId = await aCampaign(brand)
  await anApplication(talent, campaignId)
  conversationId = sure(await brand.ask('/messages/openConversation', { campaignId, talentId: talent.id }), 'opening').data.id
})
afterAll(() => app.stop())

const send = (person: Person, text: string, more: object = {}) =>
  person.ask('/messages/send', { conversationId, clientId: randomUUID(), text, ...more })
const sent = async (person: Person, text: string, more: object = {}) => sure(await send(person, text, more), 'message').data
const mark = (person: Person, action: string, more: object = {}) => person.ask('/messages/markAction', { conversationId, action, ...more })
const history = async (person: Person, more: object = {}) =>
  sure(await person.ask('/messages/getHistory', { conversationId, ...more }), 'history').data
const mine = async (person: Person) => sure(await person.ask('/messages/getConversation', { conversationId }), 'conversation').data

describe('messages', () => {
  test('are numbered without a gap, in the order all read, whoever writes', async () => {
    const first = await sent(brand, 'Hello, and welcome.')
    const all = await Promise.all([brand, talent, agent, brand, talent, agent].map((person, at) => sent(person, `At once ${at}`)))
    const nos = all.map((message) => message.no).sort((one, other) => one - other)
    expect(nos).toEqual([1, 2, 3, 4, 5, 6].map((step) => first.no + step))
    const [asBrand, asTalent, asAgent] = await Promise.all([history(brand), history(talent), history(agent)])
    const order = (page: { items: { no: number; id: string }[] }) => page.items.map(({ no, id }) => [no, id])
    expect(order(asTalent)).toEqual(order(asBrand))
    expect(order(asAgent)).toEqual(order(asBrand))
    expect(asBrand.items.at(-1).no).toBe(asBrand.lastNo)
  })

  test('of an agent say for whom they are written, and are the talent’s side', async () => {
    const message = await sent(agent, 'I answer for them.')
    expect(message).toMatchObject({ side: 'talent', author: 'Talking Agent', onBehalfOf: 'Talking Talent', authorId: agent.id })
    expect(await sent(talent, 'And I for myself.')).toMatchObject({ side: 'talent', author: 'Talking Talent', onBehalfOf: null })
  })

  test('with the same client id are one, from however many tabs at once', async () => {
    const clientId = randomUUID()
    const body = { conversationId, clientId, text: 'Once only' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => brand.ask('/messages/send', body)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map((answer) => answer.data.no)).size).toBe(1)
    const { items, lastNo } = await history(talent)
    expect(items.filter((message: { text: string }) => message.text === 'Once only')).toHaveLength(1)
    expect(items.map((message: { no: number }) => message.no).at(-1)).toBe(lastNo)
  })

  test('need words or a file, a known message to answer, and own files', async () => {
    expect(await send(brand, '  ')).toMatchObject({ status: 400, data: { fields: { text: expect.any(String) } } })
    expect((await send(brand, 'x'.repeat(4_001))).data.fields).toHaveProperty('text')
    expect((await send(brand, 'To what?', { replyToNo: 9_999 })).data.fields).toHaveProperty('replyToNo')
    expect((await send(brand, '', { fileIds: [randomUUID()] })).status).toBe(404)
    const quoted = await sent(talent, 'Quote me')
    expect((await sent(brand, 'As you said', { replyToNo: quoted.no })).replyTo).toEqual({
      no: quoted.no,
      author: 'Talking Talent',
      text: 'Quote me',
    })
  })

  test('are no business of strangers', async () => {
    const { no } = await sent(brand, 'Between us')
    const asked = [
      stranger.ask('/messages/getHistory', { conversationId }),
      stranger.ask('/messages/getConversation', { conversationId }),
      send(stranger, 'Me too'),
      mark(stranger, 'read'),
      stranger.ask('/messages/edit', { conversationId, no, text: 'Changed' }),
      stranger.ask('/messages/delete', { conversationId, no }),
      stranger.ask('/messages/react', { conversationId, no, emoji: '👍' }),
    ]
    expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual(asked.map(() => 404))
    expect(sure(await stranger.ask('/messages/search', { q: 'between' }), 'search').data.items).toEqual([])
    expect(sure(await stranger.ask('/messages/talentMessageList', {}), 'list').data.items).toEqual([])
  })

  test('are changed and taken back by whoever wrote them, and every screen catches up by the change', async () => {
    const { no, rev } = await sent(talent, 'Worded badly')
    expect((await brand.ask('/messages/edit', { conversationId, no, text: 'Mine now' })).status).toBe(403)
    expect((await agent.ask('/messages/delete', { conversationId, no })).status, 'an agent is not the talent').toBe(403)
    sure(await talent.ask('/messages/edit', { conversationId, no, text: 'Worded well' }), 'edit')
    sure(await brand.ask('/messages/react', { conversationId, no, emoji: '🎉' }), 'reaction')
    const [changed] = (await history(brand, { afterRev: rev })).items
    expect(changed).toMatchObject({ no, text: 'Worded well', editedAt: expect.any(String), reactions: [{ emoji: '🎉', by: [brand.id] }] })
    clock.offset(16 * 60_000)
    expect((await talent.ask('/messages/edit', { conversationId, no, text: 'Too late' })).status).toBe(422)
    sure(await talent.ask('/messages/delete', { conversationId, no }), 'deletion')
    const after = await history(brand, { afterRev: changed.rev })
    expect(after.items).toEqual([expect.objectContaining({ no, text: '', files: [], reactions: [], deletedAt: expect.any(String) })])
    clock.offset(0)
    expect((await brand.ask('/messages/react', { conversationId, no, emoji: '👍' })).status).toBe(404)
  })

  test('are found by the beginnings of their words, in own conversations', async () => {
    const { no } = await sent(talent, 'The tripod is in Clerkenwell, second floor')
    const found = async (person: Person, q: string) =>
      sure(await person.ask('/messages/search', { q }), 'search').data.items.map((hit: { message: { no: number } }) => hit.message.no)
    expect(await found(brand, 'clerk tripod')).toEqual([no])
    expect(await found(agent, 'CLERKENWELL')).toEqual([no])
    expect(await found(brand, 'clerk nowhere')).toEqual([])
    expect((await brand.ask('/messages/search', { q: '& | !' })).data.fields).toHaveProperty('q')
  })

  test('are read by number, by moment, and backwards', async () => {
    const { lastNo } = await history(brand)
    const early = await history(brand, { from: 2, limit: 3 })
    expect(early.items.map((message: { no: number }) => message.no)).toEqual([2, 3, 4])
    const before = await history(brand, { before: 4, limit: 2 })
    expect(before.items.map((message: { no: number }) => message.no)).toEqual([2, 3])
    const [last] = (await history(brand, { limit: 1 })).items
    expect(last.no).toBe(lastNo)
    expect((await history(brand, { at: last.at })).items[0].no).toBeLessThanOrEqual(lastNo)
  })
})

describe('marks', () => {
  test('count exactly what others wrote and is not read, for each reader alone', async () => {
    for (const person of [brand, talent, agent]) sure(await mark(person, 'read'), 'read')
    await sent(talent, 'One')
    const two = await sent(talent, 'Two')
    expect([(await mine(brand)).unread, (await mine(talent)).unread, (await mine(agent)).unread]).toEqual([2, 0, 2])
    expect(sure(await brand.ask('/messages/counts', {}), 'counts').data).toEqual({ unread: 2, conversations: 1 })
    sure(await talent.ask('/messages/delete', { conversationId, no: two.no }), 'deletion')
    expect((await mine(brand)).unread).toBe(1)
    const race = await Promise.all([mark(brand, 'read', { no: two.no - 1 }), sent(talent, 'Meanwhile')])
    expect(race[0].status).toBe(200)
    expect((await mine(brand)).unread, 'what came meanwhile stays unread').toBe(1)
  })

  test('never go back by themselves, and the other side sees how far one has read', async () => {
    const { lastNo } = await history(brand)
    sure(await mark(talent, 'read'), 'read')
    sure(await mark(talent, 'read', { no: 1 }), 'an old mark')
    const marks: { accountId: string; readNo: number; side: string }[] = (await history(brand)).marks
    expect(marks.find((one) => one.accountId === talent.id)).toMatchObject({ readNo: lastNo, side: 'talent' })
    const again = sure(await mark(brand, 'unread', { no: lastNo }), 'unread').data
    expect(again).toMatchObject({ unread: 1, readNo: lastNo - 1 })
  })

  test('put a conversation away until the next message, or for good while it is muted', async () => {
    const shown = async (show: string) =>
      sure(await brand.ask('/messages/getUserBycampaignList', { show }), 'list').data.items.map((one: { id: string }) => one.id)
    sure(await mark(brand, 'archive'), 'archive')
    expect([await shown('inbox'), await shown('archived')]).toEqual([[], [conversationId]])
    await sent(talent, 'Are you there?')
    expect([await shown('inbox'), await shown('archived')]).toEqual([[conversationId], []])
    sure(await mark(brand, 'archive'), 'archive')
    sure(await mark(brand, 'mute'), 'mute')
    await sent(talent, 'Hello?')
    expect(await shown('inbox')).toEqual([])
    expect(sure(await brand.ask('/messages/counts', {}), 'counts').data.unread).toBe(0)
    sure(await mark(brand, 'mute', { on: false }), 'mute')
    sure(await mark(brand, 'archive', { on: false }), 'archive')
    sure(await mark(brand, 'star'), 'star')
    expect([await shown('starred'), await shown('inbox')]).toEqual([[conversationId], [conversationId]])
  })

  test('of an agent write no deed, their messages do', async () => {
    const deeds = async () =>
      sure(await talent.ask('/talent/agent-acts', {}), 'deeds').data.items.map((deed: { call: string }) => deed.call)
    const before = await deeds()
    sure(await mark(agent, 'read'), 'read')
    expect(await deeds()).toEqual(before)
    await sent(agent, 'In your name')
    expect((await deeds())[0]).toBe('sendMessage')
  })

  test('report a message with what it said', async () => {
    const { no } = await sent(talent, 'Let us settle this outside')
    expect((await mark(brand, 'report', { no })).data.fields).toHaveProperty('reason')
    expect((await mark(brand, 'report', { no, reason: 'off_platform' })).status).toBe(200)
  })
})

describe('a conversation', () => {
  test('needs something between the two', async () => {
    const elsewhere = await newPerson(app, 'brand', 'Elsewhere Brand')
    const open = (person: Person, body: object) =>
      person.ask(person.role === 'brand' ? '/messages/openConversation' : '/messages/talentOpenConversation', body)
    expect((await open(brand, { campaignId, talentId: stranger.id })).status).toBe(422)
    expect((await open(elsewhere, { campaignId, talentId: talent.id })).status, 'a foreign campaign').toBe(404)
    expect((await open(stranger, { campaignId, brandId: brand.id })).status).toBe(422)
    expect((await open(stranger, { campaignId: DIRECT_CAMPAIGN_ID, brandId: brand.id })).status).toBe(422)
    const again = sure(await open(talent, { campaignId, brandId: brand.id }), 'opening').data
    expect(again.id).toBe(conversationId)
    const opened = await Promise.all([open(brand, { campaignId, talentId: talent.id }), open(talent, { campaignId, brandId: brand.id })])
    expect(opened.map((answer) => answer.data.id)).toEqual([conversationId, conversationId])
  })

  test('is listed under its campaign, with the newest message in the reader’s words', async () => {
    await sent(talent, 'The newest')
    const campaigns = sure(await brand.ask('/messages/getCampaigns', {}), 'campaigns').data.items
    expect(campaigns).toEqual([expect.objectContaining({ campaign: expect.objectContaining({ id: campaignId }), conversations: 1 })])
    const [ofTalent] = sure(await talent.ask('/messages/talentMessageList', {}), 'list').data.items
    expect(ofTalent).toMatchObject({
      id: conversationId,
      last: { text: 'The newest', side: 'talent' },
      brand: { companyName: 'Talking Brand' },
    })
    const listed = sure(await agent.ask('/messages/talentAgentMessageList', { q: 'talking br' }), 'list').data.items
    expect(listed.map((one: { id: string }) => one.id)).toEqual([conversationId])
  })

  test('is opened by an offer, whose cards speak to each side of its own money and carry the button of whose turn it is', async () => {
    const other = await newPerson(app, 'talent', 'Offered Talent')
    const offerId = await anOffer(brand, other)
    await app.settle()
    const [row] = sure(await other.ask('/messages/talentMessageList', {}), 'list').data.items
    const cards = async (person: Person) => sure(await person.ask('/messages/getHistory', { conversationId: row.id }), 'history').data.items
    const [toTalent] = await cards(other)
    const [toBrand] = await cards(brand)
    expect(toTalent).toMatchObject({
      kind: 'card',
      side: 'system',
      card: { event: 'offer.sent', place: 'offer', placeId: offerId, action: 'Answer the offer' },
    })
    expect(toBrand.card.action).toBeNull()
    expect(toBrand.text).not.toBe(toTalent.text)
    expect(row.offerId).toBe(offerId)
    sure(await other.ask('/talent/reject-offer', { offerId, reason: 'busy' }), 'rejection')
    await app.settle()
    expect(
      (await cards(other)).map((message: { card: { event: string; action: string | null } }) => [message.card.event, message.card.action]),
    ).toEqual([
      ['offer.sent', null],
      ['offer.ended', null],
    ])
  })

  test('follows a deal to its end', async () => {
    const other = await newPerson(app, 'talent', 'Working Talent')
    const { dealId } = await aDeal(brand, other)
    await app.settle()
    const [row] = sure(await other.ask('/messages/talentMessageList', {}), 'list').data.items
    expect(row).toMatchObject({ dealId, last: { text: 'Paid and held: the deal is open' } })
  })

  test('tells by mail of words that nobody has read for ten minutes, once', async () => {
    for (const person of [brand, talent, agent]) sure(await mark(person, 'read'), 'read')
    const letters = async () => (await app.mails()).filter((mail) => mail.subject.includes('has written to')).map((mail) => mail.to)
    const before = (await letters()).length
    await sent(brand, 'Please answer')
    await sent(brand, 'Soon')
    clock.offset(11 * 60_000)
    await strikeDue()
    await app.settle()
    expect((await letters()).slice(before).sort()).toEqual([agent.email, talent.email].sort())
    clock.offset(22 * 60_000)
    await strikeDue()
    await app.settle()
    expect(await letters()).toHaveLength(before + 2)
    clock.offset(0)
  })

  test('is closed to an agent the moment their right ends', async () => {
    sure(await talent.ask('/talent/end-mandate', { mandateId }), 'end')
    expect((await send(agent, 'Still here?')).status).toBe(404)
    expect(sure(await agent.ask('/messages/talentAgentMessageList', {}), 'list').data.items).toEqual([])
  })
})
