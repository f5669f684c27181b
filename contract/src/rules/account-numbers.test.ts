import { expect, test } from 'vitest'
import { describeSources } from './account-numbers.ts'

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
