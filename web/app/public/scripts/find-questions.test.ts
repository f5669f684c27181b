// @vitest-environment jsdom
// cspell:ignore invocies payd
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { findQuestions } from './find-questions.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<search data-find><input type="search" /><p role="status"></p></search>
    <nav data-topics></nav><p data-none hidden></p><div data-questions>
      <section id="payments"><details data-words="salary, tax"><summary>When is a talent paid?</summary>After the payout date.</details>
        <details><summary>Do I receive invoices?</summary>Yes.</details></section>
      <section id="work"><details><summary>What if the brand doesn’t respond?</summary>It is approved.</details></section>
    </div>`
  findQuestions()
  return () => vi.useRealTimers()
})

function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
const type = (value: string) => fireEvent.input(find('input'), { target: { value } })
const shown = () =>
  Array.from(document.querySelectorAll('details:not([hidden]) summary'), (summary) => summary.textContent)

it('the questions are filtered by every word, in the question or its answer, whatever the apostrophe', () => {
  type('PAYOUT talent')
  expect(shown()).toEqual(['When is a talent paid?'])
  expect([find('#work').hidden, find('nav').hidden], 'a topic without any, and the list of topics').toEqual([
    true,
    true,
  ])
  type("doesn't")
  expect(shown()).toEqual(['What if the brand doesn’t respond?'])
})

it('words that are not shown, misspelt words and the most words of a sentence find a question; common ones do not count', () => {
  for (const [typed, question] of [
    ['tax', 'When is a talent paid?'],
    ['payd', 'When is a talent paid?'],
    ['invocies', 'Do I receive invoices?'],
    ['how long until i get paid', 'When is a talent paid?'],
    ['what if the brand is silent', 'What if the brand doesn’t respond?'],
  ] as const) {
    type(typed)
    expect(shown(), typed).toEqual([question])
  }
  type('how do i')
  expect(shown(), 'nothing to search for').toHaveLength(3)
})

it('the count is announced once the typing rests, and where nothing matches the way to us is shown', () => {
  type('invoices')
  expect(find('[role=status]').textContent).toBe('')
  vi.advanceTimersByTime(500)
  expect(find('[role=status]').textContent).toBe('1 question for “invoices”')
  type('zebra')
  vi.advanceTimersByTime(500)
  expect([find('[role=status]').textContent, find('[data-none]').hidden]).toEqual(['', false])
})

it('the only question that is left opens, and closes when the words are cleared', () => {
  const open = () => document.querySelectorAll('details[open]').length
  type('invoices')
  expect(open()).toBe(1)
  type('zebra')
  expect(open()).toBe(0)
  type('tax')
  expect(open()).toBe(1)
  type('')
  expect(open()).toBe(0)
})

it('Escape clears the field and shows every question again', () => {
  type('zebra')
  fireEvent.keyDown(find('input'), { key: 'Escape' })
  vi.advanceTimersByTime(500)
  expect(find<HTMLInputElement>('input').value).toBe('')
  expect(shown()).toHaveLength(3)
  expect([find('[data-none]').hidden, find('nav').hidden, find('[role=status]').textContent]).toEqual([
    true,
    false,
    '',
  ])
})
