import { describe, expect, test } from 'vitest'
import { userRoles } from '../call.ts'
import { CANCELLATION_REPLY_MS } from '../lifecycles/cancellation.ts'
import { CANCEL_OVERDUE_AFTER_MS } from '../lifecycles/deal.ts'
import { APPEAL_MS } from '../lifecycles/dispute.ts'
import { milestoneLifecycle } from '../lifecycles/milestone.ts'
import { MAX_COUNTER_OFFERS } from '../lifecycles/offer.ts'
import { BANK_CHANGE_HOLD_MS } from '../lifecycles/payout.ts'
import { MAX_COMMISSION_BPS } from '../rules/commission.ts'
import { FEE_BPS, formatBps } from '../rules/fee.ts'
import { marketSettingSchemas } from '../rules/market-settings.ts'
import { GRACE_MS, TRIAL_DAYS } from '../rules/subscription.ts'
import { MILESTONES_AFTER_DAYS } from '../terms/milestones.ts'
import { changesSince, confirmationsAtSignUp, missingConfirmations } from './confirmations.ts'
import { type LegalDocument, legalDocuments } from './documents.ts'
import { legalDocumentKeys } from './keys.ts'
import { legalTexts } from './texts/index.ts'

const { funding, unfunded } = milestoneLifecycle.timers
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const day = /^\d{4}-\d{2}-\d{2}$/
const link = /\[[^\]]+\]\(([^)]+)\)/g

const paragraphsOf = (key: (typeof legalDocumentKeys)[number]): string[] =>
  legalTexts[key].flatMap(({ blocks }) => blocks.flat())

