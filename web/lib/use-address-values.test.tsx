// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useAddressValues } from './use-address-values.ts'
import { useUrlState } from './use-url-state.ts'

afterEach(cleanup)

function Search() {
  const { values, set } = useAddressValues()
  const [view, setView] = useUrlState('view', 'cards')
  const [, setSort] = useUrlState('sort', 'newest')
  return (
    <>
      <input value={values.get('q') ?? ''} onChange={({ target }) => set({ q: target.value }, true)} />
      <button type="button" onClick={() => set({ type: 'chef', niche: '' })}>
        Chefs
      </button>
      <button
        type="button"
        onClick={() => {
          set({ type: 'chef' })
          setView('table')
          setSort('price', true)
          set({ niche: 'cakes' }, true)
        }}
      >
        Chefs in a table
      </button>
      <button type="button" onClick={() => setView('cards')}>
        Cards
      </button>
      <button type="button" onClick={() => setView('table')}>
        Table
      </button>
      <p>view: {view}</p>
      <Link to="/?q=other">Other</Link>
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Search /> }])} />)
}
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
  fireEvent.click(screen.getByText('Chefs'))
  await waitFor(() => expect(new URLSearchParams(address()).toString()).toBe('q=clay&type=chef'))
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(field().value).toBe('other'))
})

it('what several parts of a page change in one go is all in the address', async () => {
  open('/?q=clay')
  fireEvent.click(screen.getByText('Chefs in a table'))
  expect(screen.getByText('view: table')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('?q=clay&type=chef&view=table&sort=price&niche=cakes'))
  fireEvent.click(screen.getByText('Cards'))
  await waitFor(() => expect(address()).toBe('?q=clay&type=chef&sort=price&niche=cakes'))
})

it('what is chosen while the address follows the typed words undoes none of them', async () => {
  open('/')
  type('wel')
  fireEvent.click(screen.getByText('Chefs in a table'))
  type('welsh')
  await waitFor(() => expect(address()).toBe('?q=welsh&type=chef&view=table&sort=price&niche=cakes'))
  expect(field().value).toBe('welsh')
})

it('a link that is opened before the address has followed wins', async () => {
  open('/')
  type('wel')
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(field().value).toBe('other'))
  fireEvent.click(screen.getByText('Cards'))
  await waitFor(() => expect(address()).toBe('?q=other'))
})

it('of two changes that follow each other, the first does not show again', async () => {
  open('/?view=table')
  const shown: string[] = []
  const note = () => {
    const now = screen.getByText(/^view:/).textContent
    if (now && shown.at(-1) !== now) shown.push(now)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (let round = 0; round < 60; round += 1) {
    screen.getByText(round % 2 === 0 ? 'Cards' : 'Table').click()
    await new Promise((resolve) => setTimeout(resolve, round % 7))
  }
  await waitFor(() => expect(address()).toBe('?view=table'))
  observer.disconnect()
  expect(shown).toHaveLength(60)
})
