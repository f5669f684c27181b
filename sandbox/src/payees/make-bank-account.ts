import { fingerprintOf } from '../cards/test-cards.ts'
import type { BankAccount } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { findTestBank } from './test-banks.ts'

export interface BankParams {
  account_holder_name?: string
  account_holder_type?: string
  account_number?: string
  country?: string
  currency?: string
  routing_number?: string
}

/**
 * Returns a bank account from its details: British sort code and account number, or an IBAN. Fails for
 * malformed numbers and names the field.
 */
export function makeBankAccount(
  store: SandboxStore,
  params: BankParams,
  param = 'bank_account',
): BankAccount {
  const number = (params.account_number ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  const sortCode = (params.routing_number ?? '').replaceAll(/[\s-]/g, '')
  const country = (params.country ?? 'GB').toUpperCase()
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(number)
  if (isIban && !passesIban(number))
    failRequest('account_number_invalid', 'The IBAN you provided is not valid.', `${param}[account_number]`)
  if (!isIban && country === 'GB') checkBritish(number, sortCode, param)
  if (!isIban && country === 'US' && !/^\d{9}$/.test(sortCode))
    failRequest('routing_number_invalid', 'Routing number must have 9 digits.', `${param}[routing_number]`)
  if (!isIban && !/^\d{4,17}$/.test(number))
    failRequest('account_number_invalid', 'The account number is not valid.', `${param}[account_number]`)
  const fate = findTestBank(number)
  if (fate?.error) failRequest(fate.error.code, fate.error.message, `${param}[account_number]`)
  return {
    id: store.mint('ba'),
    object: 'bank_account',
    account: '',
    account_holder_name: params.account_holder_name ?? null,
    account_holder_type: params.account_holder_type ?? null,
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'SANDBOX TEST BANK',
    country,
    currency: (params.currency ?? 'gbp').toLowerCase(),
    default_for_currency: false,
    fingerprint: fingerprintOf(`${sortCode}/${number}`),
    future_requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    last4: number.slice(-4),
    metadata: {},
    requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    routing_number: isIban ? number.slice(4, 8) : formatSortCode(sortCode, country),
    status: 'new',
    ...(fate?.failure && { _failure: fate.failure }),
  }
}

function checkBritish(number: string, sortCode: string, param: string): void {
  if (!/^\d{6}$/.test(sortCode))
    failRequest('routing_number_invalid', 'A British sort code has 6 digits.', `${param}[routing_number]`)
  if (!/^\d{8}$/.test(number))
    failRequest(
      'account_number_invalid',
      'A British account number has 8 digits.',
      `${param}[account_number]`,
    )
}

function formatSortCode(sortCode: string, country: string): string {
  return country === 'GB' ? sortCode.replace(/^(..)(..)(..)$/, '$1-$2-$3') : sortCode
}

/**
 * Returns whether an IBAN passes its check: rearranged and read as a number, it has remainder 1 when divided
 * by 97.
 */
function passesIban(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
