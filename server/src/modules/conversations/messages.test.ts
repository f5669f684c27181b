import { randomUUID } from 'node:crypto'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { CONTACT_DETAILS_SENTENCE } from '@marquee/contract/rules/contact-details'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aTestConversation, type TestConversation } from '../../testing/conversation.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { aDeal } from '../../testing/work.ts'

let app: TestApp
let brand: TestConversation['brand']
let talent: TestConversation['talent']
let agent: TestConversation['agent']
let stranger: TestConversation['stranger']
let conversationId: TestConversation['conversationId']
let campaignId: TestConversation['campaignId']
let send: TestConversation['send']
let sent: TestConversation['sent']
let mark: TestConversation['mark']
let history: TestConversation['history']

beforeAll(async () => {
  app = await startTestApp()
  ;({ brand, talent, agent, stranger, conversationId, campaignId, send, sent, mark, history } =
    await aTestConversation(app, 'Talking'))
})
afterAll(() => app.stop())

test('messages are numbered without gaps, in one order for all readers', async () => {
  const first = await sent(brand, 'Hello, and welcome.')
  const all = await Promise.all(
    [brand, talent, agent, brand, talent, agent].map((person, at) => sent(person, `At once ${at}`)),
  )
  const nos = all.map((message) => message.no).sort((one, other) => one - other)
  expect(nos).toEqual([1, 2, 3, 4, 5, 6].map((step) => first.no + step))
  const [asBrand, asTalent, asAgent] = await Promise.all([history(brand), history(talent), history(agent)])
  const order = (page: { items: { no: number; id: string }[] }) => page.items.map(({ no, id }) => [no, id])
  expect(order(asTalent)).toEqual(order(asBrand))
  expect(order(asAgent)).toEqual(order(asBrand))
  expect(asBrand.items.at(-1).no).toBe(asBrand.lastNo)
})

test('an agent’s message names the talent and is on the talent’s side', async () => {
  const message = await sent(agent, 'I answer for them.')
  expect(message).toMatchObject({
    side: 'talent',
    author: 'Talking Agent',
    onBehalfOf: 'Talking Talent',
    authorId: agent.id,
  })
  expect(await sent(talent, 'And I for myself.')).toMatchObject({
    side: 'talent',
    author: 'Talking Talent',
    onBehalfOf: null,
  })
})

test('messages with the same client id are stored once, even from several tabs at once', async () => {
  const clientId = randomUUID()
  const body = { conversationId, clientId, text: 'Once only' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => brand.call('/messages/send', body)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.data.no)).size).toBe(1)
  const { items, lastNo } = await history(talent)
  expect(items.filter((message: { text: string }) => message.text === 'Once only')).toHaveLength(1)
  expect(items.map((message: { no: number }) => message.no).at(-1)).toBe(lastNo)
})

