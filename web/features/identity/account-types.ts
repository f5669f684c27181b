import { signInCalls } from '@marquee/contract/calls/sign-in'

/** The account types for sign-in and sign-up, with the calls and labels of each. */
export const accountTypes = {
  brand: {
    word: 'brand',
    signIn: signInCalls.brandSignIn,
    signUp: signInCalls.brandSignUp,
    verify: signInCalls.brandVerifyEmail,
    resend: signInCalls.brandResendCode,
    contents: 'your campaigns, offers, deals and payments',
    promise: 'Find talent you like, agree clear terms, and release payment when you approve the work.',
  },
  talent: {
    word: 'talent',
    signIn: signInCalls.talentSignIn,
    signUp: signInCalls.talentSignUp,
    verify: signInCalls.talentVerifyEmail,
    resend: signInCalls.talentResendCode,
    contents: 'your applications, offers, deals and earnings',
    promise: 'Find paid work, see what you’ll get and when, and never chase an invoice again.',
  },
  talentagent: {
    word: 'talent agent',
    signIn: signInCalls.agentSignIn,
    signUp: signInCalls.agentSignUp,
    verify: signInCalls.agentVerifyEmail,
    resend: signInCalls.agentResendCode,
    contents: 'your roster, offers, deals and earnings',
    promise: 'Manage all your talents in one place. Your commission is paid with every payout.',
  },
} as const

export type AccountType = keyof typeof accountTypes

/** Returns the sign-in call of an account type, or the one that finds the account type of the address. */
export function signInOf(accountType: AccountType | undefined) {
  return accountType ? accountTypes[accountType].signIn : signInCalls.userSignIn
}

/** The account types as they appear in paths. */
export const accountTypeNames = Object.keys(accountTypes).filter(isAccountType)

export function isAccountType(word: string | undefined): word is AccountType {
  return word !== undefined && Object.hasOwn(accountTypes, word)
}

/** Returns the account type that the address of a sign-in or sign-up page ends with, such as `/signin/talent`. */
export function accountTypeIn(pathname: string): AccountType {
  const [, , name] = pathname.toLowerCase().split('/')
  return isAccountType(name) ? name : 'brand'
}
