// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Package } from '@marquee/contract/calls/portfolios'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { PackageChoice } from './PackageChoice.tsx'

afterEach(cleanup)

const reel: Package = {
  id: 'reel',
  title: 'One reel',
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  turnaroundDays: 7,
  revisions: 2,
  rightsDays: 30,
  price: 36_000,
  currency: 'GBP',
}

const shows = (packages: readonly Package[], chosen: Package | null) =>
  render(
    <MemoryRouter>
      <PackageChoice
        packages={packages}
        chosen={chosen}
        pathOf={(id) => `/new${id ? `?package=${id}` : ''}`}
      />
    </MemoryRouter>,
  )

it('a package is chosen by its address, before the form for own terms', () => {
  shows([reel], null)
  expect(screen.getByRole('link', { name: 'Choose this package: One reel' }).getAttribute('href')).toBe(
    '/new?package=reel',
  )
  expect(screen.getByText('£360')).toBeTruthy()
  expect(screen.getByText('Or write your own terms')).toBeTruthy()
})

it('the form that a package has filled leads back to the others', () => {
  shows([reel], reel)
  expect(screen.queryByText('Start from a package')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/new')
})

it('a talent without packages has no choice', () => {
  expect(shows([], null).container.textContent).toBe('')
})
