// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { FeeCalculator } from './FeeCalculator.tsx'

afterEach(cleanup)

const amounts = (): (string | null)[] =>
  [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })

it('amounts have decimals only where one of the column needs them', () => {
  render(
    <FeeCalculator
      rules={{ ...defaultPriceRules, feeMode: 'deducted', feeBps: 2_000, vatPercent: 20 }}
      initial={{ basis: 'price', price: '1,200', currency: 'GBP', commission: '' }}
    />,
  )
  expect(amounts()).toEqual(['£1,200', '− £200', '− £200', '£800'])
  type(/Price/, '2,500')
  expect(amounts()).toEqual(['£2,500.00', '− £416.67', '− £416.67', '£1,666.66'])
  type(/Price/, '2,400.00')
  expect(amounts()).toEqual(['£2,400', '− £400', '− £400', '£1,600'])
})

const awaited = 'What the brand pays and what everyone gets is shown here.'

it('with a missing or wrong figure the result says what is shown there, and lines and button stay in place', () => {
  render(
    <FeeCalculator
      rules={{ ...defaultPriceRules, feeMode: 'deducted', feeBps: 2_000, vatPercent: 20 }}
      initial={{ basis: 'price', price: '1,200', currency: 'GBP', commission: '' }}
    />,
  )
  expect(amounts()).toEqual(['£1,200', '− £200', '− £200', '£800'])
  expect(screen.queryByText(awaited)).toBeNull()
  type(/commission/, '10')
  expect(amounts()).toHaveLength(5)
  type(/commission/, '150')
  expect(screen.getByText(awaited)).toBeTruthy()
  expect(amounts()).toEqual(['–', '–', '–', '–', '–'])
  expect(screen.getByRole('button', { name: 'Calculate' })).toBeTruthy()
  type(/commission/, '10')
  type(/Price/, '')
  expect(screen.getByText(awaited)).toBeTruthy()
  expect(screen.getAllByText(/^Enter/), 'the field alone asks for a price').toHaveLength(1)
  expect(document.querySelectorAll('rect'), 'the bar has no parts without amounts').toHaveLength(0)
  type(/Price/, '600')
  expect(screen.queryByText(awaited)).toBeNull()
  expect(amounts()[0]).toBe('£600')
  expect([...document.querySelectorAll('rect')].map((part) => part.getAttribute('data-part'))).toEqual([
    'talent',
    'agent',
    'fee',
    'tax',
  ])
})

it('a price is grouped when its field is left, and stays as typed where it is wrong', () => {
  render(
    <FeeCalculator
      rules={{ ...defaultPriceRules, feeMode: 'deducted', feeBps: 2_000, vatPercent: 20 }}
      initial={{ basis: 'price', price: '1,200', currency: 'GBP', commission: '' }}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Price/ })
  const leave = (typed: string) => {
    type(/Price/, typed)
    expect(field.value, 'while it is typed').toBe(typed)
    fireEvent.blur(field)
    return field.value
  }
  expect(leave('2500')).toBe('2,500')
  expect(screen.queryByText('Example')).toBeNull()
  expect(leave('1200.5')).toBe('1,200.50')
  expect(leave('1200')).toBe('1,200')
  expect(screen.getByText('Example')).toBeTruthy()
  expect(leave('much')).toBe('much')
})

it('starts with what the talent earns, and finds the price that leaves it', () => {
  render(
    <FeeCalculator
      rules={{ ...defaultPriceRules, feeMode: 'deducted', feeBps: 2_000, vatPercent: 20 }}
      initial={{ basis: 'price', price: '800', currency: 'GBP', commission: '' }}
    />,
  )
  fireEvent.input(screen.getByRole('combobox', { name: 'Start with' }), { target: { value: 'earnings' } })
  expect(amounts()).toEqual(['£1,200', '− £200', '− £200', '£800'])
  type(/earns/, '900')
  type(/commission/, '10')
  expect(amounts()).toEqual(['£1,500', '− £250', '− £250', '− £100', '£900'])
  type(/commission/, '100')
  expect(screen.getByText(awaited)).toBeTruthy()
  type(/commission/, '')
  type(/earns/, '')
  expect(screen.getByText(awaited)).toBeTruthy()
})

it.each([
  ['abc', 'Enter a number with at most two decimals, such as 1,200.'],
  ['12.345', 'Enter a number with at most two decimals, such as 1,200.'],
  ['0', 'Enter an amount above 0.'],
  ['-5', 'Enter an amount above 0.'],
  ['999999999', 'Enter at most £10,000,000.'],
  ['', 'Enter an amount, such as 1,200.'],
])('the hint of the price “%s” says “%s”', (typed, hint) => {
  render(
    <FeeCalculator
      rules={defaultPriceRules}
      initial={{ basis: 'price', price: '1,200', currency: 'GBP', commission: '' }}
    />,
  )
  const field = screen.getByRole('textbox', { name: /Price/ })
  const hintOf = (input: Element) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  type(/Price/, typed)
  expect([hintOf(field), field.getAttribute('aria-invalid')]).toEqual([hint, 'true'])
  type(/Price/, '500')
  expect([hintOf(field), field.getAttribute('aria-invalid')]).toEqual([
    'Enter an amount, such as 1,200.',
    null,
  ])
  const commission = screen.getByRole('textbox', { name: /commission/ })
  type(/commission/, '101')
  expect(hintOf(commission)).toBe('Enter a number from 0 to 100, with at most two decimals.')
})

it('earnings that no price leaves say why', () => {
  render(
    <FeeCalculator
      rules={defaultPriceRules}
      initial={{ basis: 'earnings', price: '9,000,000', currency: 'GBP', commission: '' }}
    />,
  )
  expect(screen.getByText('Enter an amount that a price of at most £10,000,000 leaves.')).toBeTruthy()
  type(/earns/, '800')
  type(/commission/, '100')
  expect(screen.getByText('With a commission of 100%, the talent earns nothing.')).toBeTruthy()
})
