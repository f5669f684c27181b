import { z } from 'zod'
import { commonPasswordWords } from './common-passwords.ts'
import { emailName } from './email.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

const productName = 'marquee'
/** Rows of keys and counting: any run of them is a guess, forwards or backwards. */
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
 * What is wrong with a new password, as a sentence, or null when it may be used: 8 to 128 characters of any kind, not one of the
 * common ones, not made of the e-mail's name or the product's. No rule asks for signs or capitals (reliability: length beats them).
 */
export function passwordIssue(password: string, emailAddress = ''): string | null {
  const length = [...password].length
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`
  if (!password.isWellFormed()) return 'This holds a character that cannot be kept.'
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain.includes(productName)) return 'Please leave the name Marquee out of your password.'
  const name = emailName(emailAddress)
  if (name.length >= 4 && plain.includes(name)) return 'Please leave your e-mail name out of your password.'
  if (isCommon(plain)) return 'This password is too easy to guess.'
  return null
}

/** A new password as a call takes it, kept exactly as typed. The e-mail's name is weighed by the act, which knows the e-mail. */
export function newPassword() {
  return z
    .string('Please choose a password.')
    .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH * 2, `Use at most ${MAX_PASSWORD_LENGTH} characters.`)
    .superRefine((typed, check) => {
      const fault = passwordIssue(typed)
      if (fault) check.addIssue({ code: 'custom', message: fault })
    })
}

/** A password given to be compared: anything that could ever have been chosen, so that no rule tells what is stored. */
export function enteredPassword() {
  return z
    .string('Please give your password.')
    .min(1, 'Please give your password.')
    .max(MAX_PASSWORD_LENGTH * 2, 'That password is too long.')
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

/** `aaaaaaaa`, `abcabcabc`, `12121212`: one to four characters over and over, to a cut end. */
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

/** Made of nothing but runs of at least four neighbouring keys, letters or figures. */
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
