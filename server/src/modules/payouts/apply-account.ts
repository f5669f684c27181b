import { BANK_CHANGE_HOLD_MS } from '@marquee/contract/lifecycles/payout'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { sendOrHold } from './payout.ts'
import {
  listHeldPayoutIds,
  lockPayeeByAccount,
  lockPayout,
  type Payee,
  updatePayee,
} from './payouts.store.ts'
import { earningsPage } from './payouts.view.ts'

/** Fetches the account of a payee. */
export function fetchAccount(id: string): Promise<Stripe.Account> {
  return provider().accounts.retrieve(id)
}

/**
 * Applies the provider’s state of a payee’s account. Once it can receive money, held payouts are sent. A
 * change of bank details holds all payouts for 72 hours first, so that an attacker’s bank receives nothing
 * (reliability, attack T10).
 */
export async function applyAccount(account: Stripe.Account): Promise<void> {
  const payee = await lockPayeeByAccount(account.id)
  if (!payee) return
  const bank = bankOf(account)
  const { now } = openTransaction('applyAccount()')
  const isOtherBank = bank !== null && payee.bankRef !== null && payee.bankRef !== bank.bankRef
  const changes = {
    status: statusOf(account),
    requirements: requirementsOf(account),
    ...bank,
    ...(isOtherBank ? { waitsUntil: new Date(now.getTime() + BANK_CHANGE_HOLD_MS) } : {}),
  }
  if (!differs(payee, changes)) return sendHeldPayouts(payee.id)
  await updatePayee(payee.id, changes)
  if (isOtherBank) await emailBankChange(payee.id, bank)
  await emit('payee.changed', { payeeId: payee.id })
  const { status } = changes
  if (status !== payee.status && (status === 'restricted' || status === 'rejected'))
    await emit('payee.stopped', { payeeId: payee.id, status })
  await sendHeldPayouts(payee.id)
}

/** Sends this payee’s held payouts as far as they may be sent now. */
async function sendHeldPayouts(payeeId: string): Promise<void> {
  for (const id of await listHeldPayoutIds(payeeId)) {
    const payout = await lockPayout(id)
    if (payout) await sendOrHold(payout)
  }
}

/**
 * Returns whether a payee changes. Only changes emit an event: otherwise a screen that fetches the account
 * would refresh itself for ever.
 */
function differs(payee: Payee, changes: object): boolean {
  const before = new Map<string, unknown>(Object.entries(payee))
  return Object.entries(changes).some(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  )
}

function statusOf({
  capabilities,
  payouts_enabled,
  requirements,
  details_submitted,
}: Stripe.Account): Payee['status'] {
  const reason = requirements?.disabled_reason ?? ''
  if (reason.startsWith('rejected')) return 'rejected'
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'active'
  // Until the payee has completed the provider’s page, details are only missing, not wrong.
  return details_submitted && (requirements?.past_due ?? []).length > 0 ? 'restricted' : 'pending'
}

const requirementLabels: [pattern: RegExp, label: string][] = [
  [/external_account/, 'A bank account'],
  [/dob/, 'Your date of birth'],
  [/address/, 'Your address'],
  [/first_name|last_name/, 'Your full name'],
  [/verification|document/, 'A document that proves who you are'],
  [/tos_acceptance/, 'Your agreement to the payment provider’s terms'],
  [/phone/, 'Your phone number'],
  [/email/, 'Your email address'],
]

/** Returns what the provider still requires, in plain words, each once. */
function requirementsOf({ requirements }: Stripe.Account): string[] {
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]
  return [
    ...new Set(
      due.map(
        (field) =>
          requirementLabels.find(([pattern]) => pattern.test(field))?.[1] ?? 'More about you and your work',
      ),
    ),
  ]
}

/**
 * Returns the bank account that receives the payee’s money; older ones stay listed, but are no longer the
 * default.
 */
function bankOf({ external_accounts, default_currency }: Stripe.Account) {
  const banks = (external_accounts?.data ?? []).flatMap((account) =>
    account.object === 'bank_account' ? [account] : [],
  )
  const inUse = banks.filter((account) => account.default_for_currency)
  const bank = inUse.find(({ currency }) => currency === default_currency) ?? inUse[0] ?? banks[0]
  if (!bank) return null
  return {
    bankRef: bank.id,
    bankFingerprint: bank.fingerprint ?? '',
    bankName: bank.bank_name ?? '',
    bankLast4: bank.last4 ?? '',
    holderName: bank.account_holder_name ?? '',
    sortCodeEnd: (bank.routing_number ?? '').replaceAll(/\D/g, '').slice(-2),
    bankCurrency: bank.currency.toUpperCase(),
  }
}

/**
 * Sends the payee an email about the change of bank, while there is time to stop the payouts (reliability,
 * attack T10).
 */
async function emailBankChange(
  payeeId: string,
  { bankRef, bankLast4 }: { bankRef: string; bankLast4: string },
): Promise<void> {
  const account = await loadAccount(payeeId)
  if (!account) return
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'Your bank details changed',
    parts: [
      `Hello ${account.name},`,
      `your payouts now go to the bank account ending ${bankLast4}. They are held for 72 hours first.`,
      'If this was not you, change your password at once and give the right details.',
      { button: 'View bank details', url: publicUrl(earningsPage(account.role)) },
    ],
    key: `bank-${payeeId}-${bankRef}`,
  })
}
