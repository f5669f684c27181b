// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { useSession } from '#lib/session.ts'
import { answer, aProfile } from '#lib/testing/responses.ts'
import { SessionsCard } from './SessionsCard.tsx'

const other = '0b0e6f0a-0000-4000-8000-000000000002'
const at = '2026-11-01T09:00:00.000Z'
const items = [
  {
    id: '0b0e6f0a-0000-4000-8000-000000000001',
    current: true,
    device: 'Firefox',
    startedAt: at,
    lastSeenAt: at,
  },
  { id: other, current: false, device: 'Safari', startedAt: at, lastSeenAt: at },
]

let isConfirmed = false
let ended: unknown[] = []
let confirmed: unknown[] = []
beforeEach(() => {
  isConfirmed = false
  ended = []
  confirmed = []
  useSession.setState({ user: null })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/user/sessions')) return answer(200, { items })
    if (url.includes('confirm-password')) {
      confirmed.push(JSON.parse(String(init.body)))
      isConfirmed = JSON.parse(String(init.body)).password === 'seven quiet lamps'
      return isConfirmed
        ? answer(200, { confirmed: true })
        : answer(403, null, 'That password isn’t right.', 'wrong_password')
    }
    if (!isConfirmed) return answer(403, null, 'Confirm it’s you to continue.', 'step_up_required')
    ended.push(JSON.parse(String(init.body)))
    return answer(200, { ended: 1 }, 'Session ended.')
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={newQueryClient()}>
        <SessionsCard />
      </QueryClientProvider>
    </MantineProvider>,
  )
})
afterEach(cleanup)

async function confirm(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/Your password/), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue', hidden: true }))
}

it.each([
  ['Sign out', { sessionId: other }],
  ['Sign out all other sessions', {}],
])('ending a session asks for the password and then ends it: %s', async (name, sent) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await confirm('not this one')
  expect(await screen.findByText('That password isn’t right.')).toBeTruthy()
  expect(ended).toEqual([])
  await confirm('seven quiet lamps')
  await expect.poll(() => ended).toEqual([sent])
  await expect.poll(() => screen.queryByLabelText(/Your password/)).toBeNull()
})

it('with a second factor the confirmation also asks for its code', async () => {
  useSession.setState({ user: aProfile({ secondFactor: { removesAt: null } }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await confirm('seven quiet lamps')
  expect(await screen.findByText(/Enter the 6 digits that the app shows/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Code from your app/), { target: { value: '123456' } })
  await confirm('seven quiet lamps')
  await expect.poll(() => confirmed).toEqual([{ password: 'seven quiet lamps', code: '123456' }])
  await expect.poll(() => ended).toEqual([{ sessionId: other }])
})
