import { MIN_PASSWORD_LENGTH } from '@marquee/contract/rules/password'
import { loadedOnce } from '../../platform/lazy.ts'

/**
 * The most common passwords that are long enough, about 18,000, in lower case. Only the server has the list, and
 * loads it for the first password.
 */
const commonPasswords = loadedOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH))
})

/** Returns whether a password is one of the most common ones, in capital or small letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase())
}
