import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'
import { invite } from './testing/invited.ts'
import { unsubscribeLinkOf } from './unsubscribe-token.ts'

let app: TestApp
let talent: Person
/** The unsubscribe URL in the email about an invitation. */
let address: string
beforeAll(async () => {
  app = await startTestApp()
  const brand = await newPerson(app, 'brand', 'Leaving Brand')
  talent = await newPerson(app, 'talent', 'Leaving Talent')
  await invite(app, brand, talent, await aCampaign(brand))
  address = pathIn((await app.emails()).findLast((mail) => mail.to === talent.email)?.text ?? '')
})
afterAll(() => app.stop())

const pathIn = (text: string) => /https?:\/\/[^/\s]+(\/unsubscribe\S+)/.exec(text)?.[1] ?? ''
const paceOf = async (kind: string): Promise<string> =>
  expectOk(await talent.call('/user/notification-settings'), 'settings').data.items.find(
    (item: { kind: string }) => item.kind === kind,
  ).mail
/** Unsubscribes like an email program: from another site, with its own body, without a session. */
const press = (url: string, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('opening the unsubscribe link changes nothing and asks for confirmation', async () => {
  const page = await app.app.inject({ method: 'GET', url: address })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Unsubscribe from emails about applications and invitations?')
  expect(await paceOf('applications')).toBe('now')
})

test('one click in an email program turns off emails of that kind only, even when repeated', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const page = await press(address, type)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('You won’t get emails about applications and invitations any more.')
  }
  expect(await paceOf('applications')).toBe('off')
  expect(await paceOf('offers')).toBe('now')
})

test('undoing an unsubscription restores the previous setting unless another was chosen since', async () => {
  const undo = pathIn(`http://x${/action="([^"]+\/undo[^"]+)"/.exec((await press(address)).body)?.[1]}`)
  expect((await press(undo)).body).toContain('Emails turned back on')
  expect(await paceOf('applications')).toBe('now')
  await press(address)
  expectOk(await talent.call('/user/set-notification', { kind: 'applications', mail: 'off' }), 'own choice')
  await press(undo)
  expect(await paceOf('applications')).toBe('off')
})

test('unsubscribing from the daily summary ends all its kinds, and the undo restores them', async () => {
  for (const kind of ['money', 'deals'])
    expectOk(await talent.call('/user/set-notification', { kind, mail: 'daily' }), kind)
  const daily = pathIn(unsubscribeLinkOf(talent.id, 'daily').url)
  await press(daily)
  expect([await paceOf('money'), await paceOf('deals'), await paceOf('offers')]).toEqual([
    'off',
    'off',
    'now',
  ])
  await press(daily.replace('?', '/undo?'))
  expect([await paceOf('money'), await paceOf('deals')]).toEqual(['daily', 'daily'])
})

test('a link with an invalid signature, or for another account or kind, does nothing', async () => {
  for (const forged of [
    address.replace('applications', 'offers'),
    address.replace(talent.id, '0b0e6f0a-0000-4000-8000-000000000000'),
    `${address}x`,
    '/unsubscribe',
  ])
    expect((await press(forged)).statusCode).toBe(404)
  expect(await paceOf('offers')).toBe('now')
})

test('only the unsubscribe path accepts requests from other sites', async () => {
  expect((await press('/api/user/set-notification', 'application/json')).statusCode).toBe(403)
})
