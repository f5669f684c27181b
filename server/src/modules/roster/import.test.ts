import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMember, newAgent } from '../../testing/agency.ts'
import { expectOk, type Person } from '../../testing/person.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  agent = await newAgent(app, 'Import agent')
})
afterAll(() => app.stop())

const head =
  'reference,name,headline,type,city,country,phone,languages,instagram,instagram_followers,min_fee,commission_percent,note,min_fee_currency'
const goodLine = (at: number) =>
  `T-${at},Talent ${at},"Skin, hair",Model,Leeds,GB,+44 20 7946 0958,English;French,talent.${at},"12,${String(at % 1000).padStart(3, '0')}",250.50,17.5,Note ${at}`
/** Lines with one issue each, by the column that has it. */
const badLines: [column: string, make: (at: number) => string][] = [
  ['name', (at) => `T-${at},,,,,,,,,,,,`],
  ['type', (at) => `T-${at},Talent ${at},,Juggler,,,,,,,,,`],
  ['country', (at) => `T-${at},Talent ${at},,,,England,,,,,,,`],
  ['phone', (at) => `T-${at},Talent ${at},,,,,+44 1,,,,,,`],
  ['instagram_followers', (at) => `T-${at},Talent ${at},,,,,,,someone,many,,,`],
  ['instagram', (at) => `T-${at},Talent ${at},,,,,,,,500,,,`],
  ['min_fee', (at) => `T-${at},Talent ${at},,,,,,,,,about 10,,`],
  ['min_fee_currency', (at) => `T-${at},Talent ${at},,,,,,,,,450,,,CHF`],
  ['min_fee_currency', (at) => `T-${at},Talent ${at},,,,,,,,,£450,,,EUR`],
  ['commission_percent', (at) => `T-${at},Talent ${at},,,,,,,,,,51,`],
  ['headline', (at) => `T-${at},Talent ${at},${'x'.repeat(121)},,,,,,,,,,`],
  ['reference', () => 'T-1,Someone again,,,,,,,,,,,'],
]

const send = (csv: string, mode: 'preview' | 'import', by = agent) =>
  by.call('/talentagent/import-talents', { csv, mode })
const rosterOf = async (by: Person) =>
  expectOk(await by.call('/talentagent/get-added-talents', { limit: 100 }), 'roster').data

test('fifty invalid lines of a thousand are named by line and column, and nothing is written', async () => {
  const isBad = (at: number) => at % 20 === 0
  const badAt = (at: number) => badLines[(at / 20 - 1) % badLines.length]
  const lines = Array.from({ length: 1_000 }, (_, at) => at + 1)
  const csv = [head, ...lines.map((at) => (isBad(at) ? badAt(at)?.[1](at) : goodLine(at)))].join('\r\n')
  const first = expectOk(await send(csv, 'import'), 'import').data
  expect(first.counts).toEqual({ added: 950, changed: 0, same: 0, faulty: 50 })
  const expected = lines.filter(isBad).map((at) => ({ line: at + 1, column: badAt(at)?.[0] }))
  expect(
    first.faults.map(({ line, column }: { line: number; column: string }) => ({ line, column })),
  ).toEqual(expected)
  expect((await rosterOf(agent)).items).toEqual([])
  const again = expectOk(await send(csv, 'import'), 'again').data
  expect(again).toEqual(first)
})

test('a thousand lines are imported within five seconds; repeating changes only what differs', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => goodLine(at + 1))
  const csv = [head, ...lines].join('\n')
  expect(expectOk(await send(csv, 'preview'), 'preview').data.counts).toEqual({
    added: 1_000,
    changed: 0,
    same: 0,
    faulty: 0,
  })
  expect((await rosterOf(agent)).items).toEqual([])
  // CPU time of this process, so that other work on the machine does not count.
  const began = process.cpuUsage()
  expect(expectOk(await send(csv, 'import'), 'import').data.counts).toEqual({
    added: 1_000,
    changed: 0,
    same: 0,
    faulty: 0,
  })
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(5_000)
  expect(expectOk(await send(csv, 'import'), 'repetition').data.counts).toEqual({
    added: 0,
    changed: 0,
    same: 1_000,
    faulty: 0,
  })
  const other = [
    head,
    ...lines.slice(2),
    goodLine(1).replace('Leeds', 'York'),
    goodLine(2).replace('17.5', '20'),
  ].join('\n')
  const changed = expectOk(await send(other, 'import'), 'changes').data
  expect(changed.counts).toEqual({ added: 0, changed: 2, same: 998, faulty: 0 })
  expect(expectOk(await send(other, 'import'), 'repeated changes').data.counts).toEqual({
    added: 0,
    changed: 0,
    same: 1_000,
    faulty: 0,
  })
  // More than one page of rows match, in no guaranteed order.
  const called = async (cursor?: string) =>
    expectOk(
      await agent.call('/talentagent/get-added-talents', {
        text: 'Talent 1',
        limit: 100,
        ...(cursor ? { cursor } : {}),
      }),
      'search',
    ).data
  const page = await called()
  const found = [...page.items, ...(await called(page.nextCursor)).items].find(
    (item: { talent: { displayName: string } }) => item.talent.displayName === 'Talent 1',
  )
  expect(found).toMatchObject({
    isManaged: true,
    status: 'active',
    note: 'Note 1',
    commission: { posting: 1_750, live: 1_750, content: 1_750 },
  })
  const { profile } = expectOk(
    await agent.call('/talentagent/get-added-talent', { talentId: found.talent.id }),
    'line',
  ).data
  expect(profile).toMatchObject({
    city: 'York',
    minFee: 25_050,
    phone: '+442079460958',
    languages: ['English', 'French'],
  })
  const account = { platform: 'instagram', handle: 'talent.1', followers: 12_001 }
  expect(profile.socials).toMatchObject([{ ...account, source: 'stated' }])

  const stated = { socials: [{ ...account, engagementBps: 420 }] }
  const { id: talentId } = found.talent
  expectOk(await agent.call('/talentagent/update-added-talent', { talentId, profile: stated }), 'stated')
  expect(expectOk(await send(other, 'import'), 'the same table').data.counts).toMatchObject({
    changed: 0,
    same: 1_000,
  })
  const kept = expectOk(await agent.call('/talentagent/get-added-talent', { talentId }), 'kept').data
  expect(kept.profile.socials, 'the table has no engagement, so it stays').toMatchObject(stated.socials)
})

