import { expect, test } from 'vitest'
import { describeSharedList } from './describe-shared-list.ts'

const list = { expiresAt: '2026-12-03T12:00:00.000Z', guests: 0, isRemoved: false }

test('a shared list shows its end and its guests, and a removed one that its link does not work', () => {
  expect(describeSharedList(list)).toBe('Until 03 Dec, 2026 · no guests yet')
  expect(describeSharedList({ ...list, guests: 2 })).toBe('Until 03 Dec, 2026 · 2 guests')
  expect(describeSharedList({ ...list, guests: 2, isRemoved: true })).toBe(
    'Removed by Marquee after a report. The link does not work.',
  )
})
