import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { confirmSecondFactor } from '../../testing/second-factor.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.passTime(0))

const HOUR_MS = 3_600_000

async function aTalent(): Promise<Person> {
  count += 1
  return newPerson(app, 'talent', `Moving talent ${count}`)
}
const newAddress = () => `new.address.${++count}@example.com`
const newestMail = async (email: string, subject: RegExp) =>
  (await app.emails()).filter((mail) => mail.to === email && subject.test(mail.subject)).at(-1)
const codeTo = async (email: string) =>
  /^\d{6}/.exec((await newestMail(email, /is your Marquee code$/))?.subject ?? '')?.[0] ?? ''
const undoTokenAt = async (email: string) =>
  /undo-email-change#([\w-]+)/.exec((await newestMail(email, /was changed$/))?.text ?? '')?.[1] ?? ''
const ask = (person: Person, email: string) => person.call('/user/change-email', { email })
const undo = (token: string) => app.call('/user/undo-email-change', { token })
const signIn = (email: string, password = PASSWORD) => app.call('/talent/signin', { email, password })
const addressOf = async (id: string) =>
  (await app.engine.root.execute(`select email from accounts where id = '${id}'`)).rows[0]?.email

/** Changes the address of a person and returns the former and the new one. */
async function change(person: Person, to = newAddress()): Promise<{ from: string; to: string }> {
  const from = String(await addressOf(person.id))
  expectOk(await ask(person, to), 'change')
  expectOk(await person.call('/user/confirm-email-change', { code: await codeTo(to) }), 'code')
  return { from, to }
}

test('the address changes when the code from the new one is entered, and other sessions end', async () => {
  const person = await aTalent()
  const { token } = expectOk(await signIn(person.email), 'another session').data
  const to = newAddress()
  expectOk(await ask(person, to), 'change')
  expect(await addressOf(person.id), 'before the code').toBe(person.email)
  expect(await newestMail(person.email, /^You asked to change/)).toBeTruthy()
  const wrong = (await codeTo(to)) === '000000' ? '000001' : '000000'
  expect((await person.call('/user/confirm-email-change', { code: wrong })).code).toBe('wrong_code')
  const code = await codeTo(to)
  expect(expectOk(await person.call('/user/confirm-email-change', { code }), 'code').data.email).toBe(to)
  expect((await person.call('/user/profile', {}, { method: 'GET' })).data.email).toBe(to)
  expect((await app.call('/user/profile', {}, { method: 'GET', token })).status).toBe(401)
  expect((await signIn(person.email)).code).toBe('wrong_sign_in')
  expect((await signIn(to)).status).toBe(200)
  expect((await person.call('/user/confirm-email-change', { code })).code, 'again').toBe('wrong_code')
})

test('a change needs a password confirmed in the last ten minutes, and its code works as long', async () => {
  const person = await aTalent()
  const to = newAddress()
  expectOk(await ask(person, to), 'change')
  await app.passTime(11 * 60_000)
  expect((await ask(person, to)).code).toBe('step_up_required')
  expect((await person.call('/user/confirm-email-change', { code: await codeTo(to) })).code).toBe(
    'wrong_code',
  )
})

test('five codes are judged for a change, also when many arrive at once', async () => {
  const person = await aTalent()
  const to = newAddress()
  expectOk(await ask(person, to), 'change')
  const code = await codeTo(to)
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(
    Array.from({ length: 20 }, () => person.call('/user/confirm-email-change', { code: wrong })),
  )
  expect((await person.call('/user/confirm-email-change', { code })).code).toBe('wrong_code')
})

test('an address with an account gets an email that says so, and the answer is the same', async () => {
  const [person, owner] = [await aTalent(), await aTalent()]
  const free = expectOk(await ask(person, newAddress()), 'a free address')
  const taken = expectOk(await ask(person, owner.email), 'a taken address')
  expect(taken.message).toBe(free.message)
  expect(Object.keys(taken.data)).toEqual(Object.keys(free.data))
  expect(await newestMail(owner.email, /was entered for a Marquee account$/)).toBeTruthy()
  expect((await person.call('/user/security')).data.pendingEmail.email).toBe(owner.email)
})

test('a pending change can be cancelled', async () => {
  const person = await aTalent()
  const to = newAddress()
  expectOk(await ask(person, to), 'change')
  expect((await person.call('/user/cancel-email-change')).data.cancelled).toBe(true)
  expect((await person.call('/user/security')).data.pendingEmail).toBeNull()
  expect((await person.call('/user/confirm-email-change', { code: await codeTo(to) })).code).toBe(
    'wrong_code',
  )
  expect((await person.call('/user/cancel-email-change')).data.cancelled).toBe(false)
})

