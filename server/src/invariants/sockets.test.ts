import { randomUUID } from 'node:crypto'
import type { socketCalls } from '@marquee/contract/sockets'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/database.ts'
import { systemActor } from '../platform/handler.ts'
import { broadcast } from '../platform/realtime/broadcast.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, aMember, newAgent } from '../testing/agency.ts'
import { aTestConversation, type TestConversation } from '../testing/conversation.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'

/** Every socket event, for every kind of listener. */
const members = ['brand', 'talent', 'agent'] as const
const strangers = [
  'other brand',
  'other talent',
  'other agent',
  'removed agent',
  'agent without the right',
  'colleague',
] as const
const principals = [...members, ...strangers]
type Principal = (typeof principals)[number]

interface ReceivedEvent {
  name: string
  payload: { conversationId?: string; accountId?: string; message?: { text: string; authorId: string } }
}
interface Connection {
  person: Person
  socket: Socket
  received: ReceivedEvent[]
}

let app: TestApp
let base = ''
let conversation: TestConversation
const connections = new Map<Principal, Connection>()

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
  base = await app.start()
  conversation = await aTestConversation(app, 'Wired')
  const people: Record<Principal, Person> = {
    brand: conversation.brand,
    talent: conversation.talent,
    agent: conversation.agent,
    'other brand': await newPerson(app, 'brand', 'Other brand'),
    'other talent': conversation.stranger,
    'other agent': await newAgent(app, 'Other agent'),
    'removed agent': await aRemovedAgent(),
    'agent without the right': await anAgentWithout(),
    colleague: await aMember(conversation.agent, []),
  }
  for (const principal of principals) connections.set(principal, await connect(people[principal]))
})
afterAll(async () => {
  for (const { socket } of connections.values()) socket.disconnect()
  await app.stop()
})

async function aRemovedAgent(): Promise<Person> {
  const agent = await newAgent(app, 'Removed agent')
  const mandateId = await aMandatedTalent(agent, conversation.talent)
  expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  return agent
}

async function anAgentWithout(): Promise<Person> {
  const agent = await newAgent(app, 'Silent agent')
  await aMandatedTalent(agent, conversation.talent, { scopes: ['view', 'apply'] })
  return agent
}

function connect(person: Person): Promise<Connection> {
  const socket = io(base, {
    auth: { token: person.token },
    transports: ['polling'],
    forceNew: true,
    reconnection: false,
  })
  const received: ReceivedEvent[] = []
  socket.onAny((name: string, payload: ReceivedEvent['payload']) => received.push({ name, payload }))
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ person, socket, received }))
    socket.on('connect_error', reject)
  })
}

const connection = (principal: Principal): Connection => connections.get(principal) ?? fail(principal)
function fail(principal: string): never {
  throw new Error(`${principal} has no connection`)
}
const receivedByConversation = ({ received }: Connection, name: string): ReceivedEvent[] =>
  received.filter((one) => one.name === name && one.payload.conversationId === conversation.conversationId)

/** Makes a call over the socket, as the web app does. */
const callOver = (
  principal: Principal,
  name: keyof typeof socketCalls,
  body: object,
): Promise<{ status: number; data: { no: number; authorId: string } }> =>
  connection(principal).socket.timeout(20_000).emitWithAck(name, body, randomUUID())

/**
 * Waits until every event so far has arrived: events of one connection arrive in order, so this one is last.
 */
async function settled(): Promise<void> {
  const mark = randomUUID()
  const ids = [...connections.values()].map(({ person }) => person.id)
  await inTransaction(systemActor, async () => broadcast(ids, 'refresh', { topics: [mark] }))
  const all = [...connections.values()]
  await expect
    .poll(() => all.every(({ received }) => JSON.stringify(received).includes(mark)), { timeout: 20_000 })
    .toBe(true)
}

