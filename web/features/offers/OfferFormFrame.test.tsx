// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { OfferFormFrame } from './OfferFormFrame.tsx'
import { OfferSignature } from './OfferSignature.tsx'

const listeners = new Set<() => void>()
let isWide = false

beforeEach(() => {
  vi.stubGlobal('fetch', () => answer(404, {}))
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media.includes('1100px'),
    media,
    addEventListener: (_: string, react: () => void) => listeners.add(react),
    removeEventListener: (_: string, react: () => void) => listeners.delete(react),
  }))
})
afterEach(cleanup)

function setWide(next: boolean) {
  isWide = next
  act(() => {
    for (const react of listeners) react()
  })
}

function Form({ price = 51_000, milestones = 0 }) {
  const [name, setName] = useState('')
  return (
    <OfferFormFrame
      values={{ price, currency: 'GBP', milestones: Array(milestones).fill({ deliverables: 1, price: 100 }) }}
      onSubmit={() => undefined}
      submit={<button type="submit">Continue to payment</button>}
      signature={<OfferSignature value={name} error="Please fill this in." onChange={setName} />}
      payee="Freya Lind"
      needsHold={price > 0}
    >
      <input aria-label="Message" />
    </OfferFormFrame>
  )
}
const show = (form = <Form />) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>)
const signature = () => screen.getByRole('textbox', { name: 'Your full name' })
const landmark = (field: HTMLElement) => field.closest('section')?.querySelector('h2')?.textContent

it('the one signature is the last field, or above the button beside the fields, and keeps its value', () => {
  isWide = false
  show()
  expect(landmark(signature())).toBe('Signature')
  fireEvent.change(signature(), { target: { value: 'Ana Glow' } })
  setWide(true)
  expect(landmark(signature())).toBe('Where the money goes')
  expect(signature()).toHaveProperty('value', 'Ana Glow')
  expect(screen.queryByText('Signature')).toBeNull()
  setWide(false)
  expect(landmark(signature())).toBe('Signature')
  expect(signature()).toHaveProperty('value', 'Ana Glow')
})

it('an empty signature says what to do', () => {
  show()
  expect(screen.getByText('Type your full name to sign.')).toBeTruthy()
  fireEvent.change(signature(), { target: { value: 'A' } })
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
})

it.each([
  [<Form key="fee" />, 'The amount is held on your card, and charged only if Freya Lind accepts.'],
  [
    <Form key="milestones" milestones={2} />,
    'The first milestone is held on your card, and charged only if Freya Lind accepts.',
  ],
])('what is held on the card is stated', (form, sentence) => {
  show(form)
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('nothing is held for a gifted offer', () => {
  show(<Form price={0} />)
  expect(screen.queryByText(/held on your card/)).toBeNull()
})
