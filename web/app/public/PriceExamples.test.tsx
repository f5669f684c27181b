// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { PriceExamples } from './PriceExamples.tsx'

afterEach(cleanup)

/** Returns the split of each price as text, in the order of the choices. */
const splits = (): (string | null)[] =>
  [...document.querySelectorAll('fieldset > div')].map(({ textContent }) => textContent)

it('each price to choose has its split by the rule of offers, and £1,200 is chosen first', () => {
  render(<PriceExamples rules={{ ...defaultPriceRules, feeBps: 2_000, vatPercent: 20 }} />)
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ id, checked }) => [id, checked])).toEqual([
    ['example-60000', false],
    ['example-120000', true],
    ['example-300000', false],
    ['example-900000', false],
  ])
  expect(splits()[0], 'all amounts with pence').toBe(
    'Brand pays £600Talent earns£400Marquee fee 20%£100VAT 20%£100',
  )
  expect(splits()[1]).toBe('Brand pays £1,200Talent earns£800Marquee fee 20%£200VAT 20%£200')
  expect(splits()[2]).toBe('Brand pays £3,000Talent earns£2,000Marquee fee 20%£500VAT 20%£500')
})

it('a fee that is added to the price is part of what the brand pays', () => {
  render(<PriceExamples rules={{ ...defaultPriceRules, feeMode: 'on_top', feeBps: 1_000, vatPercent: 0 }} />)
  expect(screen.getByText('If the price before fee and VAT is')).toBeTruthy()
  expect(splits()[1]).toBe('Brand pays £1,320Talent earns£1,200Marquee fee 10%£120')
})
