import { z } from 'zod'
import { commonPasswordWords } from './common-passwords.ts'
import { emailName } from './email.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

const productName = 'marquee'
/** Keyboard rows and sequences: any run of them is easy to guess, forwards or backwards. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
]

/**
 * Returns what is wrong with a new password, as a sentence, or null: it needs 8 to 128 characters of any
 * kind, must not be common and not contain the email's name, the product's, or one of `names`, written together or apart. No rule requires signs or
 * capitals (reliability: length matters more).
 */
export function passwordIssue(
  password: string,
  emailAddress = '',
  names: readonly string[] = [],
): string | null {
  const length = [...password].length
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`
  if (!password.isWellFormed()) return 'This contains a character that isn’t allowed.'
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain.includes(productName)) return 'Your password can’t contain the name Marquee.'
  const name = emailName(emailAddress)
  if (name.length >= 4 && plain.includes(name))
    return 'Your password can’t contain the name in your email address.'
  if (names.some((one) => containsName(plain, one)))
    return 'Your password can’t contain your name or the name of your company.'
  if (isCommon(plain)) return 'This password is too easy to guess.'
  return null
}

/**
 * Creates the schema of a new password, kept exactly as typed. The handler compares it with the email
 * address, which the schema does not know.
 */
export function newPassword() {
  return z
    .string('Please choose a password.')
    .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH * 2, `Use at most ${MAX_PASSWORD_LENGTH} characters.`)
    .superRefine((typed, check) => {
      const issue = passwordIssue(typed)
      if (issue) check.addIssue({ code: 'custom', message: issue })
    })
}

/**
 * Creates the schema of an entered password: any password that could have been chosen, so that no rule
 * reveals what is stored.
 */
export function enteredPassword() {
  return z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(MAX_PASSWORD_LENGTH * 2, 'That password is too long.')
}

/** Names of fewer letters are parts of many words. */
const MIN_NAME_LENGTH = 5

function containsName(plain: string, name: string): boolean {
  const letters = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const wanted = letters(name)
  return wanted.length >= MIN_NAME_LENGTH && letters(plain).includes(wanted)
}

function isCommon(plain: string): boolean {
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const spelled = core
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('5', 's')
  if (commonPasswordWords.has(core) || commonPasswordWords.has(spelled)) return true
  return isRepeated(plain) || isRun(plain)
}

/**
 * Returns whether one to four characters repeat, with an incomplete end: `aaaaaaaa`, `abcabcabc`, `12121212`.
 */
function isRepeated(plain: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      plain ===
      plain
        .slice(0, size)
        .repeat(Math.ceil(plain.length / size))
        .slice(0, plain.length),
  )
}

/** Returns whether the text consists only of runs of at least four neighbouring keys, letters or digits. */
function isRun(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < Math.min(4, rest.length) || length === 0) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  const rows = runs.flatMap((row) => [row, [...row].reverse().join('')])
  for (let length = Math.min(text.length, 26); length > 0; length -= 1) {
    if (rows.some((row) => row.includes(text.slice(0, length)))) return length
  }
  return 0
}
