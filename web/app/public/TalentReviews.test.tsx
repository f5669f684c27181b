// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TalentReviews } from './TalentReviews.tsx'

afterEach(cleanup)

/** Shows so many reviews, of so many that there are. */
function show(shown: number, count = shown, starCounts = [count, 0, 0, 0, 0]): void {
  const reviews: PublicProfile['reviews'] = Array.from({ length: shown }, (_, index) => ({
    id: String(index),
    author: `Brand ${index}`,
    authorLogoUrl: null,
    work: '1 reel',
    stars: 5,
    text: 'Friendly and clear from the first message.',
    publishedAt: '2026-11-01T09:00:00.000Z',
  }))
  const average = count < 3 ? null : 4.9
  render(<TalentReviews reviews={reviews} rating={{ count, average, aspects: [], starCounts }} />)
}

const restOf = () => document.querySelector('details')

it('a few reviews are shown at once, without an average below three', () => {
  show(2)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(restOf()).toBeNull()
  expect(screen.queryByText(/out of 5/)).toBeNull()
  expect(screen.queryByLabelText('Reviews by stars')).toBeNull()
})

it('up to six reviews are not worth a press', () => {
  show(6)
  expect(restOf()).toBeNull()
  expect(document.querySelectorAll('li')).toHaveLength(6)
})

it('all reviews that are counted can be opened', () => {
  show(9)
  expect(restOf()?.querySelector('summary')?.textContent).toContain('Show all 9 reviews')
  expect(restOf()?.querySelectorAll('li')).toHaveLength(5)
  expect(document.querySelectorAll('li')).toHaveLength(9)
})

it('more reviews than a page shows are named', () => {
  show(30, 41)
  expect(restOf()?.querySelector('summary')?.textContent).toContain('Show the newest 30 of 41 reviews')
})

it('the average is followed by the number of reviews for each number of stars', () => {
  show(9, 9, [6, 2, 0, 1, 0])
  expect(screen.getByText('4.9 out of 5')).toBeTruthy()
  const counts = screen.getByLabelText('Reviews by stars')
  expect(Array.from(counts.children, (row) => row.textContent)).toEqual([
    '5 stars6',
    '4 stars2',
    '3 stars0',
    '2 stars1',
    '1 star0',
  ])
})

it('4.9 does not look like five full stars', () => {
  show(9)
  const stars = screen.getByRole('img', { name: '4.9 out of 5 stars' })
  const last = stars.querySelectorAll('svg')[4]?.querySelectorAll('path')[1]
  expect(last?.style.clipPath).toMatch(/^inset\(0 2\d/)
})
