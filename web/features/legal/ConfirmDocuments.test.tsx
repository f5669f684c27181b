// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { useSession } from '#lib/session.ts'
import { answer, aProfile } from '#lib/testing/responses.ts'
import { ConfirmDocuments } from './ConfirmDocuments.tsx'

const version = '2026-11-23'
const confirmedVersion = '2026-01-01'
const missing = (document: 'terms_brands' | 'privacy') => ({
  document,
  version,
  confirmedVersion,
  changes: ['Deadlines are in hours.'],
})

let sent: unknown[] = []
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer(200, { documentsToConfirm: [] }, 'Thank you. Your confirmation is saved.')
  })
})
afterEach(cleanup)

function show(documents: ('terms_brands' | 'privacy')[], onLogOut = async () => {}): void {
  useSession.setState({ user: aProfile({ documentsToConfirm: documents.map(missing) }) })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <ConfirmDocuments onLogOut={onLogOut} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

it('shows what has changed with a link, and accepts exactly the versions that were shown', async () => {
  show(['terms_brands', 'privacy'])
  expect(screen.getByRole('heading', { name: 'Our terms have changed' })).toBeDefined()
  expect(screen.getAllByText('Deadlines are in hours.')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Read the terms for brands' }).getAttribute('href')).toBe(
    '/terms/brands',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(useSession.getState().user?.documentsToConfirm).toEqual([]))
  expect(sent).toEqual([
    {
      documents: [
        { document: 'terms_brands', version },
        { document: 'privacy', version },
      ],
    },
  ])
})

it('asks to read a new privacy notice, without accepting anything', () => {
  show(['privacy'])
  expect(screen.getByRole('heading', { name: 'Our privacy notice has changed' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
})

it('can be left by logging out only', () => {
  const handleLogOut = vi.fn(async () => {})
  show(['terms_brands'], handleLogOut)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(handleLogOut).toHaveBeenCalledOnce()
})
