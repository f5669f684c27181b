// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { useToasts } from '#lib/toast.ts'
import { WorkDialog } from './WorkDialog.tsx'

const stored = {
  id: '0b0e6f0a-0000-4000-8000-0000000000f1',
  name: 'large.jpg',
  mime: 'image/jpeg',
  bytes: 5,
  sha256: '',
  width: 2_560,
  height: 1_707,
  durationMs: null,
  url: '/uploads/covers/large.jpg',
  previewUrl: null,
  posterUrl: null,
}
const send = vi.fn((_url: string, _init: RequestInit) => answer(200, stored))
const large = new File([new Uint8Array(3 * 1_048_576)], 'large.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  send.mockClear()
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('fetch', send)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const window = (
    <WorkDialog work={null} managed={null} slot="works" onClose={() => undefined} onSaved={() => undefined} />
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: window }])} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.stubGlobal('createImageBitmap', undefined)
})

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [file] } })

it('a picture that stays too large says so at the field, and its preview is gone', async () => {
  choose(large)
  expect(await screen.findByText('This picture is 3 MB. Choose one up to 2 MB.')).toBeTruthy()
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Image size must be less than 2 MB'])
  expect(screen.queryByAltText('The chosen work')).toBeNull()
  expect(send).not.toHaveBeenCalled()
  choose(new File(['x'], 'small.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByAltText('The chosen work')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a large picture is made smaller and uploaded under its name', async () => {
  const bitmap = { width: 6_000, height: 4_000, close: vi.fn() }
  const read = vi.fn(async () => bitmap)
  vi.stubGlobal('createImageBitmap', read)
  const context = { fillRect: vi.fn(), drawImage: vi.fn() }
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => context,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  )
  choose(large)
  expect(await screen.findByAltText('The chosen work')).toBeTruthy()
  expect(read).toHaveBeenCalledWith(large, { imageOrientation: 'from-image' })
  expect(context.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 2_560, 1_707)
  const body = send.mock.calls[0]?.[1].body
  const sent = body instanceof FormData ? body.get('file') : null
  expect(sent).toMatchObject({ name: 'large.jpg', type: 'image/jpeg', size: 5 })
  expect(useToasts.getState().toasts).toEqual([])
})

it('a file that is no picture is refused in the specified words', async () => {
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Invalid file type')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Invalid file type'])
})
