// cspell:ignore relname relkind relnamespace regnamespace
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentEngine } from '../../platform/database/database.ts'
import { setStorage, storage } from '../../platform/files/storage.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aConversation } from '../../testing/conversation.ts'
import { onboard } from '../../testing/money.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import { aPair, type Pair } from '../../testing/pairs.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aDeal, aFinishedDeal, anOffer, submit } from '../../testing/work.ts'
import { exportedTables } from './exported-tables.store.ts'
import { makeDueExports } from './make-exports.ts'
import { notExported } from './tables-not-exported.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let pair: Pair
let agent: Person
let stranger: Pair
beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Own')
  agent = await newAgent(app, 'Own agent')
  stranger = await aPair(app, 'Foreign')
  for (const { brand, talent } of [pair, stranger]) {
    await onboard(app, talent)
    await aFinishedDeal(brand, talent)
    const { deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    await aConversation({ brand, talent, campaignId: (brand === pair.brand ? pair : stranger).campaignId })
  }
  await aMandatedTalent(agent, await newPerson(app, 'talent', 'Represented talent'))
  await app.settle()
})
afterAll(() => app.stop())

/** Asks for an export, lets it be made, downloads it and returns its files by name. */
async function exportOf(person: Person): Promise<Map<string, Buffer>> {
  expectOk(await person.call('/user/requestExport', {}), 'request')
  await makeDueExports()
  const { url } = expectOk(await person.call('/user/getExportUrl', {}), 'address').data
  const reply = await app.app.inject({ method: 'GET', url })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toContain('marquee-data-')
  const files = Object.entries(unzipSync(new Uint8Array(reply.rawPayload)))
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]))
}

const rowsIn = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(`data/${name}.json`)?.toString() ?? '[]')
const textOf = (files: Map<string, Buffer>): string =>
  [...files]
    .filter(([name]) => name.startsWith('data/') || name === 'README.txt')
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')

test('a person gets everything about them as a described zip with files, and nobody else is in it', async () => {
  for (const person of [pair.brand, pair.talent]) {
    const files = await exportOf(person)
    const text = textOf(files)
    for (const own of [person.email, person.id, 'Good to have you here.']) expect(text, own).toContain(own)
    for (const kind of [
      'account',
      'consents',
      'deals',
      'deliverables',
      'messages',
      'notifications',
      person === pair.brand ? 'documents' : 'payouts',
    ])
      expect(rowsIn(files, kind).length, `${kind} of the ${person.role}`).toBeGreaterThan(0)
    for (const foreign of [stranger.brand, stranger.talent]) {
      expect(text, 'the address of a stranger').not.toContain(foreign.email)
      expect(text, 'the id of a stranger').not.toContain(foreign.id)
    }
    for (const message of rowsIn(files, 'messages'))
      expect(message, 'amounts of both sides').not.toHaveProperty('card')
    const other = person === pair.brand ? pair.talent : pair.brand
    expect(text, 'the address of the other side').not.toContain(other.email)
    for (const { file } of exportedTables)
      if (files.has(`data/${file}.json`))
        expect(files.get('README.txt')?.toString()).toContain(`${file}.json`)
    for (const line of files.get('SHA256SUMS')?.toString().trim().split('\n') ?? []) {
      const [sum, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sum)
    }
  }
})

test('uploaded files and documents are in it, byte by byte', async () => {
  const files = await exportOf(await newPersonWithFile('Talent with a file'))
  const [name = ''] = [...files.keys()].filter((each) => each.startsWith('files/'))
  const [{ sha256 }] = rowsIn(files, 'files')
  expect(
    createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex'),
  ).toBe(sha256)
})

async function newPersonWithFile(name: string): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  await talent.upload()
  return talent
}

test('an agent gets their own part, without the addresses of the talents', async () => {
  const text = textOf(await exportOf(agent))
  expect(text).toContain(agent.email)
  expect(text).toContain('mandates-of-agency.json')
  expect(text).not.toContain(pair.talent.email)
})

test('a draft offer, a decline that can be undone and the agency’s own notes stay hidden', async () => {
  const brand = await newPerson(app, 'brand', 'Hiding brand')
  const talent = await newPerson(app, 'talent', 'Waiting talent')
  await anOffer(brand, talent)
  const shown = rowsIn(await exportOf(talent), 'offers-to-you')
  expect(shown).toHaveLength(1)
  expect(shown[0]).not.toHaveProperty('price')
  expect(shown[0]).not.toHaveProperty('commission')
})

