/**
 * Bank accounts with a special outcome. The numbers are the sandbox's own: payouts to any other British
 * number of eight digits, and to any IBAN, succeed. `last` is compared with the end of the account number or
 * IBAN.
 */
export interface TestBank {
  last: string
  does: string
  /** The error when it is added. */
  error?: { code: string; message: string }
  /** The failure of payouts to it on their arrival day. */
  failure?: { code: string; message: string }
}

export const testSortCode = '108800'
export const testAccountNumber = '00012345'

export const testBanks: TestBank[] = [
  { last: '00012345', does: 'Is paid' },
  {
    last: '11111116',
    does: 'Pay-out fails: no such account',
    failure: { code: 'no_account', message: 'The bank account details on file are probably incorrect.' },
  },
  {
    last: '11111113',
    does: 'Pay-out fails: account closed',
    failure: { code: 'account_closed', message: 'The bank account has been closed.' },
  },
  {
    last: '22222227',
    does: 'Pay-out fails: insufficient funds at the provider',
    failure: {
      code: 'insufficient_funds',
      message: 'The account has insufficient funds to cover the payout.',
    },
  },
  {
    last: '33333335',
    does: 'Pay-out fails: refused by the bank',
    failure: { code: 'could_not_process', message: 'The bank could not process this payout.' },
  },
  {
    last: '44444440',
    does: 'Pay-out fails: wrong currency',
    failure: {
      code: 'invalid_currency',
      message: 'The bank was unable to process this payout because of its currency.',
    },
  },
  {
    last: '99999999',
    does: 'Refused when added',
    error: { code: 'account_number_invalid', message: 'The account number is not valid.' },
  },
]

/** Returns the special outcome of a bank account by its number or IBAN; undefined for an ordinary one. */
export function findTestBank(number: string): TestBank | undefined {
  return testBanks.find((bank) => number.endsWith(bank.last))
}
