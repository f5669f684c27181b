import { create } from 'zustand'
import type { AccountType } from './account-types.ts'
import { type NewAccount, newAccount } from './NewAccountFields.tsx'

/** Everything that a sign-up form takes. Forms of brands and talents leave the agency’s fields empty. */
export interface TypedSignUp extends NewAccount {
  name: string
  email: string
  agencyName: string
  website: string
  logo: File | null
  /** The token of a brand’s invitation; empty without one. */
  invitation: string
}

export const emptySignUp: TypedSignUp = {
  ...newAccount,
  name: '',
  email: '',
  agencyName: '',
  website: '',
  logo: null,
  invitation: '',
}

/**
 * What was typed into the sign-up forms, so that a wrong address can be changed while the code is awaited. It includes the password
 * and is therefore in memory only, until the code is entered or the page is left.
 */
const useTyped = create<Partial<Record<AccountType, TypedSignUp>>>()(() => ({}))

/** Returns what was typed for this account type; null where nothing is remembered. */
export function useTypedSignUp(accountType: AccountType): TypedSignUp | null {
  return useTyped((typed) => typed[accountType]) ?? null
}

export function rememberSignUp(accountType: AccountType, values: Partial<TypedSignUp>): void {
  useTyped.setState({ [accountType]: { ...emptySignUp, ...values } })
}

/** Keeps the address at least, where the rest was lost with a reload. */
export function rememberAddress(accountType: AccountType, email: string): void {
  if (!useTyped.getState()[accountType]) rememberSignUp(accountType, { email })
}

export function forgetSignUps(): void {
  useTyped.setState({}, true)
}
