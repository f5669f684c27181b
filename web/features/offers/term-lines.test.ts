import { expect, it } from 'vitest'
import { countChanged, termLines } from './term-lines.ts'

const reel = {
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  brief: 'Morning light',
  draftDue: '2026-12-03',
  postFrom: '2026-12-05',
  postUntil: '2026-12-13',
  minLiveDays: 30,
} as const
const file = {
  ...reel,
  platform: 'file',
  format: 'photo_set',
  postFrom: null,
  postUntil: null,
  minLiveDays: 0,
} as const
const terms: Parameters<typeof termLines>[0] = {
  price: 60_000,
  currency: 'GBP',
  deliverables: [reel, file],
  revisions: 2,
  rights: { channels: ['organic'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false },
  extraRevisionPrice: null,
  renewalPrice: null,
  milestones: [],
  brandTerms: null,
  product: null,
  exclusivity: null,
  message: '',
}

it('each deliverable has a line with its number and dates', () => {
  expect(
    termLines(terms)
      .slice(0, 2)
      .map(({ label, text }) => `${label}: ${text}`),
  ).toEqual([
    'Deliverable 1: Instagram, 1 reel · draft due 03 Dec, 2026 · live 05 Dec, 2026 to 13 Dec, 2026 · online for 30 days',
    'Deliverable 2: 1 photo set, handed over as files · draft due 03 Dec, 2026',
  ])
})

it.each<[string, Partial<typeof terms>, number]>([
  ['nothing', {}, 0],
  ['a date', { deliverables: [{ ...reel, draftDue: '2026-12-04' }, file] }, 1],
  ['a number', { deliverables: [{ ...reel, quantity: 2 }, file] }, 1],
  ['a brief', { deliverables: [{ ...reel, brief: 'Evening light' }, file] }, 1],
  ['a removed deliverable', { deliverables: [reel] }, 1],
  ['an added deliverable and the revisions', { deliverables: [reel, file, reel], revisions: 3 }, 2],
])('changed terms are counted with their deliverables: %s', (_what, change: Partial<typeof terms>, count) => {
  expect(countChanged(termLines(terms), termLines({ ...terms, ...change }))).toBe(count)
})
