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

/** Returns the ways to an account that the header shows, in the bar and in the menu, by the rule of `tokens.css`. */
function ways(): (string | null)[] {
  render(
    <MemoryRouter>
      <PublicHeader />
    </MemoryRouter>,
  )
  const isSignedIn = document.documentElement.hasAttribute('data-signed-in')
  const shown = isSignedIn ? '[data-account-holders]' : '[data-visitors]'
  return Array.from(document.querySelectorAll<HTMLElement>(`header ${shown}`), (link) => link.textContent)
}

it('the header offers to sign in and to join', () => {
  expect(ways()).toEqual(['Sign in', 'Join', 'Sign in', 'Join'])
})

it('the header of a browser that is signed in leads to the account, until it signs out', () => {
  writeCookie('token', 'abc')
  expect(ways()).toEqual(['Your account', 'Your account'])
  for (const link of screen.getAllByText('Your account')) expect(link.getAttribute('href')).toBe('/dashboard')
  cleanup()
  deleteCookies('token')
  expect(ways()).toEqual(['Sign in', 'Join', 'Sign in', 'Join'])
})

it('links to a sign-up open the page that they name, if it is one of an account', () => {
  const signUp = (next: string) => `/signup/brand?${new URLSearchParams({ next })}`
  const addresses = [
    signUp('/dashboard/offers/new?talent=1'),
    signUp('//elsewhere.example'),
    signUp('/dashboards'),
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
