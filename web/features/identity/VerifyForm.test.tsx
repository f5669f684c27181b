// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { AgentSignUpForm } from './AgentSignUpForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { forgetSignUps } from './typed-sign-up.ts'
import { VerifyForm } from './VerifyForm.tsx'

beforeEach(() => vi.stubGlobal('fetch', () => answer(200, { email: 'coper@row.example', verify: true })))
afterEach(() => {
  cleanup()
  forgetSignUps()
})

function Verify() {
  const email = new URLSearchParams(useLocation().hash.slice(1)).get('email') ?? ''
  return <VerifyForm accountType="brand" email={email} />
}

function show(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/signup/brand', element: <SignUpForm accountType="brand" /> },
      { path: '/signup/talentagent', element: <AgentSignUpForm /> },
      { path: '/signin/brand', element: <SignInForm accountType="brand" onChallenge={() => {}} /> },
      { path: '/verify-email', element: <Verify /> },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return router
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })

it('the code’s page shows the address, and a wrong one is changed without typing the rest again', async () => {
  show('/signup/brand')
  type(/^Company/, 'Copper Row')
  type(/^Email/, 'coper@row.example')
  type(/^Password/, 'seven quiet lamps')
  fireEvent.click(field(/^I accept/))
  fireEvent.click(field(/^I am 18/))
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('coper@row.example')).toBeDefined()

  fireEvent.click(screen.getByRole('link', { name: 'Wrong address?' }))
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined()
  expect(field(/^Company/).value).toBe('Copper Row')
  expect(field(/^Password/).value).toBe('seven quiet lamps')
  expect(field(/^I accept/).checked).toBe(true)
  expect(document.activeElement).toBe(field(/^Email/))

  type(/^Email/, 'copper@row.example')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('copper@row.example')).toBeDefined()
})

const next = '?next=/dashboard/offers/new'

it('the page that opens afterwards is kept while a wrong address is changed', async () => {
  const router = show(`/verify-email${next}#email=coper%40row.example`)
  fireEvent.click(screen.getByRole('link', { name: 'Wrong address?' }))
  await screen.findByRole('button', { name: 'Create account' })
  expect(router.state.location.search).toBe(next)
})

it('the page that opens afterwards is kept from the sign-up of an agent to the code', async () => {
  const router = show(`/signup/talentagent${next}`)
  type(/^Your name/, 'Ida Larkfield')
  type(/^Agency/, 'Larkfield')
  type(/^Email/, 'ida@larkfield.example')
  type(/^Password/, 'seven quiet lamps')
  fireEvent.click(field(/^I accept/))
  fireEvent.click(field(/^I am 18/))
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('ida@larkfield.example')).toBeDefined()
  expect(router.state.location.search).toBe(next)
})

it('the page that opens afterwards is kept where a sign-in needs the code first', async () => {
  vi.stubGlobal('fetch', () => answer(403, undefined, 'Confirm your email first.', 'email_not_verified'))
  const router = show(`/signin/brand${next}`)
  type(/^Email/, 'copper@row.example')
  type(/^Password/, 'seven quiet lamps')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('copper@row.example')).toBeDefined()
  expect(router.state.location.search).toBe(next)
})

it('after a reload the address at least is kept', async () => {
  show('/verify-email#email=coper%40row.example')
  fireEvent.click(screen.getByRole('link', { name: 'Wrong address?' }))
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined()
  expect(field(/^Email/).value).toBe('coper@row.example')
})
