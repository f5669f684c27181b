// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Review } from '@marquee/contract/calls/reviews'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReviewView } from './ReviewView.tsx'

afterEach(cleanup)

const review: Review = {
  id: 'review',
  dealId: 'deal',
  by: 'brand',
  author: { name: 'Maple Press', imageUrl: null, agencyName: null },
  stars: 5,
  aspects: [
    { key: 'quality', stars: 5 },
    { key: 'communication', stars: 5 },
  ],
  text: 'The light was luck, the rest was skill.',
  createdAt: '2026-03-02T09:00:00.000Z',
  publishedAt: '2026-03-04T09:00:00.000Z',
  isRemoved: false,
  reply: null,
  replyBy: null,
}

it('a review whose aspects all have its own stars shows one row of stars and no list of them', () => {
  render(<ReviewView review={review} side={null} />)
  expect(screen.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
    '5 out of 5 stars',
  ])
  expect(screen.queryByText(/Communication/)).toBeNull()
})

it('where an aspect differs from the stars of the review, all aspects are one line of text', () => {
  const aspects: Review['aspects'] = [
    { key: 'quality', stars: 5 },
    { key: 'communication', stars: 4 },
  ]
  render(<ReviewView review={{ ...review, aspects }} side={null} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('article').textContent).toContain('Quality of work 5 · Communication 4')
})