test('no secret is in an export, by the classes of the columns', async () => {
  const printed = await readFile(new URL('../../../../docs/data-classes.md', import.meta.url), 'utf8')
  const secrets = printed
    .split('\n')
    .filter((line) => /^\| [a-z_]+ \|/.test(line))
    .flatMap((line) => {
      const [, table = '', secret = ''] = line.split('|').map((cell) => cell.trim())
      return secret.split(', ').flatMap((column) => (column ? [{ table, column }] : []))
    })
  expect(secrets.length).toBeGreaterThan(10)
  const leaked = secrets.filter(({ table, column }) =>
    exportedTables.some((row) => row.table === table && !row.without.includes(column)),
  )
  expect(leaked).toEqual([])
})

test('every table of the database is exported, or has a reason why not', async () => {
  const tables = await currentEngine().longTransaction('read', (query) =>
    query<{ name: string }>(
      `select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  )
  const known = new Set([...exportedTables.map(({ table }) => table), ...Object.keys(notExported)])
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const present = new Set(tables.map(({ name }) => name))
  expect([...known].filter((name) => !present.has(name))).toEqual([])
})

test('a repeated request returns the same export for an hour', async () => {
  const person = await newPerson(app, 'brand', 'Asking brand')
  const [one, other] = await Promise.all([
    person.call('/user/requestExport', {}),
    person.call('/user/requestExport', {}),
  ])
  expect(expectOk(one, 'first').data.id).toBe(expectOk(other, 'second').data.id)
  await Promise.all([makeDueExports(), makeDueExports()])
  const { latest } = expectOk(await person.call('/user/getExport', {}), 'export').data
  expect(latest).toMatchObject({ id: one.data.id, status: 'ready' })
  expect(expectOk(await person.call('/user/requestExport', {}), 'third').data.id).toBe(one.data.id)
  const asked = (await app.emails()).filter(
    ({ to, subject }) => to === person.email && /copy of your data/.test(subject),
  )
  expect(asked).toHaveLength(1)
})

test('it needs a recent confirmation of the password, and never an operator', async () => {
  const person = await newPerson(app, 'brand', 'Careful brand')
  const operator = await newOperator(app)
  const visit = await actAs(app, operator, person, { allowsChanges: true })
  expect((await visit.call('/user/requestExport', {})).status).toBe(403)
  expect((await visit.call('/user/getExport', {})).status).toBe(403)
  app.clock.offset(HOUR_MS / 4)
  expect((await person.call('/user/requestExport', {})).code).toBe('step_up_required')
  expectOk(await person.call('/user/confirm-password', { password: PASSWORD }), 'confirmation')
  expectOk(await person.call('/user/requestExport', {}), 'request')
  app.clock.offset(0)
})

test('it is deleted after a week, and with the account', async () => {
  const kept = async (): Promise<number> =>
    (await Array.fromAsync(storage().list())).filter((key) => key.startsWith('exports/')).length
  const before = await kept()
  const person = await newPerson(app, 'brand', 'Leaving brand')
  await exportOf(person)
  expect(await kept()).toBe(before + 1)
  expectOk(await person.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  await app.settle()
  expect(await kept()).toBe(before)
  app.clock.offset(8 * 24 * HOUR_MS)
  await cleanUp()
  app.clock.offset(0)
  expect(await kept()).toBe(0)
})

test('a file that cannot be read now does not lose the export', async () => {
  const person = await newPersonWithFile('Talent with another file')
  expectOk(await person.call('/user/requestExport', {}), 'request')
  const own = storage()
  const broken = { ...own, put: async () => Promise.reject(new Error('no storage')) }
  setStorage(broken)
  expect(await makeDueExports()).toBe(1)
  setStorage(own)
  expect(expectOk(await person.call('/user/getExport', {}), 'export').data.latest.status).toBe('waiting')
  app.clock.offset(2 * 60_000)
  await makeDueExports()
  app.clock.offset(0)
  const { latest } = expectOk(await person.call('/user/getExport', {}), 'export').data
  expect(latest.status).toBe('ready')
  expect(latest.bytes).toBeGreaterThan(0)
})