test('a message needs text or a file, an existing message to quote, and own files', async () => {
  expect(await send(brand, '  ')).toMatchObject({
    status: 400,
    data: { fields: { text: expect.any(String) } },
  })
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

test('strangers cannot read or write messages', async () => {
  const { no } = await sent(brand, 'Between us')
  const requests = [
    stranger.call('/messages/getHistory', { conversationId }),
    stranger.call('/messages/getConversation', { conversationId }),
    send(stranger, 'Me too'),
    mark(stranger, 'read'),
    stranger.call('/messages/edit', { conversationId, no, text: 'Changed' }),
    stranger.call('/messages/delete', { conversationId, no }),
    stranger.call('/messages/react', { conversationId, no, emoji: '👍' }),
  ]
  expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual(requests.map(() => 404))
  expect(expectOk(await stranger.call('/messages/search', { q: 'between' }), 'search').data.items).toEqual([])
  expect(expectOk(await stranger.call('/messages/talentMessageList', {}), 'list').data.items).toEqual([])
})

test('authors edit and delete their messages, and every screen catches up by revision', async () => {
  const { no, rev } = await sent(talent, 'Worded badly')
  expect((await brand.call('/messages/edit', { conversationId, no, text: 'Mine now' })).status).toBe(403)
  expect(
    (await agent.call('/messages/delete', { conversationId, no })).status,
    'an agent is not the talent',
  ).toBe(403)
  expectOk(await talent.call('/messages/edit', { conversationId, no, text: 'Worded well' }), 'edit')
  expectOk(await brand.call('/messages/react', { conversationId, no, emoji: '🎉' }), 'reaction')
  const [changed] = (await history(brand, { afterRev: rev })).items
  expect(changed).toMatchObject({
    no,
    text: 'Worded well',
    editedAt: expect.any(String),
    reactions: [{ emoji: '🎉', by: [brand.id] }],
  })
  clock.offset(16 * 60_000)
  expect((await talent.call('/messages/edit', { conversationId, no, text: 'Too late' })).status).toBe(422)
  expectOk(await talent.call('/messages/delete', { conversationId, no }), 'deletion')
  const after = await history(brand, { afterRev: changed.rev })
  expect(after.items).toEqual([
    expect.objectContaining({ no, text: '', files: [], reactions: [], deletedAt: expect.any(String) }),
  ])
  clock.offset(0)
  expect((await brand.call('/messages/react', { conversationId, no, emoji: '👍' })).status).toBe(404)
})

test('messages have contact data only once the two sides have had a deal, also when they are edited', async () => {
  const other = await aTestConversation(app, 'Careful')
  const text = 'Call me on +44 7911 123456'
  const refused = { status: 400, code: 'invalid_input', data: { fields: { text: CONTACT_DETAILS_SENTENCE } } }
  for (const person of [other.brand, other.talent, other.agent])
    expect(await other.send(person, text), person.role).toMatchObject(refused)
  const { no } = await other.sent(other.talent, 'Call me')
  const edit = { conversationId: other.conversationId, no, text }
  expect(await other.talent.call('/messages/edit', edit)).toMatchObject(refused)
  expect((await other.history(other.brand)).items.at(-1)).toMatchObject({ no, text: 'Call me' })

  await aDeal(other.brand, other.talent)
  for (const person of [other.brand, other.talent, other.agent]) await other.sent(person, text)
  expectOk(await other.talent.call('/messages/edit', edit), 'edit')
})

test('search finds messages by word prefixes, in own conversations', async () => {
  const { no } = await sent(talent, 'The tripod is in Clerkenwell, second floor')
  const found = async (person: Person, q: string, within = {}) =>
    expectOk(await person.call('/messages/search', { q, ...within }), 'search').data.items.map(
      (hit: { message: { no: number } }) => hit.message.no,
    )
  expect(await found(brand, 'clerk tripod')).toEqual([no])
  expect(await found(agent, 'CLERKENWELL')).toEqual([no])
  expect(await found(brand, 'clerk nowhere')).toEqual([])
  expect(await found(brand, 'clerk', { campaignId })).toEqual([no])
  expect(await found(brand, 'clerk', { campaignId: DIRECT_CAMPAIGN_ID }), 'said about a campaign').toEqual([])
  expect((await brand.call('/messages/search', { q: '& | !' })).data.fields).toHaveProperty('q')
})

test('messages are listed by number, by moment, and backwards', async () => {
  const { lastNo } = await history(brand)
  const early = await history(brand, { from: 2, limit: 3 })
  expect(early.items.map((message: { no: number }) => message.no)).toEqual([2, 3, 4])
  const before = await history(brand, { before: 4, limit: 2 })
  expect(before.items.map((message: { no: number }) => message.no)).toEqual([2, 3])
  const [last] = (await history(brand, { limit: 1 })).items
  expect(last.no).toBe(lastNo)
  expect((await history(brand, { at: last.at })).items[0].no).toBeLessThanOrEqual(lastNo)
})
