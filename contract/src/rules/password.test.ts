import { describe, expect, test } from 'vitest'
import { enteredPassword, newPassword, passwordIssue } from './password.ts'

const easy = 'This password is too easy to guess.'

describe('accepted passwords', () => {
  test.each([
    'correct horse battery staple',
    'Tr0ubadour-and-3-lamps',
    'rain on tin roofs ',
    ' leading space kept',
    'ünïcödé is welcome',
    `${'🦊'.repeat(3)} and five boats`,
    Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x1f600 + (i % 60))).join(''),
    'only-small-letters-here',
    '8chars!x',
    'k7#Vq9zL',
    `${'a'.repeat(60)} then something else`,
    Array.from({ length: 128 }, (_, i) => String.fromCharCode(97 + ((i * 7) % 23))).join(''),
    `äöü-73-bytes-${'ß'.repeat(10)}${'klm.'.repeat(3)}`,
    'my dragon is 9 years old',
    "'; drop table users; --",
    '<script>alert(1)</script>',
  ])('%s', (typed) => expect(passwordIssue(typed, 'ada@example.com')).toBeNull())
})

describe('passwords that are too easy to guess', () => {
  test.each([
    'password',
    'Password1',
    'PASSWORD123!',
    'p@ssw0rd',
    'Passw0rd!',
    'letmein1',
    'welcome123',
    'Welcome2026!',
    'admin123',
    'administrator',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    'asdfghjkl',
    '12345678',
    '123456789',
    '87654321',
    '1234567890',
    'abcdefgh',
    'abcd1234',
    'aaaaaaaa',
    '11111111',
    'abababab',
    'abcabcabc',
    '12121212',
    '!!!!!!!!',
    'iloveyou',
    'ILoveYou2',
    'sunshine1',
    'dragon99!',
    'football7',
    'monkey123',
    'princess1',
    'superman!',
    'trustno1',
    'baseball12',
    'michael1990',
    'changeme!',
    'starwars77',
    'whatever1',
    'qazwsxedc',
    'zxcvbnm1',
    'summer2026',
    'liverpool1',
    'chocolate9',
    'computer00',
    'internet1',
    '1qaz2wsx',
  ])('%s', (typed) => expect(passwordIssue(typed)).not.toBeNull())
})

describe('each password issue has its own sentence', () => {
  test.each([
    ['short', 'Use at least 8 characters.'],
    ['🦊🦊🦊🦊🦊🦊🦊', 'Use at least 8 characters.'],
    ['x1-'.repeat(43), 'Use at most 128 characters.'],
    ['lone \ud800 surrogate', 'This contains a character that isn’t allowed.'],
    ['I sell on Marquee now', 'Your password can’t contain the name Marquee.'],
    ['the lovelace-12 way', 'Your password can’t contain the name in your email address.'],
    ['password1', easy],
  ])('%s: %s', (typed, sentence) => expect(passwordIssue(typed, 'Lovelace-12@example.com')).toBe(sentence))

  test('an email name of three letters or fewer is ignored in the password check', () =>
    expect(passwordIssue('a bob on the water', 'bob@example.com')).toBeNull())
})

test('a new password stays exactly as typed', () =>
  expect(newPassword().parse('  two spaces each side  ')).toBe('  two spaces each side  '))
test('a weak new password fails with its issue', () => {
  expect(newPassword().safeParse('password1').error?.issues[0]?.message).toBe(easy)
  expect(
    newPassword()
      .safeParse('short')
      .error?.issues.map((issue) => issue.message),
  ).toContain('Use at least 8 characters.')
})
test('an entered password may be any text', () => {
  expect(enteredPassword().safeParse('x').success).toBe(true)
  expect(enteredPassword().safeParse('').error?.issues[0]?.message).toBe('Please enter your password.')
  expect(enteredPassword().safeParse('x'.repeat(257)).success).toBe(false)
})
