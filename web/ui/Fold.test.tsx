// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Fold } from './Fold.tsx'

afterEach(cleanup)

const foldWith = (isForced: boolean) => (
  <Fold title="Terms" summary="In short" isForced={isForced}>
    <input aria-label="Revisions" />
  </Fold>
)
const head = () => screen.getByRole('button', { name: /^Terms/ })

it('a fold that an error opens stays open when the error is gone', () => {
  const { rerender } = render(foldWith(false))
  expect(head().getAttribute('aria-expanded')).toBe('false')
  rerender(foldWith(true))
  expect(head().getAttribute('aria-expanded')).toBe('true')
  rerender(foldWith(false))
  expect(head().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Revisions' })).toBeTruthy()
})

it('a fold with an error stays open until the error is gone, and the next error opens it again', () => {
  const { rerender } = render(foldWith(true))
  fireEvent.click(head())
  expect(head().getAttribute('aria-expanded')).toBe('true')
  rerender(foldWith(false))
  fireEvent.click(head())
  expect(head().getAttribute('aria-expanded')).toBe('false')
  rerender(foldWith(true))
  expect(head().getAttribute('aria-expanded')).toBe('true')
})
