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

interface Heard {
  name: string
  payload: { conversationId?: string; accountId?: string; message?: { text: string; authorId: string } }
}
interface Line {
  person: Person
  socket: Socket
  heard: Heard[]
}

let app: TestApp
let base = ''
let talk: TestConversation
const lines = new Map<Principal, Line>()

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
  base = await app.start()
  talk = await aTestConversation(app, 'Wired')
  const people: Record<Principal, Person> = {
    brand: talk.brand,
    talent: talk.talent,
    agent: talk.agent,
    'other brand': await newPerson(app, 'brand', 'Other brand'),
    'other talent': talk.stranger,
    'other agent': await newAgent(app, 'Other agent'),
    'removed agent': await aRemovedAgent(),
    'agent without the right': await anAgentWithout(),
    colleague: await aMember(talk.agent, []),
  }
  for (const principal of principals) lines.set(principal, await connect(people[principal]))
})
afterAll(async () => {
  for (const { socket } of lines.values()) socket.disconnect()
  await app.stop()
})

async function aRemovedAgent(): Promise<Person> {
  const agent = await newAgent(app, 'Removed agent')
  const mandateId = await aMandatedTalent(agent, talk.talent)
  expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  return agent
}

async function anAgentWithout(): Promise<Person> {
  const agent = await newAgent(app, 'Silent agent')
  await aMandatedTalent(agent, talk.talent, { scopes: ['view', 'apply'] })
  return agent
}

function connect(person: Person): Promise<Line> {
  const socket = io(base, {
    auth: { token: person.token },
    transports: ['polling'],
    forceNew: true,
    reconnection: false,
  })
  const heard: Heard[] = []
  socket.onAny((name: string, payload: Heard['payload']) => heard.push({ name, payload }))
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ person, socket, heard }))
    socket.on('connect_error', reject)
  })
}

const line = (principal: Principal): Line => lines.get(principal) ?? fail(principal)
function fail(principal: string): never {
  throw new Error(`${principal} has no line`)
}
const own = ({ heard }: Line, name: string): Heard[] =>
  heard.filter((one) => one.name === name && one.payload.conversationId === talk.conversationId)

/** Makes a call over the socket, as the web app does. */
const over = (
  principal: Principal,
  name: keyof typeof socketCalls,
  body: object,
): Promise<{ status: number; data: { no: number; authorId: string } }> =>
  line(principal).socket.timeout(20_000).emitWithAck(name, body, randomUUID())

/**
 * Waits until every event so far has arrived: events of one connection arrive in order, so this one is last.
 */
async function settled(): Promise<void> {
  const mark = randomUUID()
  const ids = [...lines.values()].map(({ person }) => person.id)
  await inTransaction(systemActor, async () => broadcast(ids, 'refresh', { topics: [mark] }))
  const all = [...lines.values()]
  await expect
    .poll(() => all.every(({ heard }) => JSON.stringify(heard).includes(mark)), { timeout: 20_000 })
    .toBe(true)
}

