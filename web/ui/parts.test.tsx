// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { useToasts } from '#lib/toast.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ImageField } from './fields/ImageField.tsx'
import { MoneyField } from './fields/MoneyField.tsx'
import { PercentField } from './fields/PercentField.tsx'
import { WebsiteField } from './fields/WebsiteField.tsx'
import { Loaded } from './Loaded.tsx'
import { NextActionBadge } from './NextActionBadge.tsx'
import { Toasts } from './Toasts.tsx'
import { UrlTabs } from './UrlTabs.tsx'

afterEach(() => {
  cleanup()
  useToasts.setState({ toasts: [] })
})

it('a query shows its skeleton, then its error with a retry, its empty state, or its data', () => {
  const refetch = vi.fn()
  const query = { data: undefined, error: null, refetch }
  const parts = {
    skeleton: <p>waiting</p>,
    empty: <p>nothing</p>,
    isEmpty: (data: string[]) => data.length === 0,
    children: (data: string[]) => <p>{data[0]}</p>,
  }
  const { rerender } = render(<Loaded<string[]> query={query} {...parts} />)
  expect(screen.getByText('waiting')).toBeTruthy()
  rerender(
    <Loaded<string[]>
      query={{ ...query, error: new ApiError({ status: 503, message: 'Busy.' }) }}
      {...parts}
    />,
  )
  fireEvent.click(screen.getByText('Try again'))
  expect(refetch).toHaveBeenCalledOnce()
  rerender(<Loaded<string[]> query={{ ...query, data: [] }} {...parts} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  rerender(<Loaded<string[]> query={{ ...query, data: ['here'] }} {...parts} />)
  expect(screen.getByText('here')).toBeTruthy()
})

it('data stays on screen when a refetch fails, unless the reader has lost access to it', () => {
  const query = { data: ['here'], refetch: vi.fn() }
  const parts = { skeleton: <p>waiting</p>, children: (data: string[]) => <p>{data[0]}</p> }
  const { rerender } = render(
    <Loaded<string[]>
      query={{ ...query, error: new ApiError({ status: 503, message: 'Busy.' }) }}
      {...parts}
    />,
  )
  expect(screen.getByText('here')).toBeTruthy()
  rerender(
    <Loaded<string[]>
      query={{ ...query, error: new ApiError({ status: 404, message: 'Not found.' }) }}
      {...parts}
    />,
  )
  expect(screen.queryByText('here')).toBeNull()
  expect(screen.getByText(/^Not found\./)).toBeTruthy()
  // A retry would not help.
  expect(screen.queryByText('Try again')).toBeNull()
})

it.each([
  ['1,200', 120_000],
  ['1200.50', 120_050],
  ['0.1', 10],
  ['', null],
])('money typed as "%s" is stored as %s pence', (typed, minor) => {
  const kept = vi.fn()
  render(<MoneyField label="Price" value={99} onChange={kept} />)
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: typed } })
  expect(kept).toHaveBeenLastCalledWith(minor)
})

it.each([
  ['15', 1_500],
  ['12,5', 1_250],
  ['0', 0],
  ['', null],
])('a percentage typed as "%s" is stored as %s basis points', (typed, bps) => {
  const kept = vi.fn()
  render(<PercentField label="Commission" value={99} onChange={kept} />)
  fireEvent.change(screen.getByLabelText('Commission'), { target: { value: typed } })
  expect(kept).toHaveBeenLastCalledWith(bps)
})

it('a website is rewritten to https on blur', () => {
  const kept = vi.fn()
  render(<WebsiteField label="Website" value="glow.example" onChange={kept} />)
  fireEvent.blur(screen.getByLabelText('Website'))
  expect(kept).toHaveBeenCalledWith('https://glow.example')
})

it.each([
  ['notes.txt', 'text/plain', 10, 'Invalid file type'],
  ['big.png', 'image/png', 2_097_153, 'Image size must be less than 2 MB'],
])('the image %s is rejected with the specification’s message', (name, type, size, expected) => {
  const chosen = vi.fn()
  render(<ImageField label="Change photo" picture={null} onChoose={chosen} />)
  const file = new File([new Uint8Array(size)], name, { type })
  fireEvent.change(screen.getByLabelText('Change photo'), { target: { files: [file] } })
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([expected])
  expect(chosen).not.toHaveBeenCalled()
})

it('a rejected image shows the message of its field', () => {
  const wrongType = 'A logo must be a JPEG, PNG or WebP image.'
  render(<ImageField label="Change logo" picture={null} rule={{ wrongType }} onChoose={() => undefined} />)
  const file = new File(['x'], 'notes.txt', { type: 'text/plain' })
  fireEvent.change(screen.getByLabelText('Change logo'), { target: { files: [file] } })
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([wrongType])
})

it('the file chooser offers every type that the field takes', () => {
  render(
    <ImageField
      label="Change logo"
      picture={null}
      rule={{ extraTypes: ['gif', 'image/avif'] }}
      onChoose={() => undefined}
    />,
  )
  const { accept } = screen.getByLabelText<HTMLInputElement>('Change logo')
  expect(accept).toBe('image/jpeg,image/png,image/jpg,image/webp,image/gif,image/avif')
})

it('toasts appear where the specification says', () => {
  const { container } = render(<Toasts />)
  expect(container.querySelector<HTMLElement>('div')?.style.justifyItems).toBe('center')
})

it('a dangerous action shows its consequences before its button', () => {
  const act = vi.fn()
  render(
    <ConfirmDialog
      isOpen
      onClose={() => undefined}
      title="Withdraw this offer?"
      consequences={['Maya is notified.']}
      confirm="Withdraw offer"
      isDangerous
      onConfirm={act}
    />,
  )
  expect(screen.getByText('Maya is notified.')).toBeTruthy()
  fireEvent.click(screen.getByText('Withdraw offer'))
  expect(act).toHaveBeenCalledOnce()
})

it('a tab sets the URL parameter, and the first tab removes it', () => {
  const router = createMemoryRouter([{ path: '/c', element: <Page /> }], { initialEntries: ['/c?sort=new'] })
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByText('Deals'))
  expect(screen.getByText('open: deals')).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=new&tab=deals')
  fireEvent.click(screen.getByText('Brief'))
  expect(router.state.location.search).toBe('?sort=new')
})

it('the badge names who must act next', () => {
  const { rerender } = render(<NextActionBadge nextActor="other" waitingFor="Glow" until="3 d" />)
  expect(screen.getByText(/Waiting/).textContent).toBe('Waiting for Glow · 3 d')
  rerender(<NextActionBadge nextActor="other" />)
  expect(screen.getByText(/Waiting/).textContent).toBe('Waiting')
  rerender(<NextActionBadge nextActor="you" waitingFor="Glow" />)
  expect(screen.getByText('Action needed')).toBeTruthy()
})

function Page() {
  const [tab] = useUrlState('tab', 'brief')
  return (
    <>
      <UrlTabs
        label="Views"
        tabs={[
          { id: 'brief', label: 'Brief' },
          { id: 'deals', label: 'Deals', count: 2 },
        ]}
      />
      <p>open: {tab}</p>
    </>
  )
}
