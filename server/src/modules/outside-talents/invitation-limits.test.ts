import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson } from '../../testing/person.ts'
import { invitationLimits, setInvitationSettings } from '../agencies/invitation-emails.ts'
import { emailsTo, invite } from './testing/invited.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // The limits count although the limits of requests, which would end these tests before, are off.
  setInvitationSettings('a secret of this test', true)
})
afterAll(() => app.stop())

const limited = {
  status: 429,
  code: 'invitation_limit_reached',
  data: { fields: { email: expect.any(String) } },
}

test('a brand emails one address twice a day, also after it has withdrawn the invitation', async () => {
  const brand = await newPerson(app, 'brand', 'Insistent brand')
  const email = 'insisted@outside.example'
  for (let time = 0; time < invitationLimits.brandToAddress; time++) {
    const { id } = expectOk(await invite(brand, email), `invitation ${time}`).data
    expectOk(await brand.call('/brand/withdraw-outside-invitation', { invitationId: id }), 'withdrawn')
  }
  expect(await invite(brand, email)).toMatchObject(limited)
  expect(await emailsTo(app, email)).toHaveLength(invitationLimits.brandToAddress)
})

test('a brand sends a maximum of invitations a day, also at the same moment', async () => {
  const brand = await newPerson(app, 'brand', 'Eager brand')
  const answers = await Promise.all(
    Array.from({ length: invitationLimits.brand + 3 }, (_, no) =>
      brand.call('/brand/invite-outside-talent', { email: `no.${no}@outside.example` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(invitationLimits.brand)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(limited)
})

test('all brands together email an address only so often, with or without an account', async () => {
  const known = await newPerson(app, 'talent', 'Often wanted')
  for (const [name, email] of Object.entries({ Known: known.email, New: 'often.wanted@outside.example' })) {
    for (let no = 0; no < invitationLimits.address; no++)
      expectOk(await invite(await newPerson(app, 'brand', `${name} ${no}`), email), 'invitation')
    expect(await invite(await newPerson(app, 'brand', `${name} late`), email)).toMatchObject(limited)
  }
})

test('name and note hold no web or email address', async () => {
  const brand = await newPerson(app, 'brand', 'Linking brand')
  for (const field of ['name', 'note'])
    expect(await invite(brand, 'reader@outside.example', { [field]: 'Win at evil.example' })).toMatchObject({
      status: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
})
