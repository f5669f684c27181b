import type { Role } from '@marquee/contract/call'
import type { BankAccount, Payout } from '@marquee/contract/calls/payouts'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import { loadPayee, type Payee, type PayoutRow } from './payouts.store.ts'

/** Returns a payout as its payee sees it; the amount in minor units, minus what was reversed. */
export function viewPayout(
  { id, subjectId, title, amount, reversed, currency, status, holdReason, arrivesBy, createdAt }: PayoutRow,
  statementUrl: string | null,
): Payout {
  return {
    id,
    dealId: subjectId,
    title,
    amount: amount - reversed,
    currency,
    status,
    statementUrl,
    reason: status === 'on_hold' && holdReason ? holdReasons[holdReason] : null,
    arrivesBy: arrivesBy?.toISOString() ?? null,
    at: createdAt.toISOString(),
  }
}

/** Returns the masked bank details of a payee, as stored here. */
export async function viewBankAccountOf(payeeId: string): Promise<BankAccount> {
  const payee = await loadPayee(payeeId)
  if (!payee?.accountRef) return { status: 'none', bank: null, requirements: [], waitsUntil: null }
  return {
    status: payee.status,
    bank: viewBank(payee),
    requirements: payee.requirements,
    waitsUntil: payee.waitsUntil?.toISOString() ?? null,
  }
}

function viewBank({
  bankRef,
  bankName,
  bankLast4,
  sortCodeEnd,
  holderName,
  bankCurrency,
}: Payee): BankAccount['bank'] {
  return bankRef ? { bankName, last4: bankLast4, sortCodeEnd, holderName, currency: bankCurrency } : null
}

/** Returns the path of the page where a payee sees their earnings. */
export function earningsPage(role: Role | null): `/${string}` {
  return role === 'talentagent' ? '/dashboard/talent-agent/earnings' : '/dashboard/talent/earnings'
}
