import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, aRosterLink, newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const suspend = (person: Person) =>
  operator.call('/superAdmin/suspendUser', {
    userId: person.id,
    reasonCode: 'abuse',
    explanation: 'You sent insulting messages.',
    reason: 'Reported by two brands',
  })
const restore = (person: Person) =>
  operator.call('/superAdmin/restoreUser', { userId: person.id, reason: 'It was a mistake' })

test('a suspended talent does not exist for strangers; who shares work with them still reads the profile', async () => {
  const talent = await newPerson(app, 'talent', 'Vanished talent')
  const agent = await newAgent(app, 'Agent of a vanished talent')
  await aMandatedTalent(agent, talent)
  const { slug } = await aRosterLink(agent, { title: 'All of us', talentIds: [talent.id] })
  const [stranger, applied, worked] = await Promise.all(
    ['Strange', 'Asked', 'Working'].map((name) => newPerson(app, 'brand', `${name} brand`)),
  )
  if (!stranger || !applied || !worked) return expect.fail('no brands')
  const other = await newPerson(app, 'talent', 'Strange talent')
  expectOk(await talent.call('/user/update-profile', { isListed: true, takesDirectOffers: true }), 'listing')
  await anApplication(talent, await aCampaign(applied))
  await aDeal(worked, talent)
  await app.engine.root.execute(`insert into verified_facts (talent_id, kind, value, source, checked_on)
    values ('${talent.id}', 'identity', '', 'provider', now())`)

  const unknown = '11111111-1111-4111-8111-111111111111'
  const asStranger = (reader: Person) => readAll(reader, talent.id)
  const ofUnknown = (reader: Person) => readAll(reader, unknown)
  expect(await asStranger(stranger)).not.toEqual(await ofUnknown(stranger))
  const onPage = async () => expectOk(await app.call('/roster/page', { slug }), 'page').data.talents
  expect(await onPage()).toHaveLength(1)

  expectOk(await suspend(talent), 'suspension')
  for (const reader of [stranger, other])
    expect(await asStranger(reader), reader.role).toEqual(await ofUnknown(reader))
  for (const reader of [applied, worked, agent])
    expect(
      expectOk(await reader.call('/talent/getTalent', { talentId: talent.id }), reader.role).data,
    ).toMatchObject({ displayName: 'Vanished talent', isListed: false, takesDirectOffers: false })
  expect(await onPage()).toEqual([])

  expectOk(await restore(talent), 'restoration')
  const shown = expectOk(await stranger.call('/talent/getTalent', { talentId: talent.id }), 'restored').data
  expect(shown).toMatchObject({ isListed: true, takesDirectOffers: true })
  expectOk(await suspend(agent), 'suspension of the agency')
  expect((await app.call('/roster/page', { slug })).status).toBe(404)

  /** What the calls that name a talent answer, without the id. */
  async function readAll(reader: Person, talentId: string) {
    const answers = [
      await reader.call('/talent/getTalent', { talentId }),
      await reader.call('/talent/getPortfolio', { talentId }),
      await reader.call('/user/getTalentReviews', { talentId }),
      await reader.call('/user/getTalentFigures', { talentIds: [talentId] }),
      await reader.call('/user/getVerifiedTalents', { talentIds: [talentId] }),
      ...(reader.role === 'brand'
        ? [
            await reader.call('/brand/add-favorite', { talentId }),
            await reader.call('/brand/send-offer', {
              campaignId: DIRECT_CAMPAIGN_ID,
              talentId,
              terms: someTerms(),
            }),
          ]
        : []),
    ]
    return answers.map(({ status, code, data }) =>
      JSON.stringify({ status, code, data }).replaceAll(talentId, 'id'),
    )
  }
})
