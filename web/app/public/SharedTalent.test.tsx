// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SharedTalent } from './SharedTalent.tsx'

afterEach(cleanup)

const talent = {
  id: '0b0e6f0a-0000-4000-8000-00000000000a',
  slug: 'nora-vale',
  displayName: 'Nora Vale',
  headline: 'Tea and its places',
  city: 'York',
  country: 'GB',
  typeId: null,
  followers: 4_900,
  minFee: 0,
  feeCurrency: 'GBP',
  avatarUrl: null,
  coverUrl: '/cover.jpg',
  subtypes: ['Food'],
  completedDeals: 0,
  startingPrice: { amount: 20_000, currency: 'GBP' },
  pictures: ['/one.jpg', '/two.jpg', '/three.jpg'],
  accounts: [{ platform: 'instagram', followers: 4_000, engagementBps: null }],
  rating: 4.7,
  reviewCount: 3,
  isPageOpen: true,
} as const
const shows = (more: object = {}) =>
  render(
    <SharedTalent
      talent={{
        ...talent,
        subtypes: [...talent.subtypes],
        pictures: [...talent.pictures],
        accounts: [...talent.accounts],
        ...more,
      }}
    >
      vote
    </SharedTalent>,
  )

it('an outsider sees three works, the facts and the way to the open page of a talent', () => {
  const { container } = shows()
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    talent.pictures,
  )
  for (const text of ['York', 'from £200', '4k', 'vote']) screen.getByText(text)
  expect(container.textContent).toContain('4.7 (3 reviews)')
  const link = screen.getByRole('link', { name: 'See the page of Nora Vale (opens in a new tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/t/nora-vale', '_blank'])
})

it('a closed page has no link, fewer than three reviews no rating, and without works the cover is shown', () => {
  const { container } = shows({ isPageOpen: false, rating: null, reviewCount: 2, pictures: [] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).not.toContain('review')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/cover.jpg')
})
