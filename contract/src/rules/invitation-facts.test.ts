import { expect, test } from 'vitest'
import { describeInvitation } from './invitation-facts.ts'

const campaign = {
  payModel: 'fixed',
  feeMin: 80_000,
  feeMax: 0,
  currency: 'GBP',
  productName: 'Glow serum',
  product: null,
  deliverables: [
    { format: 'reel', quantity: 1 },
    { format: 'story', quantity: 2 },
  ],
  applyBy: '2026-12-06',
} as const

test.each([
  ['a fee', {}, '£800 for 1 reel and 2 stories. Apply by 06 Dec, 2026.'],
  [
    'a range without a deadline',
    { payModel: 'range', feeMin: 66_000, feeMax: 84_000, applyBy: null },
    '£660 to £840 for 1 reel and 2 stories.',
  ],
  ['a gift', { payModel: 'gifted', deliverables: [] }, 'Gifted: Glow serum. Apply by 06 Dec, 2026.'],
  [
    'a gift that is sent',
    { payModel: 'gifted', product: { name: 'Serum, 30 ml' } },
    'Gifted: Serum, 30 ml for 1 reel and 2 stories. Apply by 06 Dec, 2026.',
  ],
  [
    'a gift without a name',
    { payModel: 'gifted', productName: '', applyBy: null },
    'Gifted product for 1 reel and 2 stories.',
  ],
] as const)('an invitation says the pay, the work and the deadline: %s', (_case, more, text) => {
  expect(describeInvitation({ ...campaign, ...more })).toBe(text)
})
