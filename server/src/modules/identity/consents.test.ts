import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { actAs, newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { consents } from './identity.tables.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const OLD_VERSION = '2026-01-01'
const versionOf = (document: 'terms_brands' | 'terms_talents' | 'privacy'): string =>
  currentVersion(legalDocuments[document])

const consentsOf = async (userId: string) =>
  expectOk(await operator.call('/superAdmin/getUser', { userId }), 'user').data.consents
const missingOf = async (person: Person) =>
  expectOk(await person.call('/user/profile', {}, { method: 'GET' }), 'profile').data.documentsToConfirm

/** Makes an account look as if it had signed up under earlier versions. */
async function signedUpEarlier({ id }: Person): Promise<void> {
  await inTransaction(systemActor, async () => {
    await db().update(consents).set({ version: OLD_VERSION }).where(eq(consents.accountId, id))
  })
}

test.each([
  ['brand', 'terms_brands'],
  ['talent', 'terms_talents'],
  ['talentagent', 'terms_talents'],
] as const)(
  'the sign-up of a %s records the accepted versions, and operators see them',
  async (role, terms) => {
    const person = await newPerson(app, role, `Consenting ${role}`)
    const how = { way: 'sign_up', ip: '127.0.0.1', at: expect.any(String) }
    expect(await consentsOf(person.id)).toEqual(
      expect.arrayContaining([
        { document: terms, version: versionOf(terms), ...how },
        { document: 'privacy', version: versionOf('privacy'), ...how },
      ]),
    )
    expect(await missingOf(person)).toEqual([])
  },
)

test('a colleague and a talent who claims a profile accept the terms with the invitation', async () => {
  const agent = await newAgent(app, 'Consenting agency')
  const colleague = await aMember(agent, [])
  const { talentId } = await aManagedTalent(agent)
  const email = 'claiming@example.com'
  expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email }), 'invitation')
  const talent = await acceptInvitation(app, email)
  for (const person of [colleague, talent]) {
    expect(
      (await consentsOf(person.id)).map(({ document }: { document: string }) => document).toSorted(),
    ).toEqual(['privacy', 'terms_talents'])
    expect(await missingOf(person)).toEqual([])
  }
})

test('a new version is asked for until it is accepted, and both versions stay on record', async () => {
  const brand = await newPerson(app, 'brand', 'Earlier brand')
  await signedUpEarlier(brand)
  const asked = [
    { document: 'terms_brands', version: versionOf('terms_brands'), confirmedVersion: OLD_VERSION },
    { document: 'privacy', version: versionOf('privacy'), confirmedVersion: OLD_VERSION },
  ]
  expect(await missingOf(brand)).toEqual(asked)
  const signedIn = await app.call('/brand/signin', { email: brand.email, password: PASSWORD })
  expect(expectOk(signedIn, 'sign-in').data.user.documentsToConfirm).toEqual(asked)
  const [terms, privacy] = asked.map(({ document, version }) => ({ document, version }))
  const first = expectOk(await brand.call('/user/acceptTerms', { documents: [terms] }), 'terms')
  expect(first.data.documentsToConfirm).toEqual([asked[1]])
  expectOk(await brand.call('/user/acceptTerms', { documents: [terms, privacy] }), 'both, one again')
  expect(await missingOf(brand)).toEqual([])
  expect(await consentsOf(brand.id)).toHaveLength(4)
  expect((await consentsOf(brand.id))[0]).toMatchObject({ way: 'asked_again', ip: '127.0.0.1' })
})

test('nobody accepts another version than the current one, or a document of another role', async () => {
  const talent = await newPerson(app, 'talent', 'Careful talent')
  const accept = (document: string, version: string) =>
    talent.call('/user/acceptTerms', { documents: [{ document, version }] })
  expect(await accept('terms_talents', '2026-01-01')).toMatchObject({ status: 409, code: 'document_changed' })
  expect(await accept('terms_brands', versionOf('terms_brands'))).toMatchObject({ code: 'invalid_input' })
  expect(await accept('cookies', versionOf('privacy'))).toMatchObject({ code: 'invalid_input' })
})

test('an operator who acts as a user cannot accept for them', async () => {
  const talent = await newPerson(app, 'talent', 'Visited talent')
  await signedUpEarlier(talent)
  const acting = await actAs(app, operator, talent, { allowsChanges: true })
  const document = { document: 'terms_talents', version: versionOf('terms_talents') }
  expect(await acting.call('/user/acceptTerms', { documents: [document] })).toMatchObject({
    status: 403,
    code: 'not_while_acting',
  })
  expect(await missingOf(talent)).toHaveLength(2)
})

test('an erased account keeps the proof of its consents without the address', async () => {
  const talent = await newPerson(app, 'talent', 'Leaving talent')
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  const kept = await consentsOf(talent.id)
  expect(kept).toHaveLength(2)
  expect(kept.map(({ ip }: { ip: string | null }) => ip)).toEqual([null, null])
})
