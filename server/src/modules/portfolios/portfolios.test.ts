// cspell:ignore Zephyrine zephyrine zephirine
import { writeFile } from 'node:fs/promises'
import { MAX_PACKAGES, MAX_WORKS } from '@marquee/contract/calls/portfolios'
import { addDays, londonDayOf } from '@marquee/contract/rules/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { systemActor } from '../../platform/handler.ts'
import { removeExpiredData } from '../../platform/retention/retention.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { createFile, findFile } from '../files/files.store.ts'
import { newKey } from '../files/storage-key.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://www.marquee.example' })
  brand = await newPerson(app, 'brand', 'Portfolio brand')
})
afterAll(() => app.stop())

let talents = 0
function newTalent(): Promise<Person> {
  talents += 1
  return newPerson(app, 'talent', `Portfolio talent ${talents}`)
}
const aPackage = (changes: object = {}) => ({
  title: 'One reel',
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  price: 54_000,
  turnaroundDays: 7,
  revisions: 2,
  rightsDays: 90,
  ...changes,
})

async function addWork(person: Person, caption: string, more: object = {}) {
  const fileId = await person.upload()
  const path = person.role === 'talent' ? '/talent/addWork' : '/talentagent/addWork'
  return expectOk(await person.call(path, { fileId, caption, ...more }), 'work').data.works
}

/** Stores a video as if its upload had ended, with a poster. */
function aVideo(ownerId: string): Promise<string> {
  return inTransaction(systemActor, async () => {
    const [key, posterKey] = [newKey('deliverables', 'mp4'), newKey('deliverables', 'webp')]
    for (const each of [key, posterKey]) {
      const path = temporaryPath()
      await writeFile(path, 'film')
      await storage().put(each, path, 'video/mp4')
    }
    const file = { ownerId, folder: 'deliverables', key, posterKey, name: 'film.mp4' } as const
    return (await createFile({ ...file, mime: 'video/mp4', bytes: 4, durationMs: 34_000, status: 'ready' }))
      .id
  })
}

const fetchFile = async (url: string) => (await app.app.inject({ url })).statusCode
const readPage = (slug: string) => app.call('/talent/getPublicProfile', { slug })

test('a brand of the portfolio is a word by which the talent is found, until its work is removed', async () => {
  const [talent, brand] = [
    await newPerson(app, 'talent', 'Past Worker'),
    await newPerson(app, 'brand', 'Looking for Past Work'),
  ]
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  const [work] = await addWork(talent, 'Serum', { brand: 'Zephyrine' })
  const found = async (q: string) =>
    expectOk(await brand.call('/brand/searchTalent', { q }), 'search').data.items
  expect(await found('zephyrine')).toEqual([
    expect.objectContaining({ id: talent.id, reasons: ['Portfolio: work for Zephyrine'] }),
  ])
  expect(await found('zephirine')).toHaveLength(1)
  expectOk(await talent.call('/talent/removeWork', { workId: work.id }), 'removed')
  expect(await found('zephyrine')).toEqual([])
})

