import { expect, test } from 'vitest'
import { dateWarnings } from './date-warnings.ts'

test('work that is due before applications close is named with its date', () => {
  const deliverables = [{ draftDue: '2026-12-01', postUntil: '2026-12-05' }]
  expect(dateWarnings({ applyBy: '2026-11-30', deliverables })).toEqual([])
  expect(dateWarnings({ applyBy: '2026-12-01', deliverables })).toEqual([
    'A draft is due 01 Dec, 2026, before applications close. Talents you choose late have no time to make it.',
  ])
  expect(dateWarnings({ applyBy: '2026-12-10', deliverables })).toEqual([
    expect.stringMatching(/^A draft is due 01 Dec/),
    'A post must be live by 05 Dec, 2026, before applications close.',
  ])
})

test('without a closing date, or for a file that is not posted, nothing is warned about', () => {
  expect(
    dateWarnings({ applyBy: null, deliverables: [{ draftDue: '2026-12-01', postUntil: null }] }),
  ).toEqual([])
  expect(dateWarnings({ applyBy: '2026-11-30', deliverables: [{ draftDue: '', postUntil: null }] })).toEqual(
    [],
  )
})