describe.each(principals)('%s', (principal) => {
  const isMember = members.some((member) => member === principal)

  test('sends over the socket what they may send over HTTP, and every member receives it once', async () => {
    const text = `Over the wire, ${principal}`
    const before = await lastNo()
    const answer = await callOver(principal, 'send', {
      conversationId: conversation.conversationId,
      clientId: randomUUID(),
      text,
    })
    expect(answer.status).toBe(isMember ? 200 : principal === 'agent without the right' ? 403 : 404)
    await settled()
    expect(await lastNo()).toBe(before + (isMember ? 1 : 0))
    for (const member of members) {
      const received = receivedByConversation(connection(member), 'message').filter(
        (one) => one.payload.message?.text === text,
      )
      expect(received.map((one) => one.payload.message?.authorId)).toEqual(
        isMember ? [connection(principal).person.id] : [],
      )
    }
  })

  test('cannot write under another name', async () => {
    const body = {
      conversationId: conversation.conversationId,
      clientId: randomUUID(),
      text: 'Spoofed',
      authorId: conversation.brand.id,
      side: 'brand',
    }
    expect((await callOver(principal, 'send', body)).status).toBe(400)
    const typings = () => members.map((member) => receivedByConversation(connection(member), 'typing').length)
    const before = typings()
    connection(principal).socket.emit('typing', {
      conversationId: conversation.conversationId,
      accountId: conversation.brand.id,
      name: 'Someone else',
    })
    await callOver(principal, 'mark', { conversationId: conversation.conversationId, action: 'delivered' })
    await settled()
    expect(typings()).toEqual(before)
  })

  test('marks what they have read, and all members receive the receipt', async () => {
    const answer = await callOver(principal, 'mark', {
      conversationId: conversation.conversationId,
      action: 'read',
    })
    expect(answer.status).toBe(isMember ? 200 : principal === 'agent without the right' ? 403 : 404)
    await settled()
    const { id } = connection(principal).person
    for (const member of members)
      expect(
        receivedByConversation(connection(member), 'receipts').some((one) => one.payload.accountId === id),
      ).toBe(isMember)
  })

  test('typing is shown only to the others of the conversation', async () => {
    const { id } = connection(principal).person
    connection(principal).socket.emit('typing', { conversationId: conversation.conversationId })
    // This call follows on the same connection: once it is answered, the typing event has been handled.
    await callOver(principal, 'mark', { conversationId: conversation.conversationId, action: 'delivered' })
    const others = members.filter((member) => member !== principal)
    const hasReceived = () =>
      others.every((member) =>
        receivedByConversation(connection(member), 'typing').some((one) => one.payload.accountId === id),
      )
    if (isMember) await expect.poll(hasReceived, { timeout: 20_000 }).toBe(true)
    await settled()
    expect(hasReceived()).toBe(isMember)
    expect(
      receivedByConversation(connection(principal), 'typing').some((one) => one.payload.accountId === id),
    ).toBe(false)
  })
})

test('an outsider receives no event, whatever room they name', async () => {
  for (const principal of strangers) {
    for (const name of ['join', 'subscribe', 'room'])
      connection(principal).socket.emit(name, `account:${conversation.brand.id}`, conversation.conversationId)
  }
  await conversation.sent(conversation.brand, 'Not for strangers')
  await settled()
  for (const principal of strangers) {
    expect(
      connection(principal).received.filter((one) =>
        JSON.stringify(one.payload).includes(conversation.conversationId),
      ),
      principal,
    ).toEqual([])
  }
})

test('an agent receives nothing from the moment the mandate ends', async () => {
  const mandateId = await aMandatedTalent(connection('other agent').person, conversation.talent)
  await conversation.sent(conversation.brand, 'With one more agent')
  await settled()
  expect(receivedByConversation(connection('other agent'), 'message')).toHaveLength(1)
  expectOk(await conversation.talent.call('/talent/end-mandate', { mandateId }), 'end')
  await conversation.sent(conversation.brand, 'With one agent less')
  await settled()
  expect(receivedByConversation(connection('other agent'), 'message')).toHaveLength(1)
})

test('a client over the rate limit is rejected, and the others are not affected', async () => {
  const flood = await connect(connection('other talent').person)
  const ended = new Promise((resolve) => flood.socket.once('disconnect', resolve))
  const statuses: number[] = []
  for (let sent = 0; sent < 1_500; sent++) {
    flood.socket.emit(
      'mark',
      { conversationId: conversation.conversationId, action: 'read' },
      '',
      ({ status }: { status: number }) => statuses.push(status),
    )
  }
  const began = Date.now()
  expect(
    (
      await callOver('brand', 'send', {
        conversationId: conversation.conversationId,
        clientId: randomUUID(),
        text: 'Through the flood',
      })
    ).status,
  ).toBe(200)
  await ended
  await expect
    .poll(
      () =>
        receivedByConversation(connection('talent'), 'message').some(
          (one) => one.payload.message?.text === 'Through the flood',
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  expect(Date.now() - began).toBeLessThan(20_000)
  expect(statuses.every((status) => status === 404 || status === 429)).toBe(true)
})

async function lastNo(): Promise<number> {
  return (await conversation.history(conversation.brand, { limit: 1 })).lastNo
}
