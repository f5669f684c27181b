// cspell:ignore Łódź
import { expect, test } from 'vitest'
import {
  choiceOptions,
  countedOptions,
  isSampleOf,
  labelledAs,
  nicheOptions,
  optionsByText,
} from './choice-options.ts'

const known = [
  { value: 'tiktok', label: 'TikTok' },
  { value: 'youtube', label: 'YouTube' },
]

test('a counted choice shows how many talents it leaves, and a choice that leaves none is not offered', () => {
  expect(choiceOptions([{ value: 'tiktok', label: 'TikTok', count: 3 }], known, '')).toEqual([
    { value: 'tiktok', label: 'TikTok (3)' },
  ])
})

test('where more match than are counted, every known choice can be chosen, without a number', () => {
  expect(choiceOptions([{ value: 'tiktok', label: 'TikTok', count: null }], known, '')).toEqual(known)
  const cities = [{ value: 'Ely', label: 'Ely', count: null }]
  expect(choiceOptions(cities, [], 'Rye')).toEqual([
    { value: 'Rye', label: 'Rye' },
    { value: 'Ely', label: 'Ely' },
  ])
})

test('until the choices are loaded, the known ones are there without numbers', () => {
  expect(choiceOptions(undefined, known, 'youtube')).toEqual(known)
})

test('a niche that two talent types have states its type, also where it is counted', () => {
  const types = [
    { id: 'model', name: 'Model' },
    { id: 'actor', name: 'Actor' },
  ]
  const niches = [
    { id: '1', name: 'Commercial', typeId: 'model' },
    { id: '2', name: 'Commercial', typeId: 'actor' },
    { id: '3', name: 'Voice', typeId: 'actor' },
  ]
  const options = nicheOptions(niches, types)
  expect(options.map(({ label }) => label)).toEqual(['Commercial (Model)', 'Commercial (Actor)', 'Voice'])
  expect(labelledAs(options, [{ value: '2', label: 'Commercial', count: 4 }])).toEqual([
    { value: '2', label: 'Commercial (Actor)', count: 4 },
  ])
  expect(labelledAs(options, undefined)).toBe(undefined)
})

test('the chosen one stays when no talent is left with it', () => {
  const none = [{ value: 'youtube', label: 'YouTube (0)' }]
  expect(choiceOptions([], known, 'youtube')).toEqual(none)
  expect(choiceOptions([], known, '0b6b3a40-0000-4000-8000-000000000000')).toEqual([
    { value: '0b6b3a40-0000-4000-8000-000000000000', label: 'Your choice (0)' },
  ])
})

test('fixed options show what they leave, and one that leaves nothing stays only while it is chosen', () => {
  const options = [
    { value: '3', label: '3 stars or more' },
    { value: '4', label: '4 stars or more' },
  ]
  const three = [{ value: '3', label: '', count: 2 }]
  expect(countedOptions(three, options, '')).toEqual([{ value: '3', label: '3 stars or more (2)' }])
  expect(countedOptions(three, options, '4')).toEqual([
    { value: '3', label: '3 stars or more (2)' },
    { value: '4', label: '4 stars or more (0)' },
  ])
  expect(countedOptions(undefined, options, '')).toEqual(options)
  expect(countedOptions([{ value: '3', label: '', count: null }], options, '')).toEqual(options)
})

test('typed letters leave the options that begin with them, and add those that were found by them once', () => {
  const options = [
    { value: 'Leeds', label: 'Leeds' },
    { value: 'Łódź', label: 'Łódź' },
    { value: 'Bath', label: 'Bath' },
  ]
  expect(optionsByText(options, [], '')).toEqual(options)
  expect(optionsByText(options, ['leeds', 'Leek'], 'LE')).toEqual([
    { value: 'Leeds', label: 'Leeds' },
    { value: 'Leek', label: 'Leek' },
  ])
  expect(optionsByText(options, ['Leek'], 'lo').map(({ value }) => value)).toEqual(['Łódź'])
})

test('choices may be missing until they are counted, and where too many match to be', () => {
  expect(isSampleOf(undefined)).toBe(true)
  expect(isSampleOf([{ value: 'Ely', label: 'Ely', count: null }])).toBe(true)
  expect(isSampleOf([{ value: 'Ely', label: 'Ely', count: 1 }])).toBe(false)
  expect(isSampleOf([])).toBe(false)
})