test('a talent adds works, which brands see in the order that the talent chooses', async () => {
  const talent = await newTalent()
  await addWork(talent, 'Night serum', { brand: 'Glow', views: 212_000, likes: 9_100 })
  const works = await addWork(talent, 'Own work')
  expect(works).toMatchObject([
    { caption: 'Night serum', brand: 'Glow', views: 212_000, kind: 'picture', posterUrl: null },
    { caption: 'Own work', brand: '', views: null, likes: null },
  ])
  expect(works[0].statedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const workIds = works.map(({ id }: { id: string }) => id).reverse()
  expectOk(await talent.call('/talent/orderWorks', { workIds }), 'order')
  const seen = expectOk(await brand.call('/talent/getPortfolio', { talentId: talent.id }), 'portfolio').data
  expect(seen.works.map(({ caption }: { caption: string }) => caption)).toEqual(['Own work', 'Night serum'])
  expect(await fetchFile(seen.works[0].url)).toBe(200)
  const partial = await talent.call('/talent/orderWorks', { workIds: workIds.slice(1) })
  expect([partial.status, partial.code]).toEqual([409, 'wrong_state'])
  const twice = await talent.call('/talent/orderWorks', { workIds: [workIds[0], workIds[0]] })
  expect(twice.code).toBe('wrong_state')
})

test('a video is shown at a signed address with its poster, and a document is no work', async () => {
  const talent = await newTalent()
  const fileId = await aVideo(talent.id)
  const { data } = expectOk(await talent.call('/talent/addWork', { fileId, caption: 'A film' }), 'video')
  expect(data.works[0]).toMatchObject({ kind: 'video', durationMs: 34_000 })
  expect(await fetchFile(data.works[0].url)).toBe(200)
  expect(await fetchFile(data.works[0].posterUrl)).toBe(200)
  expect(await fetchFile(data.works[0].url.split('?')[0])).toBe(404)
  const again = await talent.call('/talent/addWork', { fileId, caption: 'Twice' })
  expect(again.code).toBe('file_not_ready')
  const foreign = await talent.call('/talent/addWork', { fileId: await brand.upload(), caption: 'Not mine' })
  expect(foreign.status).toBe(404)
})

test('a portfolio has up to 24 works', async () => {
  const talent = await newTalent()
  for (let no = 1; no <= MAX_WORKS; no += 1) await addWork(talent, `Work ${no}`)
  const more = await talent.call('/talent/addWork', { fileId: await talent.upload(), caption: 'One more' })
  expect([more.status, Object.keys(more.data.fields)]).toEqual([400, ['fileId']])
})

test('a removed work is not served any more, and its file is deleted within a day', async () => {
  const talent = await newTalent()
  const [work] = await addWork(talent, 'Goes soon')
  const fileId = await aVideo(talent.id)
  const { works } = expectOk(await talent.call('/talent/addWork', { fileId, caption: 'Film' }), 'video').data
  for (const { id } of works) expectOk(await talent.call('/talent/removeWork', { workId: id }), 'removal')
  expect(await fetchFile(work.url)).toBe(404)
  expect(await fetchFile(works[1].url)).toBe(404)
  const key = (await inTransaction(systemActor, () => findFile(fileId)))?.key ?? ''
  clock.offset(25 * 3_600_000)
  await removeExpiredData()
  clock.offset(0)
  expect(await inTransaction(systemActor, () => findFile(fileId))).toBeNull()
  expect(await storage().size(key)).toBeNull()
  expect(await storage().size(work.url.replace('/uploads/', ''))).toBeNull()
})

test('the numbers of a work keep their day until one of them changes', async () => {
  const talent = await newTalent()
  const [{ id: workId }] = await addWork(talent, 'Spring', { views: 900, likes: 40 })
  await app.engine.root.execute(`update portfolio_works set stated_at = '2026-01-02' where id = '${workId}'`)
  const save = async (text: object) =>
    expectOk(await talent.call('/talent/updateWork', { workId, views: 900, likes: 40, ...text }), 'saved')
      .data.works[0]
  expect(await save({ caption: 'Summer', brand: 'Glow' })).toMatchObject({
    caption: 'Summer',
    statedOn: '2026-01-02',
  })
  const today = clock.now().toISOString().slice(0, 10)
  expect(await save({ caption: 'Summer', likes: 41 })).toMatchObject({ likes: 41, statedOn: today })
})

test('closing an agency erases the portfolios of its managed talents with their files', async () => {
  const agent = await newAgent(app, 'Closing portfolio agent')
  const { talentId } = await aManagedTalent(agent)
  await addWork(agent, 'A picture', { talentId })
  const video = { talentId, fileId: await aVideo(agent.id), caption: 'A film' }
  const { works } = expectOk(await agent.call('/talentagent/addWork', video), 'video').data
  expectOk(await agent.call('/talentagent/savePackages', { talentId, packages: [aPackage()] }), 'packages')
  expect(works).toHaveLength(2)
  expectOk(await agent.call('/user/delete-profile', { password: PASSWORD }), 'closed')
  await app.settle()
  for (const table of ['portfolio_works', 'talent_packages']) {
    const { rows } = await app.engine.root.execute(`select id from ${table} where talent_id = '${talentId}'`)
    expect(rows, table).toEqual([])
  }
  for (const { url } of works) expect(await fetchFile(url)).toBe(404)
  const key = (await inTransaction(systemActor, () => findFile(video.fileId)))?.key ?? ''
  clock.offset(25 * 3_600_000)
  await removeExpiredData()
  clock.offset(0)
  expect(await inTransaction(systemActor, () => findFile(video.fileId))).toBeNull()
  expect(await storage().size(key)).toBeNull()
})

test('nobody changes the works of someone else', async () => {
  const [talent, other] = [await newTalent(), await newTalent()]
  const [work] = await addWork(talent, 'Mine')
  const change = { workId: work.id, caption: 'Theirs' }
  expect((await other.call('/talent/updateWork', change)).status).toBe(404)
  expect((await other.call('/talent/removeWork', { workId: work.id })).status).toBe(404)
  const { works } = expectOk(await talent.call('/talent/updateWork', { ...change, likes: 5 }), 'change').data
  expect(works).toMatchObject([{ caption: 'Theirs', likes: 5, views: null }])
})

test('an agent edits the portfolio of a managed talent, whose files they become, and of nobody else', async () => {
  const agent = await newAgent(app, 'Portfolio agent')
  const { talentId } = await aManagedTalent(agent)
  const works = await addWork(agent, 'For my talent', { talentId })
  const packages = [aPackage()]
  expectOk(await agent.call('/talentagent/savePackages', { talentId, packages }), 'packages')
  const reader = await newPerson(app, 'brand', 'Reading brand')
  const seen = expectOk(await reader.call('/talent/getPortfolio', { talentId }), 'portfolio').data
  expect(seen).toMatchObject({ works: [{ id: works[0].id }], packages: [{ title: 'One reel' }] })
  const talent = await newTalent()
  await aMandatedTalent(agent, talent)
  const fileId = await agent.upload()
  const refused = await agent.call('/talentagent/addWork', { talentId: talent.id, fileId, caption: 'No' })
  expect([refused.status, refused.code]).toEqual([422, 'talent_keeps_profile'])
})

test('packages keep their ids when they are changed, up to 8', async () => {
  const talent = await newTalent()
  const save = (packages: object[]) => talent.call('/talent/savePackages', { packages })
  const first = expectOk(
    await save([aPackage(), aPackage({ title: 'Two reels', quantity: 2 })]),
    'first',
  ).data
  const [one, two] = first.packages
  expect(one).toMatchObject({ title: 'One reel', price: 54_000, currency: 'GBP', rightsDays: 90 })
  const changed = [{ ...aPackage({ price: 60_000 }), id: two.id }, aPackage({ title: 'New' })]
  const second = expectOk(await save(changed), 'second').data.packages
  expect(second.map(({ id }: { id: string }) => id)[0]).toBe(two.id)
  expect(second.map(({ id }: { id: string }) => id)).not.toContain(one.id)
  expect(second[0].price).toBe(60_000)
  expect((await save(Array.from({ length: MAX_PACKAGES + 1 }, () => aPackage()))).status).toBe(400)
  expect((await save([aPackage({ price: 99 })])).status).toBe(400)
  const other = await newTalent()
  const taken = [{ ...aPackage(), id: two.id }]
  const copied = expectOk(await other.call('/talent/savePackages', { packages: taken }), 'copy').data
  expect(copied.packages[0].id, 'an id of someone else is not taken over').not.toBe(two.id)
})

test('a page is closed until the talent opens it, and an unknown address looks the same', async () => {
  const talent = await newTalent()
  const page = expectOk(await talent.call('/talent/getPublicPage'), 'page').data
  expect(page).toMatchObject({ isPublic: false, changesLeft: 10 })
  const [closed, unknown] = [await readPage(page.slug), await readPage('nobody-at-all')]
  expect([closed.status, closed.code, closed.message]).toEqual([404, unknown.code, unknown.message])
  await addWork(talent, 'Shown to all')
  const [off, free] = [addDays(londonDayOf(clock.now()), 3), addDays(londonDayOf(clock.now()), 4)]
  expectOk(
    await talent.call('/user/update-profile', {
      phone: '+442079460958',
      city: 'Leeds',
      takesGifted: true,
      timeOff: [{ from: londonDayOf(clock.now()), to: off }],
    }),
    'profile',
  )
  expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'opened')
  const seen = expectOk(await readPage(page.slug), 'visitor')
  expect(seen.data).toMatchObject({ id: talent.id, city: 'Leeds', works: [{ caption: 'Shown to all' }] })
  expect(seen.data, 'the first free day, and no other day').toMatchObject({
    takesGifted: true,
    freeFrom: free,
  })
  expect(seen.data).not.toHaveProperty('timeOff')
  expect(JSON.stringify(seen.data)).not.toContain('2079460958')
  expect(JSON.stringify(seen.data)).not.toContain(talent.email)
  expect((await app.app.inject({ url: '/sitemap.xml' })).body).toContain(
    `<loc>https://www.marquee.example/t/${page.slug}</loc>`,
  )
  expectOk(await talent.call('/talent/savePublicPage', { isPublic: false }), 'closed')
  expect((await readPage(page.slug)).status).toBe(404)
  expect((await app.app.inject({ url: '/sitemap.xml' })).body).not.toContain(page.slug)
})

