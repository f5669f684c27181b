import { MIN_PASSWORD_LENGTH } from '@marquee/contract/rules/password'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The most common passwords that are long enough, about 18,000, in lower case. Only the server has the list.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH),
)

/** Returns whether a password is one of the most common ones, in capital or small letters. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
