// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { defaultQuestions } from '@marquee/contract/content/default-questions'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CommonQuestions } from './CommonQuestions.tsx'
import type { Question } from './QuestionList.tsx'

afterEach(cleanup)

function shown(questions: readonly Question[]): string[] {
  const { container } = render(<CommonQuestions questions={questions} />)
  return Array.from(container.querySelectorAll('summary'), (summary) => summary.textContent)
}

test('the home page shows two questions about offers and two about payments', () => {
  expect(shown(defaultQuestions)).toEqual([
    'Is an offer binding?',
    'How long do I have to answer an offer?',
    'When is a talent paid?',
    'What does Marquee cost?',
  ])
})

test('questions of one topic fill the list, and without any there is no section', () => {
  expect(shown(defaultQuestions.filter(({ topic }) => topic === 'Offers'))).toHaveLength(4)
  cleanup()
  expect(shown([])).toEqual([])
})
