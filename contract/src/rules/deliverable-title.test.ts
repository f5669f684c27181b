import { expect, test } from 'vitest'
import { formatLabels, formats } from '../terms/deliverables.ts'
import { fillSubject, theDeliverable } from './deliverable-title.ts'
import { capitalise } from './wording.ts'

test('a deliverable has an article within a sentence, unless it has a number', () => {
  expect(theDeliverable('TikTok short video')).toBe('the TikTok short video')
  expect(theDeliverable('X post')).toBe('the X post')
  expect(theDeliverable('Podcast audio piece')).toBe('the podcast audio piece')
  expect(theDeliverable('Instagram story 2 of 3')).toBe('Instagram story 2 of 3')
  expect(theDeliverable('Photo set 1 of 2')).toBe('photo set 1 of 2')
})

test('a deliverable without a network begins in lower case, whatever its format', () => {
  for (const format of formats)
    expect(theDeliverable(capitalise(formatLabels[format]))).toBe(`the ${formatLabels[format]}`)
})

test('a text that begins with its deliverable has the plain title', () => {
  expect(fillSubject('Maya posted {subject}', 'TikTok video')).toBe('Maya posted the TikTok video')
  expect(fillSubject('{subject} was approved automatically', 'Photo set')).toBe(
    'Photo set was approved automatically',
  )
})
