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

it('without an average the number of reviews is not shown', () => {
  show({ rating: null, reviewCount: 2, foot: 'From £200' })
  expect(screen.queryByText('(2)')).toBeNull()
})

it('networks that have an icon are named once together, and others are left out', () => {
  show({ platforms: ['instagram', 'podcast', 'tiktok'] })
  expect(screen.getByRole('img', { name: 'On Instagram, TikTok' }).querySelectorAll('svg')).toHaveLength(2)
})