test('the former address restores itself within 72 hours: sessions end, the password stops working, a reset link is sent', async () => {
  const person = await aTalent()
  const { from, to } = await change(person)
  expect(await app.call('/user/undo-email-change', { token: await undoTokenAt(to) })).toMatchObject({
    status: 400,
  })
  expect(expectOk(await undo(await undoTokenAt(from)), 'undo').data.email).toBe(from)
  expect((await person.call('/user/profile', {}, { method: 'GET' })).status).toBe(401)
  expect((await signIn(from)).code).toBe('wrong_sign_in')
  expect((await signIn(to)).code).toBe('wrong_sign_in')
  const token = /reset-password#([\w-]+)/.exec((await newestMail(from, /^Set a new/))?.text ?? '')?.[1] ?? ''
  const password = 'nine warm stones'
  expectOk(await app.call('/user/forget-password-change-password', { token, password }), 'reset')
  expect((await signIn(from, password)).status).toBe(200)
  expect((await undo(await undoTokenAt(from))).code, 'a second time').toBe('wrong_code')
})

test('the link to undo a change works for 72 hours', async () => {
  const person = await aTalent()
  const { from } = await change(person)
  await app.passTime(72 * HOUR_MS + 60_000)
  expect((await undo(await undoTokenAt(from))).code).toBe('wrong_code')
})

test('the undo of a change also undoes the ones made after it, in whatever order they arrive', async () => {
  const person = await aTalent()
  const first = await change(person)
  const second = await change(person)
  const third = newAddress()
  expectOk(await ask(person, third), 'a third one, waiting')
  const tokens = [await undoTokenAt(first.from), await undoTokenAt(second.from)]
  const answers = await Promise.all(tokens.map(undo))
  expect(answers[0]?.status).toBe(200)
  expect(await addressOf(person.id)).toBe(first.from)
  expect((await undo(tokens[1] ?? '')).code).toBe('wrong_code')
})

test('an undo at the same moment as a second change leaves the former address', async () => {
  const person = await aTalent()
  const first = await change(person)
  const to = newAddress()
  expectOk(await ask(person, to), 'second change')
  const code = await codeTo(to)
  const token = await undoTokenAt(first.from)
  await Promise.all([undo(token), person.call('/user/confirm-email-change', { code })])
  expect(await addressOf(person.id)).toBe(first.from)
  expect((await person.call('/user/profile', {}, { method: 'GET' })).status).toBe(401)
})

test('nobody else takes the former address while a change can be undone, by a sign-up begun before or after it', async () => {
  const person = await aTalent()
  const body = { password: PASSWORD, termsAccepted: true, isAdult: true, companyName: 'Address taker' }
  const { from } = await change(person)
  const signUp = () => app.call('/brand/signup', { ...body, email: from })
  expectOk(await signUp(), 'the same answer')
  expect(await newestMail(from, /was entered for a Marquee account$/)).toBeTruthy()
  // As if the sign-up had begun at the very moment of the change.
  const other = newAddress()
  expectOk(await app.call('/brand/signup', { ...body, email: other }), 'sign-up')
  const code = await codeTo(other)
  await app.engine.root.execute(`update sign_ups set email = '${from}' where email = '${other}'`)
  expect((await app.call('/brand/verify-email', { email: from, code })).code).toBe('wrong_code')
  const stranger = await aTalent()
  const before = await codeTo(from)
  expectOk(await ask(stranger, from), 'a change to it')
  expect(await codeTo(from), 'no code was sent').toBe(before)
  expectOk(await undo(await undoTokenAt(from)), 'undo')
})

test('a second factor that was turned on shortly before the change or after it is removed by the undo, an older one stays', async () => {
  const [fresh, old] = [await aTalent(), await aTalent()]
  await confirmSecondFactor(old)
  await app.engine.root.execute(
    `update second_factors set enrolled_at = enrolled_at - interval '73 hours', removes_at = now() + interval '1 day' where account_id = '${old.id}'`,
  )
  const [changed, changedOld] = [await change(fresh), await change(old)]
  await confirmSecondFactor(fresh)
  expectOk(await undo(await undoTokenAt(changed.from)), 'undo')
  expectOk(await undo(await undoTokenAt(changedOld.from)), 'undo')
  const { rows } = await app.engine.root.execute(
    `select account_id, removes_at from second_factors where account_id in ('${fresh.id}', '${old.id}')`,
  )
  expect(rows, 'a planned removal is cancelled').toEqual([{ account_id: old.id, removes_at: null }])
})

test('payouts are held for 72 hours after a change, also of a payee who adds bank details later', async () => {
  const person = await aTalent()
  await change(person)
  await confirmSecondFactor(person)
  expectOk(await person.call('/talent/addBankAccount', {}), 'bank account')
  const { waitsUntil } = expectOk(await person.call('/talent/fetchBankAccount', {}), 'bank').data
  const hours = (Date.parse(waitsUntil) - Date.now()) / HOUR_MS
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
})

test('a reset link that was sent to the former address stops working with the change', async () => {
  const person = await aTalent()
  expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
  await app.settle()
  const mail = await newestMail(person.email, /^Set a new/)
  const token = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await change(await signInAgain(app, person))
  const body = { token, password: 'nine warm stones' }
  expect((await app.call('/user/forget-password-change-password', body)).code).toBe('wrong_code')
})
