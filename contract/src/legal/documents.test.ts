import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { userRoles } from '../call.ts'
import { defaultContent } from '../content/defaults.ts'
import { marketSettingSchemas } from '../rules/market-settings.ts'
import { confirmationsAtSignUp, missingConfirmations } from './confirmations.ts'
import { documentsWith, type LegalDocument, legalDocuments } from './documents.ts'
import { missingFigures } from './figures.ts'
import { legalDocumentKeys } from './keys.ts'
import { legalTexts } from './texts/index.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const link = /\[[^\]]+\]\(([^)]+)\)/g

const paragraphsOf = (key: (typeof legalDocumentKeys)[number]): string[] =>
  legalTexts[key].flatMap(({ blocks }) => blocks.flat())
const htmlOfPage = (key: (typeof legalDocumentKeys)[number]): string =>
  defaultContent[key].sections.map(({ text }) => text).join(' ')

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
    const dates = versions.map(({ version }) => version)
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

const settings = z.object(marketSettingSchemas).parse({})

describe('figures', () => {
  test.each(legalDocumentKeys)('%s states the figures of the product', (key) => {
    expect(missingFigures(key, htmlOfPage(key), settings)).toEqual([])
  })

  test('a text with another figure than the product or the setting is noticed', () => {
    expect(
      missingFigures('terms_brands', htmlOfPage('terms_brands'), { ...settings, offerHours: 48 }),
    ).toEqual([{ what: 'The time to respond to an offer', words: '48 hours to respond' }])
    const text = htmlOfPage('terms_talents').replace('within 7 days', 'within 70 days')
    expect(missingFigures('terms_talents', text, settings)).toEqual([
      { what: 'Appeals', words: 'once, within 7 days' },
    ])
  })

  test('a longer number does not state the figure in which it ends', () => {
    const missing = missingFigures('terms_brands', htmlOfPage('terms_brands'), { ...settings, offerHours: 2 })
    expect(missing).toEqual([{ what: 'The time to respond to an offer', words: '2 hours to respond' }])
  })

  test('tags do not hide a figure', () => {
    const text = htmlOfPage('terms_brands').replace(
      '72 hours to respond',
      '<strong>72</strong> hours to respond',
    )
    expect(missingFigures('terms_brands', text, settings)).toEqual([])
  })
})

test.each(['terms_brands', 'terms_talents'] as const)(
  '%s say when usage rights begin and how milestones are charged, and users are asked to accept that',
  (key) => {
    const text = paragraphsOf(key).join('\n')
    expect(text).toContain('The rights begin when the deal is completed.')
    expect(text).toContain('a milestone was not paid, they begin on the day on which it ends')
    const role = key === 'terms_brands' ? 'brand' : 'talent'
    const [asked] = missingConfirmations(role, [{ document: key, version: '2026-11-23' }], legalDocuments)
    expect(asked?.changes.join()).toContain('a milestone was not paid')
    expect(asked?.changes.join()).toContain('how milestones are charged')
    expect(text).toMatch(/charged to (?:your|the brand’s) default card/)
  },
)

describe('confirmations', () => {
  const terms = (versions: LegalDocument['versions']) => ({
    ...legalDocuments,
    terms_brands: { ...legalDocuments.terms_brands, versions },
  })
  const older = { version: '2026-11-23', isMinor: false, changes: ['First.'] }
  const newer = { version: '2027-03-01', isMinor: false, changes: ['The fee has changed.'] }
  const minor = { version: '2027-04-01', isMinor: true, changes: ['A clearer sentence.'] }
  const confirmed = [
    { document: 'terms_brands' as const, version: '2026-11-23' },
    { document: 'privacy' as const, version: '2026-11-23' },
  ]

  test.each(userRoles)('a new %s confirms one set of terms and the privacy notice', (role) => {
    const documents = confirmationsAtSignUp(role, legalDocuments).map(({ document }) => document)
    expect(documents).toEqual([role === 'brand' ? 'terms_brands' : 'terms_talents', 'privacy'])
  })

  test('a version that is confirmed is not asked for again', () => {
    expect(missingConfirmations('brand', confirmed, terms([older]))).toEqual([])
  })

  test('a new version is asked for, with what changed since the confirmed one', () => {
    const documents = terms([newer, older])
    expect(missingConfirmations('brand', confirmed, documents)).toEqual([
      {
        document: 'terms_brands',
        version: '2027-03-01',
        confirmedVersion: '2026-11-23',
        changes: newer.changes,
      },
    ])
  })

  test('a change that two versions state is listed once', () => {
    const again = { ...newer, version: '2027-05-01' }
    expect(missingConfirmations('brand', confirmed, terms([again, newer, older]))).toMatchObject([
      { changes: newer.changes },
    ])
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

test('a version that an operator published applies, and what a later release comes with does not replace it', () => {
  const published = { document: 'privacy', isMinor: false, changes: ['We use another host.'] } as const
  const earlier = { ...published, version: '2026-11-25T09:30:00.000Z' }
  const later = { ...published, version: '2026-12-03T09:30:00.000Z' }
  const { privacy, cookies } = documentsWith([earlier, later])
  expect(privacy.versions.map(({ version }) => version)).toEqual([
    later.version,
    earlier.version,
    '2026-11-24',
    '2026-11-23',
  ])
  expect(cookies).toEqual(legalDocuments.cookies)
  const newerRelease = documentsWith([{ ...published, version: '2026-11-23T09:30:00.000Z' }]).privacy
  expect(newerRelease.versions.map(({ version }) => version)).toEqual([
    '2026-11-23T09:30:00.000Z',
    '2026-11-23',
  ])
})
