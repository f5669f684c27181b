import { expect, it } from 'vitest'
import { describeMilestone } from './DealMilestones.tsx'

const now = new Date('2026-12-10T12:00:00Z')
const approved = { status: 'approved', payBy: null, payDay: '2026-12-09T12:00:00Z', paidOutAt: null } as const

it('the payout of a milestone waits for a post that is to be put right, or for a bank', () => {
  const of = (isHeld: boolean) => describeMilestone(approved, { isHeld, now })
  expect(of(true)).toBe('The payout waits until a post is put right')
  expect(of(false)).toBe('The payout waits for the decision of a bank')
})
