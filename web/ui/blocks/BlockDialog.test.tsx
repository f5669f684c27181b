// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { BlockDialog } from './BlockDialog.tsx'

afterEach(cleanup)

it('an agent blocks for the talent they choose, and not before', async () => {
  const fetched = vi.fn((_path: string, _request?: RequestInit) => answer(200, {}))
  vi.stubGlobal('fetch', fetched)
  const party = { id: '0b0e6f0a-0000-4000-8000-000000000001', name: 'Glow Botanics' }
  const talent = { id: '0b0e6f0a-0000-4000-8000-000000000002', name: 'Maya Okafor' }
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter initialEntries={['/dashboard/talent-agent/brands/1']}>
          <BlockDialog isOpen onClose={() => {}} party={party} talents={[talent]} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const confirm = await screen.findByRole('button', { name: 'Block' })
  expect(confirm.hasAttribute('disabled') || confirm.getAttribute('aria-disabled') === 'true').toBe(true)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: talent.id } })
  fireEvent.click(confirm)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  const [path, request] = fetched.mock.calls[0] ?? []
  expect(path).toContain('/talentagent/block')
  expect(request?.body).toContain(talent.id)
})
