import { expect, it } from 'vitest'
import { describeUpcoming } from './UpcomingCard.tsx'

it('money that waits for a post shows no payout date', () => {
  const coming = { state: 'coming', payDay: '2026-12-09T12:00:00Z', isPayoutHeld: false } as const
  expect(describeUpcoming(coming, 'yours')).toContain('The payout date is 09 Dec, 2026')
  expect(describeUpcoming({ state: 'held', payDay: null, isPayoutHeld: true }, 'yours')).toBe(
    'The payout of the approved work waits until a post is put right.',
  )
})
