import { expect, it } from 'vitest'
import { fieldErrorsOf } from '#lib/field-errors-of.ts'
import { bankDetails } from './bank-details.ts'

const details = { holderName: ' Maya Lindqvist ', sortCode: '10-88-00', accountNumber: '0001 2345' }

it('bank details are accepted with spaces and dashes', () => {
  expect(bankDetails.parse(details)).toEqual({
    holderName: 'Maya Lindqvist',
    sortCode: '108800',
    accountNumber: '00012345',
  })
})

it.each([
  ['holderName', '  '],
  ['sortCode', '10-88'],
  ['sortCode', '10-88-0O'],
  ['accountNumber', '123456789'],
] as const)('an invalid %s shows an error at its field', (field, value) => {
  expect(Object.keys(fieldErrorsOf(bankDetails, { ...details, [field]: value }))).toEqual([field])
})
