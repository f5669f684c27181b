// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MarketFigures } from './MarketFigures.tsx'

afterEach(cleanup)
const figures = [{ key: 'completedDeals' as const, value: 23 }]

it('figures of the demo are named as such', () => {
  render(<MarketFigures shown={{ figures, isDemo: true }} />)
  expect(screen.getByRole('heading').textContent).toBe('Marquee in figures')
  expect(screen.getByText('23')).toBeTruthy()
  expect(screen.getByText('Cancelled deals do not count.')).toBeTruthy()
  expect(screen.getByText('Calculated from this demo’s deals.')).toBeTruthy()
  cleanup()
  render(<MarketFigures shown={{ figures, isDemo: false }} />)
  expect(screen.queryByText(/demo/)).toBeNull()
})

it('nothing is shown before there are enough deals, and when the figures cannot be loaded', () => {
  const { container } = render(<MarketFigures shown={{ figures: [], isDemo: false }} />)
  expect(container.textContent).toBe('')
  expect(render(<MarketFigures shown={null} />).container.textContent).toBe('')
})
