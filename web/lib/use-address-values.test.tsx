// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useAddressValues } from './use-address-values.ts'

afterEach(cleanup)

function Search() {
  const { values, set } = useAddressValues()
  return (
    <>
      <input value={values.get('q') ?? ''} onChange={({ target }) => set({ q: target.value }, true)} />
      <button type="button" onClick={() => set({ type: 'chef', niche: '' })}>
        Chefs
      </button>
      <Link to="/?q=other">Other</Link>
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (address: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Search /> }], { initialEntries: [address] })}
    />,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const address = () => screen.getByRole('status').textContent

/** Types as a browser does: React is not made to finish what it does later. */
function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

it('each letter shows at once, before the address has it', async () => {
  open('/')
  for (const text of ['w', 'we', 'wel', 'welsh']) {
    type(text)
    expect(field().value).toBe(text)
  }
  await waitFor(() => expect(address()).toBe('?q=welsh'))
  expect(field().value).toBe('welsh')
})

it('a second value keeps the first, an empty one is removed, and a link changes the field', async () => {
  open('/?niche=cakes')
  fireEvent.change(field(), { target: { value: 'clay' } })
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(new URLSearchParams(address()).toString()).toBe('q=clay&type=chef'))
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(field().value).toBe('other'))
})
