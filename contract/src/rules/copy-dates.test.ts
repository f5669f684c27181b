import { expect, test } from 'vitest'
import { datesFrom } from './copy-dates.ts'

const reel = {
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  brief: '',
  draftDue: '2026-03-20',
  postFrom: '2026-03-25',
  postUntil: null,
  minLiveDays: 30,
} as const

test('dates of the work keep their distance from the closing date', () => {
  expect(datesFrom({ applyBy: '2026-03-10', deliverables: [reel] }, '2026-11-01')).toEqual({
    applyBy: '2026-11-15',
    deliverables: [{ ...reel, draftDue: '2026-11-25', postFrom: '2026-11-30' }],
  })
})

test('without a closing date the first draft is due 28 days after the start', () => {
  const later = { ...reel, draftDue: '2026-04-01', postFrom: null }
  const { applyBy, deliverables } = datesFrom({ applyBy: null, deliverables: [later, reel] }, '2026-11-01')
  expect(applyBy).toBe('2026-11-15')
  expect(deliverables.map(({ draftDue }) => draftDue)).toEqual(['2026-12-11', '2026-11-29'])
})

test('a brief without work has only a closing date', () => {
  expect(datesFrom({ applyBy: null, deliverables: [] }, '2026-11-01')).toEqual({
    applyBy: '2026-11-15',
    deliverables: [],
  })
})
