import { expect, test } from 'vitest'
import { chosenTerms, termsChoices } from './choices.ts'

const listed = [{ id: 'a', name: 'Terms', sha256: 'f', addedAt: '2026-11-26T09:00:00.000Z' }]
const gone = { id: 'b', name: 'Old terms', sha256: 'e' }

test('the field lists the terms with the day on which they were added', () => {
  expect(termsChoices(listed, null)).toEqual([{ value: 'a', label: 'Terms, added 26 Nov, 2026' }])
})

test('chosen terms that were removed stay an option, and stay chosen', () => {
  expect(termsChoices(listed, gone).map(({ label }) => label)).toEqual([
    'Old terms, no longer on your list',
    'Terms, added 26 Nov, 2026',
  ])
  expect(chosenTerms('b', listed, gone)).toBe(gone)
})

test('a choice is named as on the list, and nothing is none', () => {
  expect(chosenTerms('a', listed, gone)).toEqual({ id: 'a', name: 'Terms', sha256: 'f' })
  expect(chosenTerms('', listed, gone)).toBe(null)
})
