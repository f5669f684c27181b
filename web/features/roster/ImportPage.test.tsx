// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { ImportPage } from './ImportPage.tsx'

const send = vi.fn((_url: string, _init: RequestInit) => answer(200, {}))
const onImported = vi.fn()
const table = 'name\nMaya Okafor'

beforeEach(() => {
  send.mockReset()
  onImported.mockReset()
  vi.stubGlobal('fetch', send)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportPage onImported={onImported} />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

function looksAt(reply: object) {
  send.mockImplementation(() => answer(200, reply))
  fireEvent.change(screen.getByLabelText('Or paste it'), { target: { value: table } })
  fireEvent.click(screen.getByText('Preview import'))
}

it('an invalid table lists its rows and columns and cannot be imported', async () => {
  const faults = [{ line: 3, column: 'min_fee', sentence: 'Please give an amount.' }]
  looksAt({ mode: 'preview', rows: [], faults, counts: { added: 0, changed: 0, same: 0, faulty: 1 } })
  expect(await screen.findByText('Please give an amount.')).toBeTruthy()
  expect(screen.getByText('Row 3')).toBeTruthy()
  expect(screen.queryByText(/^Import/)).toBeNull()
})

it('the previewed table is imported, and changing it requires a new preview', async () => {
  const rows = [{ line: 2, name: 'Maya Okafor', what: 'new' }]
  const counts = { added: 1, changed: 0, same: 0, faulty: 0 }
  looksAt({ mode: 'preview', rows, faults: [], counts })
  fireEvent.click(await screen.findByText('Import 1 row'))
  await expect.poll(() => onImported.mock.calls.length).toBe(1)
  expect(send.mock.calls.map(([, init]) => JSON.parse(String(init.body)).mode)).toEqual(['preview', 'import'])
  fireEvent.change(screen.getByLabelText('Or paste it'), { target: { value: `${table}\nBo` } })
  expect(screen.queryByText(/^Import/)).toBeNull()
})
