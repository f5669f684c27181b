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

test('a sign-up that has shown a version that no longer applies is refused, whether or not the address is known', async () => {
  const known = await newPerson(app, 'brand', 'Known brand')
  for (const email of [known.email, 'late.reader@example.com']) {
    const account = {
      email,
      password: PASSWORD,
      companyName: 'Late Reader',
      termsAccepted: true,
      isAdult: true,
    }
    const shown = { termsVersion: versionOf('terms_brands'), privacyVersion: versionOf('privacy') }
    for (const old of [{ termsVersion: OLD_VERSION }, { privacyVersion: OLD_VERSION }])
      expect(await app.call('/brand/signup', { ...account, ...shown, ...old })).toMatchObject({
        status: 409,
        code: 'document_changed',
      })
    expectOk(await app.call('/brand/signup', { ...account, ...shown }), 'sign-up')
  }
})

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
  const asked = (['terms_brands', 'privacy'] as const).map((document) => ({
    document,
    version: versionOf(document),
    confirmedVersion: OLD_VERSION,
    changes: legalDocuments[document].versions.flatMap(({ changes }) => changes),
  }))
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

test('a version that an operator publishes is asked for, recorded at sign-ups, and a minor one is neither asked for nor lost', async () => {
  const talent = await newPerson(app, 'talent', 'Present talent')
  const brand = await newPerson(app, 'brand', 'Present brand')
  const publish = async (isMinor: boolean, changes: string[]) => {
    const read = await operator.call('/superAdmin/getContentPage', { page: 'terms_talents' })
    const { revision, current } = expectOk(read, 'page').data
    const draft = { ...current, content: { ...current.content, description: `What we agree: ${changes[0]}` } }
    const saved = await operator.call('/superAdmin/saveContentDraft', { revision, draft })
    expectOk(
      await operator.call('/superAdmin/publishContent', {
        page: 'terms_talents',
        revision: expectOk(saved, 'draft').data.revision,
        legal: { isMinor, changes },
        reason: 'Clearer words',
      }),
      'publication',
    )
    const { data } = expectOk(await app.call('/content/termsTalents', undefined, { method: 'GET' }), 'terms')
    return data.versions[0].version
  }
  await publish(true, ['A clearer sentence.'])
  expect(await missingOf(talent)).toEqual([])
  const version = await publish(false, ['Payouts take longer.'])
  expect(await missingOf(talent)).toEqual([
    {
      document: 'terms_talents',
      version,
      confirmedVersion: versionOf('terms_talents'),
      changes: ['Payouts take longer.', 'A clearer sentence.'],
    },
  ])
  expect(await missingOf(brand)).toEqual([])
  const accept = (accepted: string) =>
    talent.call('/user/acceptTerms', { documents: [{ document: 'terms_talents', version: accepted }] })
  expect(await accept(versionOf('terms_talents'))).toMatchObject({ status: 409, code: 'document_changed' })
  expect(expectOk(await accept(version), 'terms').data.documentsToConfirm).toEqual([])
  const newcomer = await newPerson(app, 'talent', 'Later talent')
  expect((await consentsOf(newcomer.id)).map((consent: { version: string }) => consent.version)).toContain(
    version,
  )
  expect(await missingOf(newcomer)).toEqual([])
})
