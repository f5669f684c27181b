import { identityCalls } from '@marquee/contract/calls/identity'

/** The doors people come in by, with the calls and words of each. */
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

/** The names of the doors, as they stand in addresses. */
export const accountTypeNames = Object.keys(accountTypes).filter(isAccountType)

export function isAccountType(word: string | undefined): word is AccountType {
  return word !== undefined && Object.hasOwn(accountTypes, word)
}
