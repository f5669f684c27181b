import { expect, test } from 'vitest'
import { keyFiguresOf } from './key-figures.ts'

const rating = (count: number, average: number | null) => ({ count, average, aspects: [] })

test('a strip shows what is known and leaves out the rest', () => {
  expect(keyFiguresOf({ socials: [] })).toEqual([])
  expect(
    keyFiguresOf({
      socials: [{ followers: 0, source: 'stated' }],
      rating: rating(0, null),
      figures: [{ key: 'talentOnTime', value: null }],
      completedDeals: 0,
    }),
  ).toEqual([])
})

test('an average is shown once there is one, before that the number of reviews', () => {
  expect(keyFiguresOf({ socials: [], rating: rating(1, null) })).toEqual([{ value: '1', label: 'review' }])
  expect(keyFiguresOf({ socials: [], rating: rating(5, 4.8) })).toEqual([
    { value: '4.8', label: '5 reviews', isRating: true },
  ])
})

test('followers are added up and name their source where it is one', () => {
  const accounts = [
    { followers: 184_696, source: 'stated' as const },
    { followers: 146_313, source: 'stated' as const },
  ]
  expect(keyFiguresOf({ socials: accounts })).toEqual([{ value: '331k', label: 'followers, self-declared' }])
  const mixed = [...accounts, { followers: 1_000, source: 'verified' as const }]
  expect(keyFiguresOf({ socials: mixed })).toEqual([{ value: '332k', label: 'followers, 3 accounts' }])
})

test('the figures of how a talent works come in a fixed order', () => {
  const figures = [
    { key: 'talentReplyTime' as const, value: 3 },
    { key: 'talentOnTime' as const, value: 98 },
    { key: 'talentRevisions' as const, value: 0.7 },
  ]
  expect(keyFiguresOf({ socials: [], figures, completedDeals: 1 })).toEqual([
    { value: '98%', label: 'on time' },
    { value: '3 hours', label: 'usual reply time' },
    { value: '1', label: 'completed deal' },
  ])
})
