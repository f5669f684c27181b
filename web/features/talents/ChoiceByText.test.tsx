// cspell:ignore Łódź
// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { SearchChoice } from '@marquee/contract/calls/search'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { ChoiceByText } from './ChoiceByText.tsx'

afterEach(cleanup)
HTMLElement.prototype.scrollIntoView ??= () => undefined

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'https://marquee.example').searchParams.get('text') ?? '')
    return answer(200, { items: ['Leeds', 'Leek'] })
  })
})

/** The field for the city, with what is chosen beside it. */
function City({ choices }: { choices: readonly SearchChoice[] }) {
  const [city, setCity] = useState('')
  return (
    <>
      <ChoiceByText
        filter="city"
        label="City"
        placeholder="All cities"
        value={city}
        onChange={setCity}
        choices={choices}
      />
      <output>{city || 'none'}</output>
    </>
  )
}
const open = async (choices: readonly SearchChoice[]) => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <City choices={choices} />
    </QueryClientProvider>,
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' })
  act(() => field.focus())
  return field
}
const type = (field: HTMLInputElement, text: string) => fireEvent.change(field, { target: { value: text } })
const offered = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('status').textContent

it('where more match than are counted, typing offers cities that are in no sample, by keys too', async () => {
  const field = await open([
    { value: 'Bath', label: 'Bath', count: null },
    { value: 'Leeds', label: 'Leeds', count: null },
  ])
  expect(offered()).toEqual(['Bath', 'Leeds'])
  type(field, 'lee')
  await waitFor(() => expect(offered()).toEqual(['Leeds', 'Leek']))
  expect(asked).toEqual(['lee'])
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  await waitFor(() => expect(chosen()).toBe('Leek'))
  expect(field.value).toBe('Leek')
})

it('where all are counted, the choices with their numbers are all there are, and nothing is asked', async () => {
  const field = await open([
    { value: 'Łódź', label: 'Łódź', count: 4 },
    { value: 'Bath', label: 'Bath', count: 2 },
  ])
  type(field, 'lo')
  await waitFor(() => expect(offered()).toEqual(['Łódź (4)']))
  fireEvent.click(screen.getByRole('option', { hidden: true }))
  await waitFor(() => expect(chosen()).toBe('Łódź'))
  expect(asked).toEqual([])
})

it('an emptied field removes the filter', async () => {
  const field = await open([{ value: 'Bath', label: 'Bath', count: 2 }])
  fireEvent.click(screen.getByRole('option', { hidden: true }))
  await waitFor(() => expect(field.value).toBe('Bath (2)'))
  type(field, '')
  await waitFor(() => expect(chosen()).toBe('none'))
})
