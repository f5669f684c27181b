import type { Currency } from '@marquee/contract/rules/currency'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Paying brand')
})
afterAll(() => app.stop())

/** Creates a talent who can be found, with this profile. */
async function aTalent(displayName: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}
const search = async (input: object) =>
  expectOk(await brand.call('/brand/searchTalent', input), 'search').data
const namesOf = async (input: object): Promise<string[]> =>
  (await search(input)).items.map(({ displayName }: { displayName: string }) => displayName)

/** Gives a talent these packages, as amounts and currencies, in place of the present ones. */
const savePackages = async (of: Person, ...offered: [price: number, currency: Currency][]) =>
  expectOk(
    await of.call('/talent/savePackages', {
      packages: offered.map(([price, currency]) => ({
        title: 'One reel',
        platform: 'instagram',
        format: 'reel',
        quantity: 1,
        price,
        currency,
        turnaroundDays: 7,
        revisions: 2,
        rightsDays: 90,
      })),
    }),
    'packages',
  )

test('a price is the lower of “fee from” and the cheapest package of one currency, and is never converted', async () => {
  const pounds = await aTalent('In Pounds', { headline: 'Lacquerware', minFee: 40_000 })
  await aTalent('In Euros', { headline: 'Lacquerware', minFee: 30_000, feeCurrency: 'EUR' })
  const packaged = await aTalent('Packaged', { headline: 'Lacquerware' })
  await aTalent('Without Price', { headline: 'Lacquerware' })
  await savePackages(packaged, [90_000, 'GBP'], [20_000, 'GBP'], [35_000, 'EUR'])
  const only = async (filter: object) => (await namesOf({ q: 'lacquerware', ...filter })).toSorted()
  const inOrder = (filter: object) => namesOf({ q: 'lacquerware', sort: 'price', ...filter })

  expect(await only({ priceTo: 40_000 }), 'pounds without a currency').toEqual(['In Pounds', 'Packaged'])
  expect(await only({ priceTo: 40_000, currency: 'GBP' })).toEqual(['In Pounds', 'Packaged'])
  expect(await only({ priceTo: 32_000, currency: 'EUR' })).toEqual(['In Euros'])
  expect(await only({ priceFrom: 32_000, currency: 'EUR' })).toEqual(['Packaged'])
  expect(await only({ priceFrom: 0, currency: 'USD' })).toEqual([])
  expect(await only({ priceTo: MAX_INT32, currency: 'USD' }), 'the largest number is no price').toEqual([])
  expect((await inOrder({})).slice(0, 2)).toEqual(['Packaged', 'In Pounds'])
  expect((await inOrder({ currency: 'EUR' })).slice(0, 2)).toEqual(['In Euros', 'Packaged'])
  expect(await inOrder({ currency: 'EUR' }), 'those without a price come last').toHaveLength(4)

  const shown = async (filter: object) =>
    (await search({ q: 'lacquerware', sort: 'price', ...filter })).items.map(
      ({ startingPrice }: { startingPrice: { amount: number; currency: string } | null }) =>
        startingPrice && `${startingPrice.currency} ${startingPrice.amount}`,
    )
  expect((await shown({})).toSorted()).toEqual(['EUR 30000', 'GBP 20000', 'GBP 40000', null])
  expect(await shown({ currency: 'EUR', priceFrom: 0 })).toEqual(['EUR 30000', 'EUR 35000'])
  const reasonsOf = async (filter: object) => (await search(filter)).items[0].reasons
  const within = { priceTo: 50_000, currency: 'EUR', sort: 'price' }
  expect(await reasonsOf(within)).toEqual(['From €300, within €500'])
  expect(await reasonsOf({ priceFrom: 32_000, currency: 'EUR', sort: 'price' })).toEqual(['From €350'])

  await savePackages(pounds, [10_000, 'GBP'])
  expect(await inOrder({ priceTo: 30_000 }), 'a cheaper package is the price').toEqual([
    'In Pounds',
    'Packaged',
  ])
  await savePackages(pounds, [70_000, 'GBP'])
  expect(await inOrder({ priceTo: 30_000 }), 'a dearer one is not').toEqual(['Packaged'])
  await savePackages(packaged)
  expect(await inOrder({ priceTo: 90_000 }), 'removed packages have no price').toEqual(['In Pounds'])
  expectOk(await pounds.call('/user/update-profile', { feeCurrency: 'USD' }), 'currency')
  expect(await inOrder({ priceTo: 90_000, currency: 'USD' })).toEqual(['In Pounds'])
  expect(await shown({ priceTo: 90_000 }), 'the package in pounds stays').toEqual(['GBP 70000'])
  expectOk(await pounds.call('/user/update-profile', { minFee: 0 }), 'no fee')
  expect(await only({ priceFrom: 0, currency: 'USD' })).toEqual([])
})

test('packages of a talent whom nobody finds count when they are shown', async () => {
  const talent = await newPerson(app, 'talent', 'Later Listed')
  await savePackages(talent, [15_000, 'USD'])
  expectOk(await talent.call('/user/update-profile', { isListed: true, headline: 'Postponed' }), 'listing')
  expect(await namesOf({ q: 'postponed', priceTo: 15_000, currency: 'USD' })).toEqual(['Later Listed'])
})

test('an unknown currency is refused by the name of its field', async () => {
  for (const path of ['/brand/searchTalent', '/brand/search-choices'])
    expect(await brand.call(path, { currency: 'CHF' }), path).toMatchObject({
      status: 400,
      data: { fields: { currency: expect.any(String) } },
    })
  const talent = await aTalent('Unknown Currency')
  expect(await talent.call('/user/update-profile', { minFee: 100, feeCurrency: 'CHF' })).toMatchObject({
    status: 400,
    data: { fields: { feeCurrency: expect.any(String) } },
  })
})

test('pages by price hold every talent once in each currency, and a page of one currency is refused in another', async () => {
  for (let no = 0; no < 7; no += 1)
    await aTalent(`Paged ${no}`, {
      headline: 'Paginated',
      minFee: (no % 3) * 10_000,
      feeCurrency: no < 4 ? 'EUR' : 'USD',
    })
  const first = async (currency: string | undefined) =>
    (await search({ q: 'paginated', sort: 'price', currency, limit: 2 })).nextCursor
  for (const currency of [undefined, 'EUR', 'USD']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await search({
        q: 'paginated',
        sort: 'price',
        currency,
        limit: 2,
        ...(cursor && { cursor }),
      })
      seen.push(...page.items.map(({ displayName }: { displayName: string }) => displayName))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.toSorted(), currency).toEqual(Array.from({ length: 7 }, (_, no) => `Paged ${no}`))
    for (const other of [undefined, 'EUR', 'USD'].filter((each) => each !== currency))
      expect(
        await brand.call('/brand/searchTalent', {
          q: 'paginated',
          sort: 'price',
          currency: other,
          cursor: await first(currency),
        }),
        `the page of ${currency} in ${other}`,
      ).toMatchObject({ status: 400, data: { fields: { cursor: expect.any(String) } } })
  }
  expect(
    await namesOf({ q: 'paginated', sort: 'price', cursor: await first('GBP') }),
    'pounds are meant without it',
  ).toHaveLength(5)
})
