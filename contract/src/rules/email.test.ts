import { expect, test } from 'vitest'
import { emailField } from './email.ts'

const messagesFor = (address: unknown, field = emailField()) =>
  field.safeParse(address).error?.issues.map(({ message }) => message)

test('an empty email address is missing, not invalid', () => {
  for (const empty of ['', '   ', undefined, null])
    expect(messagesFor(empty)).toEqual(['Please enter your email address.'])
  expect(messagesFor('', emailField('Please enter an email address.'))).toEqual([
    'Please enter an email address.',
  ])
})

test('an address of another form is invalid, not missing', () => {
  for (const address of ['a', 'a@b', 'a@b.c'])
    expect(messagesFor(address)).toEqual(['Please enter a valid email address.'])
})