test('a former address leads to the page and is given to nobody else', async () => {
  const [talent, other] = [await newTalent(), await newTalent()]
  const { slug: first } = expectOk(await talent.call('/talent/getPublicPage'), 'page').data
  const save = (who: Person, slug: string) => who.call('/talent/savePublicPage', { isPublic: true, slug })
  expectOk(await save(talent, 'Isla-Evans'), 'chosen')
  expectOk(await save(talent, 'isla-makes'), 'changed')
  for (const slug of [first, 'isla-evans', 'ISLA-MAKES'])
    expect(expectOk(await readPage(slug), slug).data.slug).toBe('isla-makes')
  for (const slug of ['isla-evans', 'isla-makes', first]) {
    const taken = await save(other, slug)
    expect([taken.status, taken.code], slug).toEqual([400, 'invalid_input'])
  }
  expectOk(await save(talent, 'isla-evans'), 'back to a former one')
  for (const slug of ['admin', 'media-kit', 'marquee-team', 'ab', 'two--hyphens', 'emoji-😀', 'a'.repeat(41)])
    expect((await save(other, slug)).status, slug).toBe(400)
})

test('of two talents who take an address at the same time one gets it', async () => {
  const rivals = [await newTalent(), await newTalent()]
  const answers = await Promise.all(
    rivals.map((one) => one.call('/talent/savePublicPage', { isPublic: true, slug: 'wanted-by-two' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('an address changes up to ten times, and then only back to a former one', async () => {
  const talent = await newTalent()
  const save = (slug: string) => talent.call('/talent/savePublicPage', { isPublic: true, slug })
  for (let no = 1; no <= 10; no += 1) expectOk(await save(`changes-often-${no}`), `change ${no}`)
  expect((await save('changes-often-11')).status).toBe(400)
  expect(expectOk(await save('changes-often-3'), 'former').data).toMatchObject({ slug: 'changes-often-3' })
})

test('the page of a suspended, removed or erased talent is closed', async () => {
  const operator = await newOperator(app)
  const [suspended, erased] = [await newTalent(), await newTalent()]
  const open = async (who: Person) =>
    expectOk(await who.call('/talent/savePublicPage', { isPublic: true }), 'opened').data.slug
  const [slug, other] = [await open(suspended), await open(erased)]
  const act = {
    userId: suspended.id,
    reasonCode: 'abuse',
    explanation: 'You sent insults.',
    reason: 'A test',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', act), 'suspension')
  expect((await readPage(slug)).status).toBe(404)
  const fileId = await aVideo(erased.id)
  const works = await addWork(erased, 'Leaves with me')
  const film = expectOk(await erased.call('/talent/addWork', { fileId, caption: 'Film' }), 'film').data
    .works[1]
  expectOk(await erased.call('/talent/savePublicPage', { isPublic: true, slug: 'leaves-soon' }), 'address')
  expectOk(await erased.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  await app.settle()
  for (const address of [other, 'leaves-soon']) expect((await readPage(address)).status).toBe(404)
  expect(await fetchFile(works[0].url)).toBe(404)
  expect(await fetchFile(film.url)).toBe(404)
  const someone = await newTalent()
  expectOk(
    await someone.call('/talent/savePublicPage', { isPublic: true, slug: 'leaves-soon' }),
    'an erased talent keeps no address',
  )
})

test('a managed talent without an account has no public page', async () => {
  const agent = await newAgent(app, 'Page agent')
  const { talentId } = await aManagedTalent(agent)
  const { data } = expectOk(await agent.call('/talent/getTalent', { talentId }), 'talent')
  expect((await readPage(data.slug)).status).toBe(404)
})

test('the media kit of an open page is a PDF of one page', async () => {
  const talent = await newTalent()
  for (let work = 1; work <= 6; work++) await addWork(talent, 'In the kit')
  await talent.call('/talent/savePackages', { packages: Array.from({ length: 8 }, () => aPackage()) })
  const bio = `<p>${'I film skincare the way people use it. '.repeat(60)}</p>`
  expectOk(await talent.call('/user/update-profile', { bio, headline: 'Skincare in daylight' }), 'profile')
  const { slug } = expectOk(await talent.call('/talent/getPublicPage'), 'page').data
  const kit = () => app.app.inject({ url: `/t/${slug}/media-kit.pdf` })
  expect((await kit()).statusCode).toBe(404)
  expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'opened')
  const { statusCode, headers, rawPayload } = await kit()
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = rawPayload.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(text).not.toContain(talent.email)
})

test('brands find the first three pictures of a portfolio, and visitors four', async () => {
  const talent = await newTalent()
  for (const caption of ['1', '2', '3', '4', '5']) await addWork(talent, caption)
  const change = { isListed: true, headline: 'Potter' }
  expectOk(await talent.call('/user/update-profile', change), 'listed')
  const searcher = await newPerson(app, 'brand', 'Searching brand')
  const { items } = expectOk(await searcher.call('/brand/searchTalent', { q: 'Potter' }), 'search').data
  expect(items[0].pictures).toHaveLength(3)
  expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  const [visited] = expectOk(await app.call('/market/talents', { q: 'Potter' }), 'visitors').data.items
  expect([visited.pictureUrl, ...visited.morePictures].slice(0, 3)).toEqual(items[0].pictures)
  expect(visited.morePictures).toHaveLength(3)
})
