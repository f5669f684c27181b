// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { disputeLabel } from '@marquee/contract/lifecycles/dispute'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SplitField } from './SplitField.tsx'

afterEach(cleanup)

const price = { payerPays: 10_000, tax: 0, fee: 1_000, agent: 0, talent: 9_000 }
const money = { currency: 'GBP' as const, left: 10_000, charges: [{ price, returned: 0 }] }

function Split({ side }: { side: 'operator' | 'brand' }) {
  const [value, setValue] = useState(1_500)
  return (
    <SplitField
      side={side}
      names={{ brand: 'Orchard Lane', talent: 'Nour Abbas' }}
      money={money}
      label="Part that goes back"
      value={value}
      onChange={setValue}
    />
  )
}

it('takes a typed percentage from an operator, at most all of it', () => {
  render(<Split side="operator" />)
  const field = screen.getByLabelText<HTMLInputElement>('Percent back')
  expect(field.value).toBe('15')
  fireEvent.change(field, { target: { value: '22.5' } })
  expect(screen.getByText('£22.50')).toBeTruthy()
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getByText('£22.50')).toBeTruthy()
  fireEvent.change(field, { target: { value: '250' } })
  expect(screen.getByText('£100')).toBeTruthy()
})

it('offers steps only to the sides', () => {
  render(<Split side="brand" />)
  expect(screen.queryByLabelText('Percent back')).toBeNull()
})

it('says that a bank decides its own dispute', () => {
  expect(disputeLabel({ status: 'escalated', openedBy: 'bank' })).toBe('With the bank')
  expect(disputeLabel({ status: 'escalated', openedBy: 'brand' })).toBe('With Marquee')
})
