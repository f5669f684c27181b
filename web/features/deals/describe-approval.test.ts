import { expect, it } from 'vitest'
import { previewPrice } from '#lib/price-preview.ts'
import { describeApproval } from './describe-approval.ts'

const deal = { price: previewPrice(60_000, 'GBP', 'deducted'), talent: { displayName: 'Isla' } }
const spec = {
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  brief: '',
  draftDue: '2026-12-01',
  postFrom: '2026-12-05',
  postUntil: '2026-12-13',
  minLiveDays: 30,
} as const

it('an approval says when the work is posted and when the talent is paid', () => {
  expect(describeApproval(deal, { spec }, 72)).toBe(
    'Isla can post it from 05 Dec, 2026. Nothing more is charged. The £400 for Isla is paid 72 hours after the last post.',
  )
})

it('work that is delivered as a file is paid after the approval of all work', () => {
  const file = { ...spec, platform: 'file', format: 'photo_set', postFrom: null, postUntil: null } as const
  expect(describeApproval(deal, { spec: file }, 72)).toBe(
    'Nothing more is charged. Isla is paid £400 72 hours after all work is approved.',
  )
})
