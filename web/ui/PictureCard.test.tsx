// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { PictureCard } from './PictureCard.tsx'

afterEach(cleanup)

const show = (card: Partial<Parameters<typeof PictureCard>[0]>) =>
  render(
    <MemoryRouter>
      <PictureCard to="/t/maya" title="Maya" picture={null} {...card} />
    </MemoryRouter>,
  )

it('an average has the number of its reviews beside it', () => {
  show({ rating: 4.8, reviewCount: 3 })
  expect(screen.getByRole('img', { name: 'Rated 4.8 in 3 reviews by brands' }).textContent).toBe('4.8(3)')
})

it.each([
  [2, '2 reviews'],
  [1, '1 review'],
  [0, 'No reviews'],
])('before there is an average, %i reviews read “%s”', (reviewCount, text) => {
  show({ rating: null, reviewCount, foot: 'From £200' })
  expect(screen.getByText(text)).toBeTruthy()
})

it('networks that have an icon are named once together, and others are left out', () => {
  show({ platforms: ['instagram', 'podcast', 'tiktok'] })
  expect(screen.getByRole('img', { name: 'On Instagram, TikTok' }).querySelectorAll('svg')).toHaveLength(2)
})

it('further works are a row that is no stop of its own for keys, loaded late in one size', () => {
  const stored = (no: number) => `/uploads/covers/abcdefghijklmnopqrstu${no}-1200x800-abd9a9bba.jpg`
  const { container } = show({ picture: stored(1), row: [stored(2), stored(3)], isFirst: true })
  const row = container.querySelector<HTMLElement>('[data-row]')
  expect([row?.tabIndex, row?.ariaHidden, row?.getAttribute('href')]).toEqual([-1, 'true', '/t/maya'])
  const [first, ...late] = row?.querySelectorAll('img') ?? []
  expect(first?.getAttribute('loading')).toBe('eager')
  for (const [index, picture] of late.entries()) {
    expect(picture.getAttribute('src')).toBe(stored(index + 2).replace('.jpg', '-640.webp'))
    expect([picture.getAttribute('loading'), picture.width, picture.height]).toEqual(['lazy', 1200, 800])
  }
  expect(late).toHaveLength(2)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Maya' })])
  expect(screen.queryAllByRole('button')).toEqual([])
})
