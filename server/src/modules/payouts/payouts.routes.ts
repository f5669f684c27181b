import type { payoutCalls } from '@marquee/contract/calls/payouts'
import type { Routes } from '../../platform/handler.ts'
import { addBankAccount, fetchBankAccount, onboardingLink } from './bank-account.ts'
import { getPayouts } from './get-payouts.ts'

export const payoutRoutes: Routes<typeof payoutCalls> = {
  addBankAccount,
  fetchBankAccount,
  onboardingLink,
  payouts: getPayouts,
  agencyAddBankAccount: addBankAccount,
  agencyFetchBankAccount: fetchBankAccount,
  agencyOnboardingLink: onboardingLink,
  agencyPayouts: getPayouts,
  agentTalentPayouts: getPayouts,
}
