import { identityCalls } from '@marquee/contract/calls/identity'

/** The account types for sign-in and sign-up, with the calls and labels of each. */
export const accountTypes = {
  brand: {
    word: 'brand',
    signIn: identityCalls.brandSignIn,
    signUp: identityCalls.brandSignUp,
    verify: identityCalls.brandVerifyEmail,
    resend: identityCalls.brandResendCode,
    promise: 'Find people whose work you like, agree in plain words, and pay when you have approved.',
  },
  talent: {
    word: 'talent',
    signIn: identityCalls.talentSignIn,
    signUp: identityCalls.talentSignUp,
    verify: identityCalls.talentVerifyEmail,
    resend: identityCalls.talentResendCode,
    promise: 'Find paid work, see what you will get and when, and never chase an invoice again.',
  },
  talentagent: {
    word: 'talent agent',
    signIn: identityCalls.agentSignIn,
    signUp: identityCalls.agentSignUp,
    verify: identityCalls.agentVerifyEmail,
    resend: identityCalls.agentResendCode,
    promise:
      'Answer for all your talents from one place, with your commission split at the moment they are paid.',
  },
} as const

export type AccountType = keyof typeof accountTypes

/** The account types as they appear in paths. */
export const accountTypeNames = Object.keys(accountTypes).filter(isAccountType)

export function isAccountType(word: string | undefined): word is AccountType {
  return word !== undefined && Object.hasOwn(accountTypes, word)
}
