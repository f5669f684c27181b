import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'
import { forAgency, onBehalfOfNamed } from '../on-behalf.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant, line, page, paged } from '../rules/text.ts'

/**
 * The payee's bank account. Only the payment provider knows the full numbers; Marquee stores the last digits.
 */
const bankAccount = z.object({
  status: z.enum(['none', 'pending', 'active', 'restricted', 'rejected']),
  bank: z
    .object({
      bankName: z.string(),
      last4: z.string(),
      sortCodeEnd: z.string(),
      holderName: z.string(),
      currency: z.string(),
    })
    .nullable(),
  /** Details the provider still needs, in plain words. */
  requirements: z.array(z.string()),
  /** Payouts are on hold until then after a change of bank details. */
  waitsUntil: instant().nullable(),
})
export type BankAccount = z.output<typeof bankAccount>
const withLink = bankAccount.extend({ onboardingUrl: z.string().nullable() })

const payout = z.object({
  id: id(),
  dealId: id(),
  title: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  status: z.enum(statesOf(payoutLifecycle)),
  /** Why the payout is on hold, in the payee's words. */
  reason: z.string().nullable(),
  arrivesBy: instant().nullable(),
  statementUrl: z.string().nullable(),
  at: instant(),
})
export type Payout = z.output<typeof payout>

const talentSide = {
  addBankAccount: write('/talent/addBankAccount', {
    whileActing: 'refused',
    by: ['talent'],
    // The provider's script creates the token in the browser; a first account needs none and continues on the
    // provider's page.
    input: z.strictObject({ bankToken: line(200).optional() }),
    response: withLink,
    errors: ['bank_account_refused', 'provider_unreachable'],
    stepUp: 'second factor',
    usesProvider: true,
    message: 'Bank details saved.',
    summary:
      'Adds the bank account for payouts, or changes its details; a change puts payouts on hold for 72 hours.',
  }),
  fetchBankAccount: read('/talent/fetchBankAccount', {
    by: ['talent'],
    input: z.strictObject({ refresh: z.boolean().default(false) }),
    response: bankAccount,
    usesProvider: true,
    summary: 'Masked bank details, and the details the provider still needs.',
  }),
  onboardingLink: write('/talent/onboardingLink', {
    whileActing: 'refused',
    by: ['talent'],
    input: emptyInput(),
    response: z.object({ url: z.string() }),
    errors: ['no_bank_account', 'provider_unreachable'],
    stepUp: 'second factor',
    usesProvider: true,
    summary: 'A new link to the provider’s page for missing details.',
  }),
  payouts: read('/talent/payouts', {
    by: ['talent'],
    input: page(),
    response: paged(payout),
    summary: 'Past, current and upcoming payouts, newest first.',
  }),
} as const

export const payoutCalls = {
  ...talentSide,

  agencyAddBankAccount: forAgency('/talentagent/addBankAccount', talentSide.addBankAccount),
  agencyFetchBankAccount: forAgency('/talentagent/fetchBankAccount', talentSide.fetchBankAccount),
  agencyOnboardingLink: forAgency('/talentagent/onboardingLink', talentSide.onboardingLink),
  agencyPayouts: forAgency('/talentagent/payouts', talentSide.payouts),
  agentTalentPayouts: onBehalfOfNamed('/talentagent/talent-payouts', talentSide.payouts, 'finance'),
}
