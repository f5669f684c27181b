import { expect, test } from 'vitest'
import { splitPrice } from '../rules/money.ts'
import { type AmendedDeliverable, changedTerms, groupedSpecs, isSameSet } from './amendment-terms.ts'
import { mayAskMoreTime, withMoreTime } from './more-time.ts'
import type { Price } from './price.ts'

function item(id: string | null, changes: Partial<AmendedDeliverable> = {}): AmendedDeliverable {
  return {
    id,
    platform: 'instagram',
    format: 'story',
    quantity: 1,
    brief: '',
    draftDue: '2026-12-01',
    postFrom: '2026-12-03',
    postUntil: '2026-12-08',
    minLiveDays: 0,
    ...changes,
  }
}

function set(deliverables: AmendedDeliverable[], gross = 120_000, revisions = 2) {
  const split = splitPrice({ gross, taxPercent: 20, feeBps: 2_000, feeMode: 'deducted' })
  const { payeeShare: _payeeShare, ...parts } = split
  const price: Price = {
    ...parts,
    currency: 'GBP',
    taxPercent: 20,
    feeBps: 2_000,
    feeMode: 'deducted',
    agentBps: 0,
  }
  const rights = { channels: [], territory: 'uk' as const, days: 30, mayEdit: false, aiTraining: false }
  return { price, terms: { price: gross, revisions, rights, deliverables } }
}

test('a change lists the terms that differ, money first, with what it means for the talent', () => {
  const rows = changedTerms(set([item('a')]), set([item('a')], 150_000, 3))
  expect(rows.map(({ label, before, after }) => [label, before, after])).toEqual([
    [expect.objectContaining({ brand: 'You pay, incl. VAT' }), '£1,200', '£1,500'],
    [expect.objectContaining({ talent: 'You earn' }), '£800', '£1,000'],
    ['Revisions included', '2', '3'],
  ])
  expect(rows.map(({ gain }) => Math.sign(gain))).toEqual([1, 1, -1])
})

test('added, edited and removed deliverables are one row each', () => {
  const before = set([item('a'), item('b')])
  const after = set([
    item('a', { draftDue: '2026-12-02', brief: 'At night' }),
    item(null, { format: 'reel' }),
  ])
  expect(changedTerms(before, after)).toMatchObject([
    {
      label: 'Instagram, 1 story',
      before: expect.stringMatching(/^Draft due 01 Dec, 2026.* · No notes$/),
      after: expect.stringMatching(/^Draft due 02 Dec, 2026.* · At night$/),
    },
    { label: 'Instagram, 1 story', after: null },
    { label: 'Instagram, 1 reel', before: null },
  ])
})

test('a set is the same as itself', () => {
  expect(isSameSet(set([item('a')]), set([item('a')]))).toBe(true)
  expect(isSameSet(set([item('a')]), set([item('a', { minLiveDays: 7 })]))).toBe(false)
})

test('equal deliverables are listed together with their quantity', () => {
  expect(
    groupedSpecs([item('a'), item('b'), item(null, { quantity: 2 }), item('c', { brief: 'x' })]),
  ).toEqual([expect.objectContaining({ quantity: 4 }), expect.objectContaining({ quantity: 1, brief: 'x' })])
})

test('more time moves the posting window and the later unfinished work of the same chain', () => {
  const items = [
    item('early', { draftDue: '2026-11-20' }),
    item('chosen'),
    item('later', { draftDue: '2026-12-05', postFrom: null, postUntil: null }),
    item('done', { draftDue: '2026-12-05' }),
    item('reel', { format: 'reel', draftDue: '2026-12-05' }),
  ]
  const moved = withMoreTime(items, 'chosen', '2026-12-08', (id) => id !== 'done')
  expect(moved.map(({ draftDue, postFrom, postUntil }) => [draftDue, postFrom, postUntil])).toEqual([
    ['2026-11-20', '2026-12-03', '2026-12-08'],
    ['2026-12-08', '2026-12-10', '2026-12-15'],
    ['2026-12-12', null, null],
    ['2026-12-05', '2026-12-03', '2026-12-08'],
    ['2026-12-05', '2026-12-03', '2026-12-08'],
  ])
})

test('more time can be asked for from three days before the due date', () => {
  const due = new Date('2026-12-01T23:59:59.999Z')
  expect(mayAskMoreTime(due, new Date('2026-11-28T23:59:59Z'))).toBe(false)
  expect(mayAskMoreTime(due, new Date('2026-11-29T00:00:00Z'))).toBe(true)
  expect(mayAskMoreTime(due, new Date('2027-01-01T00:00:00Z'))).toBe(true)
})
