// @vitest-environment jsdom
// cspell:ignore invocies payd dissapears dissapeerz
import { defaultQuestions } from '@marquee/contract/content/default-questions'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { findQuestions } from './find-questions.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<search data-find><input type="search" /><p role="status"></p></search>
    <nav data-topics><a href="#work">Work</a></nav><p data-none hidden>No answers for “<span></span>”.</p><div data-questions>
      <section id="payments"><details data-words="salary, tax"><summary>When is a talent paid?</summary><p>After the payout date.</p></details>
        <details><summary>Do I receive invoices?</summary><p>Yes, before each <b>payout</b>, and after.</p></details></section>
      <section id="work"><details data-words="disappears"><summary>What if the brand doesn’t respond?</summary><p>It is approved, <b>so the talent’s payout</b> follows.</p></details>
        <details><summary>What is a payout?</summary><p>Money that we said we send.</p></details></section>
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
  type('PAYOUT date')
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
    ['dissapears', 'What if the brand doesn’t respond?'],
    ['how long until i get paid', 'When is a talent paid?'],
    ['what if the brand is silent', 'What if the brand doesn’t respond?'],
  ] as const) {
    type(typed)
    expect(shown(), typed).toEqual([question])
  }
  type('how do i')
  expect(shown(), 'nothing to search for').toHaveLength(4)
})

it('the count is announced once the typing rests, and where nothing matches the way to us is shown', () => {
  type('invoices')
  expect(find('[role=status]').textContent).toBe('')
  vi.advanceTimersByTime(500)
  expect(find('[role=status]').textContent).toBe('1 question for “invoices”')
  type('zebra invoices')
  vi.advanceTimersByTime(500)
  expect(find('[role=status]').textContent).toBe('No question has all of these words. Closest:')
  type('zebra')
  vi.advanceTimersByTime(500)
  expect([find('[role=status]').textContent, find('[data-none]').hidden]).toEqual(['', false])
  expect(find('[data-none]').textContent).toBe('No answers for “zebra”.')
})

it('where nothing matches the topics stay, and choosing one shows all questions again', () => {
  type('zebra')
  expect([find('nav').hidden, find('#work').hidden]).toEqual([false, true])
  fireEvent.click(find('nav a'))
  expect([find<HTMLInputElement>('input').value, find('#work').hidden]).toEqual(['', false])
  expect(shown()).toHaveLength(4)
})

it('a misspelt word differs by at most two letters, and a word that begins another one is not misspelt', () => {
  type('dissapeerz')
  expect(shown(), 'four letters').toEqual([])
  type('dates')
  expect(shown(), 'one letter').toEqual(['When is a talent paid?'])
  type('paid')
  expect(shown(), '“paid” is a word, so “said” is not meant').toEqual(['When is a talent paid?'])
})

it('the questions with the words in their own text come first, and the order returns without words', () => {
  const all = shown()
  type('payout')
  expect(shown()).toEqual([
    'What is a payout?',
    'What if the brand doesn’t respond?',
    'When is a talent paid?',
    'Do I receive invoices?',
  ])
  type('')
  expect(shown()).toEqual(all)
})

it('the first question opens, with the second where there are two, and all close when the words are cleared', () => {
  const open = () =>
    Array.from(document.querySelectorAll('details[open] summary'), (summary) => summary.textContent)
  type('payout')
  expect(open()).toEqual(['What is a payout?'])
  type('after')
  expect(open()).toEqual(['When is a talent paid?', 'Do I receive invoices?'])
  type('zebra')
  expect(open()).toEqual([])
  type('tax')
  type('')
  expect(open()).toEqual([])
})

it('the words are marked in the answers, and the marks go with the words', () => {
  const answers = () => Array.from(document.querySelectorAll('#work p'), (answer) => answer.innerHTML)
  const unmarked = answers()
  const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)
  type("talent's pay")
  expect(marks()).toEqual(['talent’s', 'payout'])
  expect(answers()).toContain(
    'It is approved, <b>so the <mark>talent’s</mark> <mark>payout</mark></b> follows.',
  )
  type('yes')
  expect(marks(), 'only the words of now').toEqual(['Yes'])
  type('')
  expect([marks(), answers()]).toEqual([[], unmarked])
  expect(find('#work p').childNodes, 'the parts of a text are one again').toHaveLength(3)
})

it('Escape clears the field and shows every question again', () => {
  type('zebra')
  fireEvent.keyDown(find('input'), { key: 'Escape' })
  vi.advanceTimersByTime(500)
  expect(find<HTMLInputElement>('input').value).toBe('')
  expect(shown()).toHaveLength(4)
  expect([find('[data-none]').hidden, find('nav').hidden, find('[role=status]').textContent]).toEqual([
    true,
    false,
    '',
  ])
})

it.each([
  ['refund', 'How do refunds work?'],
  ['influencer dissapears', 'What if the work is not delivered?'],
  ['my money back', 'How do refunds work?'],
  ['cancel subscription', 'How do I cancel my plan?'],
  ['stop my membership', 'How do I cancel my plan?'],
  ['cancel a deal', 'Can a deal be cancelled?'],
])('among the questions of Marquee, “%s” opens “%s”', (typed, question) => {
  const list = defaultQuestions.map(
    (each) =>
      `<details data-words="${each.searchWords}"><summary>${each.question}</summary>${each.answer}</details>`,
  )
  document.body.innerHTML = `<search data-find><input type="search" /><p role="status"></p></search>
    <div data-questions><section>${list.join('')}</section></div>`
  findQuestions()
  type(typed)
  expect([shown()[0], find('details[open] summary').textContent]).toEqual([question, question])
})
