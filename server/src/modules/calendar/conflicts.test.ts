import { expect, test } from 'vitest'
import type { Commitment } from './commitment.ts'
import { calendarEntriesOf } from './commitment.ts'
import { conflictsOf } from './conflicts.ts'

const talent = { id: 'talent', name: 'Ana', avatarUrl: null }
const northwind = { id: 'northwind', name: 'Northwind', industry: 'Food and drink' }
const fabrikam = { id: 'fabrikam', name: 'Fabrikam', industry: 'Technology' }

interface Work {
  platform?: 'instagram' | 'tiktok' | 'file'
  draftDue?: string
  post?: [from: string, until: string] | null
  exclusivity?: { category: string; days: number } | null
}

function terms({
  platform = 'instagram',
  draftDue = '2026-12-01',
  post = ['2026-12-05', '2026-12-09'],
  exclusivity = null,
}: Work) {
  const [postFrom, postUntil] = post ?? [null, null]
  return {
    price: 10_000,
    currency: 'GBP' as const,
    revisions: 1,
    message: '',
    extraRevisionPrice: null,
    renewalPrice: null,
    milestones: [],
    brandTerms: null,
    product: null,
    exclusivity,
    deliverables: [
      {
        platform,
        format: 'reel' as const,
        quantity: 1,
        brief: '',
        draftDue,
        postFrom,
        postUntil,
        minLiveDays: 0,
      },
    ],
    rights: { channels: [], territory: 'uk' as const, days: 30, mayEdit: false, aiTraining: false },
  }
}

function deal(work: Work, changes: Partial<Commitment> = {}): Commitment {
  const campaign = { title: 'Winter', productName: '' }
  const since = new Date('2026-11-20T10:00:00Z')
  return {
    dealId: 'deal',
    offerId: null,
    isRunning: true,
    terms: terms(work),
    since,
    talent,
    brand: fabrikam,
    campaign,
    ...changes,
  }
}

const offer = (work: Work, changes: Partial<Commitment> = {}): Commitment =>
  deal(work, { dealId: null, offerId: 'offer', isRunning: false, brand: northwind, ...changes })

const away: Work = { draftDue: '2027-03-01', post: ['2027-03-05', '2027-03-09'] }

test('posts on one platform conflict on the days they share, posts on two platforms do not', () => {
  const work: Work = { draftDue: '2026-12-02', post: ['2026-12-08', '2026-12-12'] }
  expect(conflictsOf(offer({}), [deal(work)])).toEqual([
    {
      kind: 'dates',
      sentence: 'Instagram is taken for Fabrikam in these days.',
      from: '2026-12-08',
      until: '2026-12-09',
      dealId: 'deal',
      offerId: null,
    },
  ])
  expect(conflictsOf(offer({}), [deal({ ...work, platform: 'tiktok' })])).toEqual([])
  expect(conflictsOf(offer({}), [deal({ ...work, post: ['2026-12-10', '2026-12-12'] })])).toEqual([])
})

test('drafts due on one day conflict once, even when nothing is posted', () => {
  const found = conflictsOf(offer({ platform: 'file', post: null }), [deal({ platform: 'file', post: null })])
  expect(found.map(({ kind, sentence, from }) => ({ kind, sentence, from }))).toEqual([
    { kind: 'dates', sentence: 'A draft for Fabrikam is due on the same day.', from: '2026-12-01' },
  ])
})

test('completed deals and open offers cause no date conflicts', () => {
  expect(
    conflictsOf(offer({}), [
      deal({}, { isRunning: false }),
      offer({}, { offerId: 'other', brand: fabrikam }),
    ]),
  ).toEqual([])
})

test.each([
  ['the industry of the brand', 'Soft drinks', { brand: northwind }],
  [
    'the product of the campaign',
    'Soda',
    { brand: fabrikam, campaign: { title: 'Spring', productName: 'Northwind Soda' } },
  ],
])('a current exclusivity conflicts with an offer whose work is about %s', (_what, category, asked) => {
  const rival = { id: 'contoso', name: 'Contoso', industry: null }
  const exclusivity = { category, days: 90 }
  const promised = deal({ ...away, exclusivity }, { brand: rival })
  expect(conflictsOf(offer({}, asked), [promised])).toMatchObject([
    { kind: 'exclusivity', from: '2026-12-01', until: '2026-12-09', dealId: 'deal' },
  ])
  // The exclusivity continues after the deal is completed, until its own last day.
  const done = { ...promised, isRunning: false }
  expect(
    conflictsOf(offer({ draftDue: '2027-06-01', post: ['2027-06-07', '2027-06-20'] }, asked), [done]),
  ).toMatchObject([{ kind: 'exclusivity', from: '2027-06-01', until: '2027-06-07' }])
  expect(conflictsOf(offer({ draftDue: '2027-06-08', post: null }, asked), [done])).toEqual([])
})

test('an exclusivity in another category, or with the same brand, causes no conflict', () => {
  const exclusivity = { category: 'Running shoes', days: 90 }
  expect(conflictsOf(offer({}), [deal({ ...away, exclusivity })])).toEqual([])
  expect(
    conflictsOf(offer({}), [
      deal({ ...away, exclusivity: { category: 'Drinks', days: 90 } }, { brand: northwind }),
    ]),
  ).toEqual([])
})

test('an offer with exclusivity lists the competing deals and open offers', () => {
  const mine = offer({ exclusivity: { category: 'Energy bars', days: 30 } })
  const rival = { id: 'contoso', name: 'Contoso', industry: 'Food and drink' }
  const soon: Work = { draftDue: '2026-12-20', post: ['2026-12-22', '2027-02-20'], platform: 'tiktok' }
  expect(
    conflictsOf(mine, [
      deal(soon, { brand: rival }),
      offer(soon, { offerId: 'other', brand: rival }),
      deal(soon),
    ]),
  ).toMatchObject([
    {
      kind: 'competitor',
      sentence: 'The deal with Contoso falls into the exclusivity for Energy bars that this offer asks for.',
      from: '2026-12-20',
      until: '2027-01-08',
      dealId: 'deal',
    },
    { kind: 'competitor', offerId: 'other', dealId: null },
  ])
})

test('a calendar shows drafts, posts, exclusivity and open offers within its days', () => {
  const range = { from: '2026-12-01', until: '2026-12-31' }
  const found = calendarEntriesOf(
    [deal({ exclusivity: { category: 'Phones', days: 10 } }), offer({ draftDue: '2026-12-03' }), deal(away)],
    range,
  )
  expect(found.map(({ kind, from, until }) => ({ kind, from, until }))).toEqual([
    { kind: 'exclusivity', from: '2026-11-20', until: '2026-12-19' },
    { kind: 'draft', from: '2026-12-01', until: '2026-12-01' },
    { kind: 'offer', from: '2026-12-03', until: '2026-12-09' },
    { kind: 'posting', from: '2026-12-05', until: '2026-12-09' },
  ])
})
