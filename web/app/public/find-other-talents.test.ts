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
const page = (slugs: string[], isSimilar = false) => ({ items: slugs.map(talent), isSimilar })
const of = { slug: 'own', niches: ['Food', 'Travel'] }
const slugsOf = ({ items }: { items: PublicTalent[] }) => items.map(({ slug }) => slug)

it('those with the niche come first, then the newest, nobody twice and never the talent', async () => {
  const load = vi.fn(async ({ q }: { q?: string }) =>
    page(q ? ['cook', 'own'] : ['own', 'cook', 'new', 'old']),
  )
  const others = await findOtherTalents({ of, most: 2, load })
  expect(slugsOf(others)).toEqual(['cook', 'new'])
  expect(others.title).toBe('Other talents')
  expect(load.mock.calls.map(([asked]) => asked)).toEqual([{ q: 'Food', limit: 3 }, { limit: 5 }])
})

it('“Similar” are they only where each has the niche', async () => {
  const load = async ({ q }: { q?: string }) => page(q ? ['cook', 'baker', 'chef'] : ['new'])
  expect(await findOtherTalents({ of, most: 2, load })).toMatchObject({ title: 'Similar talents' })
})

it('words that only resemble the niche do not count, and a list that cannot be read shows nobody', async () => {
  const load = async ({ q }: { q?: string }) => (q ? page(['foot'], true) : page(['new']))
  expect(slugsOf(await findOtherTalents({ of, most: 2, load }))).toEqual(['new'])
  expect(slugsOf(await findOtherTalents({ of, most: 2, load: async () => null }))).toEqual([])
})
