// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PublicHeader } from './PublicHeader.tsx'

let isOpen = false
const hide = vi.fn(() => {
  isOpen = false
})

// jsdom has no popovers.
beforeAll(() => {
  const matches = HTMLElement.prototype.matches
  Object.assign(HTMLElement.prototype, {
    hidePopover: hide,
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? isOpen : matches.call(this, selector)
    },
  })
})
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'matches')
})
beforeEach(() => {
  render(
    <MemoryRouter>
      <PublicHeader />
      <a href="/behind">Behind the menu</a>
    </MemoryRouter>,
  )
  isOpen = true
})
afterEach(() => {
  cleanup()
  hide.mockClear()
})

const button = () => document.querySelector<HTMLElement>('[popovertarget=menu]')
const lastLink = () => document.querySelector<HTMLElement>('#menu a:last-of-type')

it('the menu stays open while the focus is in it or on its button, and closes when the page behind has it', () => {
  button()?.focus()
  lastLink()?.focus()
  button()?.focus()
  expect(hide).not.toHaveBeenCalled()
  const behind = screen.getByText('Behind the menu')
  behind.focus()
  expect(hide).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(behind)
})

it('Escape closes the menu and returns the focus to its button, also after a press that left no focus', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(hide).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button())
})

it('a closed menu leaves Escape and the focus to the page', () => {
  isOpen = false
  const behind = screen.getByText('Behind the menu')
  behind.focus()
  expect(fireEvent.keyDown(behind, { key: 'Escape' }), 'not prevented').toBe(true)
  expect(document.activeElement).toBe(behind)
  expect(hide).not.toHaveBeenCalled()
})
