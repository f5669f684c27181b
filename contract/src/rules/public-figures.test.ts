import { expect, test } from 'vitest'
import { formatHours } from './public-figures.ts'

test.each([
  [0.4, 'under an hour'],
  [1, '1 hour'],
  [24, '24 hours'],
  [25, '2 days'],
  [33, '2 days'],
  [72.3, '3 days'],
  [73, '4 days'],
])('a time of %s hours is within “%s”', (hours, text) => expect(formatHours(hours)).toBe(text))
