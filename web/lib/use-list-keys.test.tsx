// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { savePageKeys } from './page-keys.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSearchKey } from './use-search-key.ts'

afterEach(() => {
  cleanup()
  savePageKeys(true)
})

function Found() {
  const list = useListKeys()
  const search = useSearchKey()
  return (
    <>
      <search ref={search}>
        <input type="search" aria-label="Search" />
      </search>
      <div ref={list}>
        <ul>
          {['Ada', 'Ben', 'Cleo'].map((name) => (
            <li key={name}>
              <input type="checkbox" aria-label={`Select ${name}`} />
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('J and K move between the items, from anywhere on the page, and stop at both ends', () => {
  render(<Found />)
  for (const [key, name] of [
    ['j', 'Ada'],
    ['j', 'Ben'],
    ['j', 'Cleo'],
    ['j', 'Cleo'],
    ['k', 'Ben'],
  ]) {
    press(key ?? '')
    expect(focused()).toBe(name)
  }
})

it('the arrow keys move inside the list, also from the box of an item, and nowhere else', () => {
  render(<Found />)
  press('ArrowDown')
  expect(document.activeElement).toBe(document.body)
  screen.getByLabelText('Select Ada').focus()
  press('ArrowDown')
  expect(focused()).toBe('Ben')
  press('ArrowUp')
  expect(focused()).toBe('Ada')
})

it.each(['ArrowDown', 'Enter'])(
  '/ moves to the search field, where letters are typed, and %s to the first item',
  (key) => {
    render(<Found />)
    press('/')
    expect(focused()).toBe('Search')
    press('j')
    expect(focused()).toBe('Search')
    press(key)
    expect(focused()).toBe('Ada')
  },
)

it('Escape leaves the search field once it is empty', () => {
  render(<Found />)
  press('/')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'clay' } })
  press('Escape')
  expect(focused()).toBe('Search')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '' } })
  press('Escape')
  expect(document.activeElement).toBe(document.body)
})

it('single keys that are turned off act only inside the list', () => {
  savePageKeys(false)
  render(<Found />)
  for (const key of ['j', 'k', '/']) press(key)
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('link', { name: 'Ada' }).focus()
  press('j')
  expect(focused()).toBe('Ben')
})
