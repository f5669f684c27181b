import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Searching brand')
})
afterAll(() => app.stop())

async function aTalent(displayName: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}
async function addWork(talent: Person, caption: string) {
  const fileId = await talent.upload()
  const { works } = expectOk(await talent.call('/talent/addWork', { fileId, caption }), 'work').data
  return { fileId, workId: works.at(-1).id }
}
const search = async (q: string) => {
  const { items } = expectOk(await brand.call('/brand/searchTalent', { q }), q).data
  return items.map(({ displayName, reasons }: { displayName: string; reasons: string[] }) => [
    displayName,
    reasons,
  ])
}

test('a talent is found by the caption of a work while it is shown, and the reason names the work', async () => {
  const talent = await aTalent('Ida Clock', { bio: '<p>Slow films.</p>' })
  const { workId, fileId } = await addWork(talent, 'A sundial after thirty days')
  const found = [['Ida Clock', ['Work: “A sundial after thirty days”']]]
  expect(await search('sundials')).toEqual(found)

  const removal = (at: string) => `update files set removed_at = ${at} where id = '${fileId}'`
  await app.engine.root.execute(removal('now()'))
  expect(await search('sundial'), 'removed after a report').toEqual([])
  await app.engine.root.execute(removal('null'))
  expect(await search('sundial'), 'shown again').toEqual(found)

  expectOk(await talent.call('/talent/updateWork', { workId, caption: 'An hourglass' }), 'edit')
  expect(await search('sundial'), 'changed').toEqual([])
  expect(await search('hourglass film')).toEqual([
    ['Ida Clock', ['Work: “An hourglass”', 'Description mentions “film”']],
  ])
  expectOk(await talent.call('/talent/removeWork', { workId }), 'remove')
  expect(await search('hourglass'), 'deleted').toEqual([])
})

test('headlines and packages count more than captions of works', async () => {
  await aTalent('Headline', { headline: 'Barometers' })
  const offering = await aTalent('Package')
  const reel = { title: 'Barometer reel', platform: 'instagram', format: 'reel', quantity: 1, price: 40_000 }
  const terms = { currency: 'GBP', turnaroundDays: 7, revisions: 1, rightsDays: 30 }
  expectOk(await offering.call('/talent/savePackages', { packages: [{ ...reel, ...terms }] }), 'package')
  await addWork(await aTalent('Work'), 'A barometer in the rain')
  expect((await search('barometer')).map(([name]: [string]) => name)).toEqual(['Headline', 'Package', 'Work'])
})

test('each word of a search has a reason before one word has a second', async () => {
  const talent = await aTalent('Reasons', {
    headline: 'Marionettes',
    bio: '<p>Marionettes from willow.</p>',
  })
  await addWork(talent, 'A marionette on a chair')
  await addWork(talent, 'Two marionettes')
  const [[, reasons]] = await search('marionette willow')
  expect(reasons.slice(0, 2)).toEqual(['Headline: “Marionettes”', 'Description mentions “willow”'])
})

test('the picture of a work that the words matched comes first', async () => {
  const talent = await aTalent('Pictures', { headline: 'Bookbinder' })
  for (const caption of ['Paper', 'Glue', 'Linen', 'Cord', 'An endpaper with a heron'])
    await addWork(talent, caption)
  const picturesOf = async (q: string): Promise<string[]> =>
    expectOk(await brand.call('/brand/searchTalent', { q }), q).data.items[0].pictures
  const usual = await picturesOf('bookbinder')
  const [first, ...others] = await picturesOf('heron')
  expect(usual).not.toContain(first)
  expect(others).toEqual(usual.slice(0, 2))
  expect(await picturesOf('glue')).toEqual([usual[1], usual[0], usual[2]])
})