describe.each(legalDocumentKeys)('the document %s', (key) => {
  const { title, path, summary, versions } = legalDocuments[key]

  test('has a title, a summary and sections with text under headings of their own', () => {
    expect(title && summary).not.toBe('')
    const headings = legalTexts[key].map(({ heading }) => heading)
    expect(headings.length).toBeGreaterThan(1)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).not.toContain('Versions')
    for (const { blocks } of legalTexts[key]) expect(blocks.flat().length).toBeGreaterThan(0)
  })

  test('has versions that are days, the newest first, the first of them not minor', () => {
    const dates = versions.map(({ date }) => date)
    for (const date of dates) expect(date).toMatch(day)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(dates.length)
    expect(versions.at(-1)?.isMinor).toBe(false)
    for (const { changes } of versions) expect(changes.length).toBeGreaterThan(0)
  })

  test('is written in plain words and short sentences', () => {
    for (const text of paragraphsOf(key)) {
      expect(text).not.toMatch(/\b(?:herein|pursuant|shall|notwithstanding|aforementioned|escrow)\b/i)
      for (const sentence of text.replaceAll(link, 'link').split(/(?<=[.!?:]) /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(45)
    }
  })

  test('links to pages that exist', () => {
    const paths = [...Object.values(legalDocuments).map((one) => one.path), '/contact', '/forgot-password']
    for (const text of paragraphsOf(key))
      for (const [, to = ''] of text.matchAll(link))
        if (!to.startsWith('https://')) expect(paths).toContain(to)
  })

  test('has a path of its own', () => {
    expect(Object.values(legalDocuments).filter((one) => one.path === path)).toHaveLength(1)
  })
})

test.each([
  ['the fee', formatBps(FEE_BPS), `fee is ${formatBps(FEE_BPS)}`, 'terms_brands'],
  ['the fee, for talents', formatBps(FEE_BPS), `fee of ${formatBps(FEE_BPS)}`, 'terms_talents'],
  ['VAT', 20, `VAT of ${marketSettingSchemas.vatPercent.parse(undefined)}%`, 'terms_brands'],
  [
    'the time to respond',
    72,
    `${marketSettingSchemas.offerHours.parse(undefined)} hours to respond`,
    'terms_brands',
  ],
  [
    'the time to review',
    5,
    `${marketSettingSchemas.reviewDays.parse(undefined)} days to review`,
    'terms_brands',
  ],
  [
    'the payout',
    72,
    `completed ${marketSettingSchemas.payHours.parse(undefined)} hours after`,
    'terms_talents',
  ],
  ['counter-offers', MAX_COUNTER_OFFERS, 'Each side may make 5', 'terms_brands'],
  ['cancellations', CANCELLATION_REPLY_MS / HOUR_MS, 'has 72 hours to agree', 'terms_brands'],
  ['overdue deals', CANCEL_OVERDUE_AFTER_MS / DAY_MS, '3 days after its first due date', 'terms_brands'],
  ['appeals', APPEAL_MS / DAY_MS, 'once, within 7 days', 'terms_talents'],
  ['a change of bank details', BANK_CHANGE_HOLD_MS / HOUR_MS, 'payouts wait for 72 hours', 'terms_talents'],
  ['commission', MAX_COMMISSION_BPS / 100, 'at most 50%', 'terms_talents'],
  ['long work', MILESTONES_AFTER_DAYS, 'more than 60 days must be paid in milestones', 'terms_brands'],
  [
    'long work, for talents',
    MILESTONES_AFTER_DAYS,
    'more than 60 days must be paid in milestones',
    'terms_talents',
  ],
  ...(['terms_brands', 'terms_talents'] as const).flatMap((key) => [
    ['unpaid milestones', funding.after / DAY_MS, 'After 7 days without the payment', key] as const,
    ['the end of unpaid deals', unfunded.after / DAY_MS, 'After 14 days without the payment', key] as const,
  ]),
  [
    'the payout of milestones',
    72,
    `paid out ${marketSettingSchemas.payHours.parse(undefined)} hours after its work`,
    'terms_brands',
  ],
  ['the trial', TRIAL_DAYS, 'free trial of 14 days', 'terms_brands'],
  ['the grace period', GRACE_MS / DAY_MS, 'active for 7 days', 'terms_brands'],
] as const)('the terms name %s (%s) as the rules have it', (_what, value, words, key) => {
  expect(paragraphsOf(key).join('\n')).toContain(words)
  // A number in the words is the number of the rule.
  const [number] = /\d+/.exec(words) ?? []
  expect(Number.parseInt(String(value), 10)).toBe(Number(number))
})

test.each(['terms_brands', 'terms_talents'] as const)(
  '%s say when usage rights begin and how milestones are charged, and users are asked to accept that',
  (key) => {
    const text = paragraphsOf(key).join('\n')
    expect(text).toContain('The rights begin when the deal is completed.')
    expect(text).toContain('a milestone was not paid, they begin on the day on which it ends')
    expect(changesSince(legalDocuments[key], '2026-11-23').join()).toContain('a milestone was not paid')
    expect(changesSince(legalDocuments[key], '2026-11-23').join()).toContain('how milestones are charged')
    expect(text).toMatch(/charged to (?:your|the brand’s) default card/)
  },
)

describe('confirmations', () => {
  const terms = (versions: LegalDocument['versions']) => ({
    ...legalDocuments,
    terms_brands: { ...legalDocuments.terms_brands, versions },
  })
  const older = { date: '2026-11-23', isMinor: false, changes: ['First.'] }
  const newer = { date: '2027-03-01', isMinor: false, changes: ['The fee has changed.'] }
  const minor = { date: '2027-04-01', isMinor: true, changes: ['A clearer sentence.'] }
  const confirmed = [
    { document: 'terms_brands' as const, version: '2026-11-23' },
    { document: 'privacy' as const, version: '2026-11-23' },
  ]

  test.each(userRoles)('a new %s confirms one set of terms and the privacy notice', (role) => {
    const documents = confirmationsAtSignUp(role).map(({ document }) => document)
    expect(documents).toEqual([role === 'brand' ? 'terms_brands' : 'terms_talents', 'privacy'])
  })

  test('a version that is confirmed is not asked for again', () => {
    expect(missingConfirmations('brand', confirmed, terms([older]))).toEqual([])
  })

  test('a new version is asked for, with what changed since the confirmed one', () => {
    const documents = terms([newer, older])
    expect(missingConfirmations('brand', confirmed, documents)).toEqual([
      { document: 'terms_brands', version: '2027-03-01', confirmedVersion: '2026-11-23' },
    ])
    expect(changesSince(documents.terms_brands, '2026-11-23')).toEqual(newer.changes)
  })

  test('a minor version is not asked for, but confirmed with the next question', () => {
    expect(missingConfirmations('brand', confirmed, terms([minor, older]))).toEqual([])
    expect(missingConfirmations('brand', confirmed, terms([minor, newer, older]))).toMatchObject([
      { version: '2027-04-01' },
    ])
    const both = [...confirmed, { document: 'terms_brands' as const, version: '2027-03-01' }]
    expect(missingConfirmations('brand', both, terms([minor, newer, older]))).toEqual([])
  })
})
