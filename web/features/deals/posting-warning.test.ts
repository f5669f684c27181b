import { expect, it } from 'vitest'
import { postingWarning } from './posting-warning.ts'

it('a post outside the agreed dates says how early or late it is', () => {
  const dates = { postFrom: '2026-12-05', postUntil: '2026-12-13' }
  expect(postingWarning(dates, '2026-11-17')).toContain('18 days early')
  expect(postingWarning(dates, '2026-12-14')).toContain('1 day late')
  expect(postingWarning(dates, '2026-12-05')).toBeNull()
  expect(postingWarning({ postFrom: null, postUntil: null }, '2026-12-05')).toBeNull()
})
