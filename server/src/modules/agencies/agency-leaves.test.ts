import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, PASSWORD } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('closing an agency erases its managed talents, the addresses it asked and its notes', async () => {
  const agent = await newAgent(app, 'Leaving agency')
  const { talentId } = await aManagedTalent(agent, {
    displayName: 'Nobody’s talent',
    city: 'Leeds',
    phone: '+442079460958',
  })
  const sent = await sendForm(
    app,
    '/talentagent/update-added-talent',
    { talentId, note: 'Allergic to cats' },
    ['avatar'],
    agent,
  )
  const { avatarUrl } = expectOk(sent, 'picture').data.profile
  expectOk(
    await agent.call('/talentagent/invite-to-claim', { talentId, email: 'nobody.s@example.com' }),
    'claim',
  )
  expectOk(
    await agent.call('/talentagent/add-talent', { kind: 'mandate', email: 'asked.by@example.com' }),
    'request',
  )
  expectOk(await agent.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  await app.settle()
  expect((await app.call('/talent/getTalent', { talentId })).status).toBe(404)
  expect((await app.app.inject({ url: avatarUrl })).statusCode).toBe(404)
  const { rows: kept } = await app.engine.root.execute(
    `select display_name, city, phone from talents where id = '${talentId}'`,
  )
  expect(kept).toEqual([{ display_name: 'Deleted user', city: '', phone: '' }])
  const { rows } = await app.engine.root.execute(
    `select email, note from mandates where agency_id = '${agent.id}'`,
  )
  expect(rows).toEqual([
    { email: null, note: '' },
    { email: null, note: '' },
  ])
})
