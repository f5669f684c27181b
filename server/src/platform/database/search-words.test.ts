import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['Café, 2 ways!', ['cafe', '2', 'ways']],
  ['a talent for my brand', ['talent', 'brand']],
  ['the the', ['the']],
  ['', []],
  ['make up', ['makeup']],
  ['Make-up artist in Leeds', ['makeup', 'artist', 'leeds']],
  ['voice over', ['voiceover']],
  ['make films', ['make', 'films']],
  ['up make', ['up', 'make']],
])('the words of “%s” are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
