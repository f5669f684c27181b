import { expect, test } from 'vitest'
import { describeSources, formatEngagement } from './account-numbers.ts'

test('numbers of one source and day are one sentence, and others name what they are about', () => {
  const instagram = { name: 'Instagram', source: 'connected', on: '2026-10-23' } as const
  const tiktok = { name: 'TikTok', source: 'stated', on: '2026-09-28' } as const
  const audience = { name: 'audience', source: 'stated', on: '2026-09-28' } as const
  expect(describeSources([])).toBe('')
  expect(describeSources([tiktok, audience])).toBe('Self-declared, 28 Sep, 2026.')
  expect(describeSources([instagram, tiktok, audience, tiktok])).toBe(
    'Instagram: read from the account, 23 Oct, 2026. TikTok, audience: self-declared, 28 Sep, 2026.',
  )
})

test('an engagement has one decimal at most', () => {
  expect([562, 565, 500, 1_249, 4].map(formatEngagement)).toEqual(['5.6%', '5.7%', '5%', '12.5%', '0%'])
})
