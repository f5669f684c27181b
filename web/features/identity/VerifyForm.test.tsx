// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
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

function show(at: string): void {
  const router = createMemoryRouter(
    [
      { path: '/signup/brand', element: <SignUpForm accountType="brand" /> },
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

it('after a reload the address at least is kept', async () => {
  show('/verify-email#email=coper%40row.example')
  fireEvent.click(screen.getByRole('link', { name: 'Wrong address?' }))
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined()
  expect(field(/^Email/).value).toBe('coper@row.example')
})
