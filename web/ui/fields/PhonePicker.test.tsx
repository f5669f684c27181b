// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PhonePicker } from './PhonePicker.tsx'

afterEach(cleanup)

/** Renders the field with its value beside it, as a form holds it. */
function Example({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <PhonePicker label="Phone" value={value} onChange={setValue} data-path="phone" />
      <output>{value}</output>
    </>
  )
}
const held = () => screen.getByRole('status').textContent
const number = () => screen.getByRole('textbox', { name: 'Phone' })

test('countries have their present names', () => {
  render(<Example initial="" />)
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  for (const name of ['Czechia +420', 'Eswatini +268', 'North Macedonia +389']) expect(names).toContain(name)
})

test('a dial code alone is no number: not at first, not for another country, and not once the number is removed', () => {
  render(<Example initial="" />)
  expect(held()).toBe('')
  fireEvent.change(screen.getByLabelText('Country of the number'), { target: { value: 'in' } })
  expect(held()).toBe('')
  fireEvent.change(number(), { target: { value: '+91 9876543210' } })
  expect(held()).toBe('+919876543210')
  fireEvent.change(number(), { target: { value: '+91' } })
  expect(held()).toBe('')
})