describe.each(principals)('%s', (principal) => {
  const isMember = members.some((member) => member === principal)

  test('sends over the socket what they may send over HTTP, and every member receives it once', async () => {
    const text = `Over the wire, ${principal}`
    const before = await lastNo()
    const answer = await over(principal, 'send', {
      conversationId: talk.conversationId,
      clientId: randomUUID(),
      text,
    })
    expect(answer.status).toBe(isMember ? 200 : principal === 'agent without the right' ? 403 : 404)
    await settled()
    expect(await lastNo()).toBe(before + (isMember ? 1 : 0))
    for (const member of members) {
      const received = own(line(member), 'message').filter((one) => one.payload.message?.text === text)
      expect(received.map((one) => one.payload.message?.authorId)).toEqual(
        isMember ? [line(principal).person.id] : [],
      )
    }
  })

  test('cannot write under another name', async () => {
    const body = {
      conversationId: talk.conversationId,
      clientId: randomUUID(),
      text: 'Spoofed',
      authorId: talk.brand.id,
      side: 'brand',
    }
    expect((await over(principal, 'send', body)).status).toBe(400)
    const typings = () => members.map((member) => own(line(member), 'typing').length)
    const before = typings()
    line(principal).socket.emit('typing', {
      conversationId: talk.conversationId,
      accountId: talk.brand.id,
      name: 'Someone else',
    })
    await over(principal, 'mark', { conversationId: talk.conversationId, action: 'delivered' })
    await settled()
    expect(typings()).toEqual(before)
  })

  test('marks what they have read, and all members receive the receipt', async () => {
    const answer = await over(principal, 'mark', { conversationId: talk.conversationId, action: 'read' })
    expect(answer.status).toBe(isMember ? 200 : principal === 'agent without the right' ? 403 : 404)
    await settled()
    const { id } = line(principal).person
    for (const member of members)
      expect(own(line(member), 'receipts').some((one) => one.payload.accountId === id)).toBe(isMember)
  })

  test('typing is shown only to the others of the conversation', async () => {
    const { id } = line(principal).person
    line(principal).socket.emit('typing', { conversationId: talk.conversationId })
    // This call follows on the same connection: once it is answered, the typing event has been handled.
    await over(principal, 'mark', { conversationId: talk.conversationId, action: 'delivered' })
    const others = members.filter((member) => member !== principal)
    const hasHeard = () =>
      others.every((member) => own(line(member), 'typing').some((one) => one.payload.accountId === id))
    if (isMember) await expect.poll(hasHeard, { timeout: 20_000 }).toBe(true)
    await settled()
    expect(hasHeard()).toBe(isMember)
    expect(own(line(principal), 'typing').some((one) => one.payload.accountId === id)).toBe(false)
  })
})

test('an outsider receives no event, whatever room they name', async () => {
  for (const principal of strangers) {
    for (const name of ['join', 'subscribe', 'room'])
      line(principal).socket.emit(name, `account:${talk.brand.id}`, talk.conversationId)
  }
  await talk.sent(talk.brand, 'Not for strangers')
  await settled()
  for (const principal of strangers) {
    expect(
      line(principal).heard.filter((one) => JSON.stringify(one.payload).includes(talk.conversationId)),
      principal,
    ).toEqual([])
  }
})

test('an agent receives nothing from the moment the mandate ends', async () => {
  const mandateId = await aMandatedTalent(line('other agent').person, talk.talent)
  await talk.sent(talk.brand, 'With one more agent')
  await settled()
  expect(own(line('other agent'), 'message')).toHaveLength(1)
  expectOk(await talk.talent.call('/talent/end-mandate', { mandateId }), 'end')
  await talk.sent(talk.brand, 'With one agent less')
  await settled()
  expect(own(line('other agent'), 'message')).toHaveLength(1)
})

test('a client over the rate limit is rejected, and the others are not affected', async () => {
  const flood = await connect(line('other talent').person)
  const ended = new Promise((resolve) => flood.socket.once('disconnect', resolve))
  const refused: number[] = []
  for (let sent = 0; sent < 1_500; sent++) {
    flood.socket.emit(
      'mark',
      { conversationId: talk.conversationId, action: 'read' },
      '',
      ({ status }: { status: number }) => refused.push(status),
    )
  }
  const began = Date.now()
  expect(
    (
      await over('brand', 'send', {
        conversationId: talk.conversationId,
        clientId: randomUUID(),
        text: 'Through the flood',
      })
    ).status,
  ).toBe(200)
  await ended
  await expect
    .poll(
      () => own(line('talent'), 'message').some((one) => one.payload.message?.text === 'Through the flood'),
      { timeout: 20_000 },
    )
    .toBe(true)
  expect(Date.now() - began).toBeLessThan(20_000)
  expect(refused.every((status) => status === 404 || status === 429)).toBe(true)
})

async function lastNo(): Promise<number> {
  return (await talk.history(talk.brand, { limit: 1 })).lastNo
}
