import { expect, it } from 'vitest'
import { defaultPriceRules, previewPrice } from '#lib/price-preview.ts'
import { describeApproval } from './describe-approval.ts'

const deal = { price: previewPrice(60_000, 'GBP', defaultPriceRules), talent: { displayName: 'Isla' } }
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
  expect(
    describeApproval(
      { ...deal, terms: { deliverables: [spec], milestones: [] } },
      { spec, milestoneNo: null },
      72,
    ),
  ).toBe(
    'Isla can post it from 05 Dec, 2026. Nothing more is charged. Isla earns £400, 3 days after all work is approved and posted.',
  )
})

it('work that is delivered as a file is paid after the approval of all work', () => {
  const file = { ...spec, platform: 'file', format: 'photo_set', postFrom: null, postUntil: null } as const
  expect(
    describeApproval(
      { ...deal, terms: { deliverables: [file], milestones: [] } },
      { spec: file, milestoneNo: null },
      72,
    ),
  ).toBe('Nothing more is charged. Isla earns £400, 3 days after all work is approved.')
})

it('the approval of a file in a deal with posts counts the posts, too', () => {
  const file = { ...spec, platform: 'file', format: 'photo_set', postFrom: null, postUntil: null } as const
  expect(
    describeApproval(
      { ...deal, terms: { deliverables: [spec, file], milestones: [] } },
      { spec: file, milestoneNo: null },
      72,
    ),
  ).toContain('3 days after all work is approved and posted')
})

it('the approval of gifted work names no money and no payout', () => {
  const gift = {
    ...deal,
    price: previewPrice(0, 'GBP', defaultPriceRules),
    terms: { deliverables: [spec], milestones: [] },
  }
  expect(describeApproval(gift, { spec, milestoneNo: null }, 72)).toBe(
    'Isla can post it from 05 Dec, 2026. You owe no fee, as the work is gifted.',
  )
})

it('says that the next milestone is charged, unless it is the last one', () => {
  const file = { ...spec, platform: 'file', format: 'photo_set', postFrom: null, postUntil: null } as const
  const milestones = [
    { deliverables: 1, price: 20_000 },
    { deliverables: 1, price: 40_000 },
  ]
  const inTwo = { ...deal, terms: { deliverables: [file, file], milestones } }
  expect(describeApproval(inTwo, { spec: file, milestoneNo: 1 }, 72)).toBe(
    'Once all work of milestone 1 is approved, the next one is charged to your card. Isla earns £133.34 for milestone 1.',
  )
  expect(describeApproval(inTwo, { spec: file, milestoneNo: 2 }, 72)).toBe(
    'Nothing more is charged. Isla earns £266.66 for milestone 2.',
  )
})
