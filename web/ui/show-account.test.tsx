// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { deleteCookies, writeCookie } from '#lib/cookies.ts'
import { PublicHeader } from './PublicHeader.tsx'
import { showAccount } from './show-account.ts'

afterEach(() => {
  cleanup()
  deleteCookies('token')
})

/** Returns the ways to an account that the header shows, in the bar and in the menu. */
function ways(): (string | null)[] {
  render(
    <MemoryRouter>
      <PublicHeader />
    </MemoryRouter>,
  )
  const links = document.querySelectorAll<HTMLElement>('[data-way]:not([hidden])')
  return Array.from(links, (link) => link.textContent)
}

it('the header offers to sign in and to join', () => {
  expect(ways()).toEqual(['Sign in', 'Join', 'Sign in', 'Join'])
})

it('the header of a browser that is signed in leads to the account', () => {
  writeCookie('token', 'abc')
  expect(ways()).toEqual(['Your account', 'Your account'])
  for (const link of screen.getAllByText('Your account')) expect(link.getAttribute('href')).toBe('/dashboard')
})

it('links to a sign-up open the page that they name, if it is one of an account', () => {
  const addresses = [
    '/signup/brand?next=%2Fdashboard%2Foffers%2Fnew%3Ftalent%3D1',
    '/signup/brand?next=%2F%2Felsewhere.example',
    '/signup/brand?next=%2Fdashboards',
    '/signup/brand',
  ]
  const shown = () => Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'))
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">Send an offer</a>`).join('')
  showAccount()
  expect(shown(), 'a visitor').toEqual(addresses)
  writeCookie('token', 'abc')
  showAccount()
  expect(shown()).toEqual(['/dashboard/offers/new?talent=1', ...addresses.slice(1)])
})
