import type { QueueItem } from '@marquee/contract/calls/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const message = (change: object = {}) => ({
  name: 'Wren Adair',
  email: 'wren@example.com',
  subject: 'A copied picture',
  message: 'A campaign shows a picture of mine.\nPlease remove it.',
  ...change,
})
const items = async (): Promise<QueueItem[]> =>
  expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data.items.filter(
    ({ kind }: QueueItem) => kind === 'contact_message',
  )
const itemAbout = async (subject: string) => (await items()).find((item) => item.subject === subject)
const read = (messageId: string) => operator.call('/superAdmin/getContactMessage', { messageId })
const lastEmailTo = async (address: string) => (await app.emails()).filter(({ to }) => to === address).at(-1)

test('a visitor’s message is confirmed by email with its number, without their words, and waits for an operator', async () => {
  const { number } = expectOk(await app.call('/content/contactUs', message()), 'message').data
  const confirmation = await lastEmailTo('wren@example.com')
  expect(confirmation?.subject).toBe(`We have received your message ${number}`)
  expect(confirmation?.text).not.toContain('picture of mine')
  const item = await itemAbout('A copied picture')
  expect(item).toMatchObject({ user: null, assignee: null })
  const { data } = expectOk(await read(item?.subjectId ?? ''), 'details')
  expect(data).toMatchObject({ ...message(), number, isOwnAddress: false })
})

test('operators are told by email, with a link to the message', async () => {
  const { number } = expectOk(
    await app.call('/content/contactUs', message({ subject: 'Please tell' })),
    'message',
  ).data
  const item = await itemAbout('Please tell')
  const email = await lastEmailTo(operator.email)
  expect(email?.subject).toBe(`New message ${number}: Please tell`)
  expect(email?.text).toContain(`/admin/queue/contact_message/${item?.subjectId}`)
  expect(email?.text).not.toContain('picture of mine')
})

test('a program that fills the hidden field gets the same answer, and nothing is stored or sent', async () => {
  const human = await app.call('/content/contactUs', message({ website: '' }))
  const before = [(await items()).length, (await app.emails()).length]
  const program = await app.call('/content/contactUs', message({ website: 'https://spam.example' }))
  expect(program.status).toBe(human.status)
  expect(program.message).toBe(human.message)
  expect(program.data).toEqual({ number: expect.stringMatching(/^[0-9A-F]{8}$/) })
  expect([(await items()).length, (await app.emails()).length]).toEqual(before)
})

test('a signed-in user gets a copy at the address of the account only', async () => {
  const brand = await newPerson(app, 'brand', 'Asking brand')
  const own = message({ email: brand.email, subject: 'From a brand' })
  expectOk(await brand.call('/brand/contactUs', own), 'message')
  expect((await lastEmailTo(brand.email))?.text).toContain('picture of mine')
  const item = await itemAbout('From a brand')
  expect(item?.user).toMatchObject({ id: brand.id, name: 'Asking brand', page: { at: 'user', id: brand.id } })
  expect((await read(item?.subjectId ?? '')).data.isOwnAddress).toBe(true)
  expectOk(
    await brand.call('/content/contactUs', message({ email: 'other@example.com', subject: 'Elsewhere' })),
    'other',
  )
  expect((await lastEmailTo('other@example.com'))?.text).not.toContain('picture of mine')
})

test('names with addresses and messages of a few letters fail at their field', async () => {
  const fields = async (change: object) =>
    Object.keys((await app.call('/content/contactUs', message(change))).data.fields ?? {})
  expect(await fields({ name: 'Win at prize.example' })).toEqual(['name'])
  expect(await fields({ message: 'Hi' })).toEqual(['message'])
  expect(await fields({ email: 'nobody' })).toEqual(['email'])
})

test('an operator closes a message with a reason, and nobody else reads it', async () => {
  expectOk(await app.call('/content/contactUs', message({ subject: 'To be closed' })), 'message')
  const item = await itemAbout('To be closed')
  const which = { kind: 'contact_message', subjectId: item?.subjectId }
  const talent = await newPerson(app, 'talent', 'Curious talent')
  expect((await talent.call('/superAdmin/getContactMessage', { messageId: item?.subjectId })).status).toBe(
    403,
  )
  expectOk(
    await operator.call('/superAdmin/closeQueueItem', { ...which, reason: 'Answered by email' }),
    'closing',
  )
  expect(await itemAbout('To be closed')).toBeUndefined()
})

test('an erased account’s messages are deleted', async () => {
  const talent = await newPerson(app, 'talent', 'Writing talent')
  expectOk(await talent.call('/content/contactUs', message({ subject: 'Before I leave' })), 'message')
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  expect(await itemAbout('Before I leave')).toBeUndefined()
})

test('messages are deleted after two years', async () => {
  expectOk(await app.call('/content/contactUs', message({ subject: 'Long ago' })), 'message')
  clock.moveBy(731 * 86_400_000)
  await cleanUp()
  operator = await signInOperator(app, operator)
  expect(await items()).toEqual([])
})
