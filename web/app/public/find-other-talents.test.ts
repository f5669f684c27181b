import { expect, it, vi } from 'vitest'
import { findOtherTalents } from './find-other-talents.ts'
import type { PublicTalent } from './reasons-beyond-card.ts'

const talent = (slug: string): PublicTalent => ({
  id: slug,
  slug,
  displayName: slug,
  headline: '',
  city: '',
  followers: 0,
  minFee: 0,
  feeCurrency: 'GBP',
  startingPrice: null,
  subtypes: [],
  typeName: null,
  pictureUrl: null,
  morePictures: [],
  avatarUrl: null,
  rating: null,
  reviewCount: 0,
  platforms: [],
  reasons: [],
})
const page = (
  slugs: string[],
  { isSimilar = false, niches = [] }: { isSimilar?: boolean; niches?: string[] } = {},
) => ({
  items: slugs.map((slug) => ({ ...talent(slug), subtypes: niches })),
  isSimilar,
})
const food = { niches: ['Vegan', 'Food'] }
const of = { slug: 'own', niches: ['Food', 'Travel'], typeName: null, followers: 0, startingPrice: null }
const slugsOf = ({ items }: { items: PublicTalent[] }) => items.map(({ slug }) => slug)

it('one with a niche comes first, then the newest, nobody twice and never the talent', async () => {
  const load = vi.fn(async ({ q }: { q?: string }) =>
    q ? page(['cook', 'own'], food) : page(['own', 'cook', 'new', 'old']),
  )
  const others = await findOtherTalents({ of, most: 2, load })
  expect(slugsOf(others)).toEqual(['cook', 'new'])
  expect(others.title).toBe('Other talents')
  expect(load.mock.calls.map(([asked]) => asked)).toEqual([{ q: 'Food', limit: 24 }, { limit: 24 }])
})

it('two or more with a niche are shown alone, as similar', async () => {
  const load = async ({ q }: { q?: string }) => (q ? page(['cook', 'baker'], food) : page(['new']))
  const others = await findOtherTalents({ of, most: 4, load })
  expect(slugsOf(others)).toEqual(['cook', 'baker'])
  expect(others.title).toBe('Similar talents')
})

it('those whom the words of the niche found elsewhere are not similar', async () => {
  const load = async ({ q }: { q?: string }) => (q ? page(['runner', 'trainer']) : page(['new']))
  const others = await findOtherTalents({ of, most: 2, load })
  expect(slugsOf(others)).toEqual(['new'])
  expect(others.title).toBe('Other talents')
})

it('without niches, those of the same talent type are similar', async () => {
  const items = ['one', 'two', 'three'].map((slug) => ({
    ...talent(slug),
    typeName: slug === 'two' ? 'Singer' : 'Host',
  }))
  const load = async () => ({ items, isSimilar: false })
  const others = await findOtherTalents({ of: { ...of, niches: [], typeName: 'Host' }, most: 4, load })
  expect(slugsOf(others)).toEqual(['one', 'three'])
  expect(others.title).toBe('Similar talents')
})

it('words that only resemble the niche do not count, and a list that cannot be read shows nobody', async () => {
  const load = async ({ q }: { q?: string }) => (q ? page(['foot'], { isSimilar: true }) : page(['new']))
  expect(slugsOf(await findOtherTalents({ of, most: 2, load }))).toEqual(['new'])
  expect(slugsOf(await findOtherTalents({ of, most: 2, load: async () => null }))).toEqual([])
})

it('of the newest, those of the same talent type come first, then those with the closest price and audience', async () => {
  const pounds = (amount: number) => ({ amount, currency: 'GBP' as const })
  const host = { ...of, typeName: 'Host', followers: 10_000, startingPrice: pounds(50_000) }
  const known = { typeName: 'Host', followers: 12_000, startingPrice: pounds(60_000) }
  const items = [
    { ...talent('another-type'), ...known, typeName: 'Singer' },
    { ...talent('much-larger'), ...known, followers: 900_000 },
    { ...talent('no-price'), ...known, startingPrice: null },
    { ...talent('closest'), ...known },
  ]
  const load = async ({ q }: { q?: string }) => ({ items: q ? [] : items, isSimilar: false })
  expect(slugsOf(await findOtherTalents({ of: host, most: 4, load }))).toEqual([
    'closest',
    'no-price',
    'much-larger',
    'another-type',
  ])
})
