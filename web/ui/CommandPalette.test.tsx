// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Command, CommandPalette } from './CommandPalette.tsx'

const commands: Command[] = [
  { id: 'c1', label: 'Autumn glow', detail: 'Campaign', to: '/campaigns/1' },
  { id: 'o1', label: 'Maya Chen', detail: 'Offer', to: '/offers/1' },
  { id: 'd1', label: 'Serum reel', detail: 'Deal', to: '/deals/1' },
]
const go = vi.fn()
const close = vi.fn()

beforeEach(() => {
  // Current Chromium returns a promise here, which an effect without braces would return to React as its
  // clean-up.
  Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve())
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('the first command is selected at once and Enter goes to it', async () => {
  render(<Palette />)
  await isSelected('Autumn glow')
  press('Enter')
  expect(go).toHaveBeenCalledWith('/campaigns/1')
})

it('ArrowDown and ArrowUp move the selection and wrap at both ends', async () => {
  render(<Palette />)
  await isSelected('Autumn glow')
  press('ArrowDown')
  await isSelected('Maya Chen')
  press('ArrowUp')
  await isSelected('Autumn glow')
  press('ArrowUp')
  await isSelected('Serum reel')
  press('ArrowDown')
  await isSelected('Autumn glow')
  press('ArrowDown')
  await isSelected('Maya Chen')
  press('Enter')
  expect(go).toHaveBeenCalledWith('/offers/1')
})

it('hovering over a command selects it, and a click opens it', async () => {
  render(<Palette />)
  fireEvent.pointerMove(option('Serum reel'))
  await isSelected('Serum reel')
  press('Enter')
  fireEvent.click(option('Maya Chen'))
  expect(go.mock.calls).toEqual([['/deals/1'], ['/offers/1']])
})

it('the input exposes the selected option to screen readers', async () => {
  render(<Palette />)
  press('ArrowDown')
  await isSelected('Maya Chen')
  await vi.waitFor(() => expect(input().getAttribute('aria-activedescendant')).toBe(option('Maya Chen').id))
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

it('results that arrive after typing select their best match', async () => {
  const { rerender } = render(<Palette list={commands} />)
  press('ArrowDown')
  await isSelected('Maya Chen')
  rerender(<Palette list={[...commands].reverse()} />)
  await isSelected('Serum reel')
})

it('Escape closes the palette', () => {
  render(<Palette />)
  press('Escape')
  expect(close).toHaveBeenCalledOnce()
})

it('text without a match shows a message', () => {
  render(<Palette list={[]} />)
  fireEvent.change(input(), { target: { value: 'zebra' } })
  expect(screen.getByText('No results for “zebra”.')).toBeTruthy()
})

function Palette({ list = commands }: { list?: readonly Command[] }) {
  const [text, setText] = useState('')
  return (
    <CommandPalette text={text} onText={setText} commands={list} isBusy={false} onGo={go} onClose={close} />
  )
}

const input = () => screen.getByRole('combobox')
const option = (name: string) => screen.getByRole('option', { name: new RegExp(name) })
const press = (key: string) => fireEvent.keyDown(input(), { key })
const isSelected = (name: string) =>
  vi.waitFor(() =>
    expect(
      screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
    ).toMatchObject([expect.stringContaining(name)]),
  )