test('headers, quotes and empty lines: unreadable ones are named, empty ones are skipped', async () => {
  const other = await newAgent(app, 'Careful agent')
  const issuesOf = async (csv: string) => expectOk(await send(csv, 'preview', other), 'preview').data.faults
  expect(await issuesOf('nome,city\nAda,Leeds')).toMatchObject([
    { line: 1, column: 'nome' },
    { line: 1, column: 'name' },
  ])
  expect(await issuesOf('name,name\nAda,Bea')).toMatchObject([
    { line: 1, column: 'name', sentence: 'This column appears twice.' },
  ])
  expect(await issuesOf('name\n"Ada')).toMatchObject([{ line: 2, column: '' }])
  expect(await issuesOf('name')).toMatchObject([{ line: 2, column: 'name' }])
  const csv = '\uFEFFName,Note\r\n\r\nAda,"two\r\nlines"\r\n,\r\nBea,one line\r\n'
  const { rows, counts } = expectOk(await send(csv, 'import', other), 'import').data
  expect(rows).toEqual([
    { line: 3, name: 'Ada', what: 'new' },
    { line: 6, name: 'Bea', what: 'new' },
  ])
  expect(counts).toMatchObject({ added: 2, faulty: 0 })
})

test('a fee is in the currency of its column or of its sign, and an earlier one keeps its own', async () => {
  const other = await newAgent(app, 'Importing euros')
  const table = 'name,min_fee,min_fee_currency'
  const fees = async () =>
    Object.fromEntries(
      (await rosterOf(other)).items.map(
        ({ talent }: { talent: { displayName: string; minFee: number; feeCurrency: string } }) => [
          talent.displayName,
          `${talent.feeCurrency} ${talent.minFee}`,
        ],
      ),
    )
  const lines = ['Plain,450,', 'Signed,€450,', 'Named,450,usd', 'Both,$450,USD', 'No fee,,EUR']
  const imported = async (rows: string[]) =>
    expectOk(await send([table, ...rows].join('\n'), 'import', other), 'import').data
  expect((await imported(lines)).counts).toMatchObject({ added: 5, faulty: 0 })
  const first = {
    Plain: 'GBP 45000',
    Signed: 'EUR 45000',
    Named: 'USD 45000',
    Both: 'USD 45000',
    'No fee': 'GBP 0',
  }
  expect(await fees()).toEqual(first)
  expect((await imported(lines)).counts, 'the same table').toMatchObject({ changed: 0, same: 5 })
  expect((await imported(['Signed,450,', 'Plain,€450,'])).counts).toMatchObject({ changed: 1, same: 1 })
  expect(await fees()).toEqual({ ...first, Plain: 'EUR 45000' })
})

test('a member’s import creates their own talents and leaves a colleague’s talents alone', async () => {
  const owner = await newAgent(app, 'Importing owner')
  expectOk(await send('name,city\nAda,Leeds', 'import', owner), 'import')
  const member = await aMember(owner, [])
  const { faults } = expectOk(await send('name,city\nAda,York\nBea,York', 'import', member), 'foreign').data
  expect(faults).toMatchObject([{ line: 2, column: 'name' }])
  expect(expectOk(await send('name,city\nBea,York', 'import', member), 'own').data.counts.added).toBe(1)
  expect((await rosterOf(member)).items).toHaveLength(1)
  expect((await rosterOf(owner)).items).toHaveLength(2)
})

test('a table with many issues gets a response of a readable size', async () => {
  const other = await newAgent(app, 'Faulty agent')
  const answerTo = async (csv: string) => expectOk(await send(csv, 'preview', other), 'preview').data
  const wide = await answerTo(`name,${'x,'.repeat(200_000)}y\nAda`)
  expect(wide.faults).toMatchObject([{ line: 1, column: 'name', sentence: 'A table may have 100 columns.' }])
  expect((await answerTo(`name\n${'a"b\n'.repeat(100_000)}`)).faults).toMatchObject([
    { line: 2_002, column: 'name' },
  ])
  expect((await answerTo(`name,languages\nAda,${';'.repeat(400_000)}`)).faults.length).toBeLessThan(20)
})
