import { expect, test } from 'vitest'
import { addressLines, isUkPostcode, normaliseUkPostcode, postalAddress } from './postal-address.ts'

const address = { name: 'Maya', street: '12 Orchard Row', city: 'London', postcode: 'se17tp', country: 'GB' }

test.each([
  'SE1 7TP',
  'm11ae',
  'B33 8TH',
  'cr2 6xh',
  'DN55 1PT',
  'W1A 1HQ',
  'EC1A 1BB',
  'GIR 0AA',
  'BF1 3AA',
])('%s is a UK postcode', (typed) => expect(isUkPostcode(typed)).toBe(true))

test.each(['', 'SE1', 'SE1 7T', 'QE1 7TP', 'SE1 7CI', '75001', 'SE1 7TP SE1 7TP', 'ABCDE 1AA'])(
  '“%s” is no UK postcode',
  (typed) => expect(isUkPostcode(typed)).toBe(false),
)

test('a UK postcode is stored in one spelling, and another country keeps its own', () => {
  expect(normaliseUkPostcode(' se1  7tp ')).toBe('SE1 7TP')
  expect(postalAddress.parse(address)).toMatchObject({ postcode: 'SE1 7TP', line2: '', phone: '' })
  const french = { ...address, postcode: '75001', country: 'FR' }
  expect(postalAddress.parse(french)).toMatchObject({ postcode: '75001' })
})

test('a wrong UK postcode is an error at its field', () => {
  const { error } = postalAddress.safeParse({ ...address, postcode: '75001' })
  expect(error?.issues).toMatchObject([{ path: ['postcode'] }])
})

test.each([
  ['name', 81],
  ['street', 121],
  ['city', 81],
  ['postcode', 13],
])('%s is bounded', (field, length) => {
  expect(postalAddress.safeParse({ ...address, country: 'FR', [field]: 'x'.repeat(length) }).success).toBe(
    false,
  )
})

test('the lines of an address leave out what is empty', () => {
  expect(addressLines(postalAddress.parse(address))).toEqual([
    'Maya',
    '12 Orchard Row',
    'London SE1 7TP',
    'United Kingdom',
  ])
})
