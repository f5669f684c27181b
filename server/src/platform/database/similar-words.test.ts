// cspell:ignore londn beuaty beauity beaty beawty serrum acomodation
import { expect, test } from 'vitest'
import { misspellingOf } from './similar-words.ts'

const isNear = (word: string, own: string) => {
  const pattern = misspellingOf(word)?.nearly.replaceAll(/\\[mM]/g, '\\b') ?? expect.fail('too short')
  return new RegExp(pattern).test(own)
}

test.each([
  ['beuaty', 'beauty'],
  ['beauity', 'beauty'],
  ['beaty', 'beauty'],
  ['beawty', 'beauty'],
  ['londn', 'london'],
  ['serrum', 'serums'],
])('“%s” is nearly “%s”: a letter is missing, wrong, added or exchanged', (word, own) => {
  expect(isNear(word, own)).toBe(true)
})

test.each([
  ['londn', 'long'],
  ['acomodation', 'accommodation'],
  ['beuaty', 'beautician'],
])('“%s” differs from “%s” in more', (word, own) => {
  expect(isNear(word, own)).toBe(false)
})

test('words of fewer than five letters are not compared with similar ones', () => {
  expect(['tea', 'cat', 'long'].map(misspellingOf)).toEqual([undefined, undefined, undefined])
})
