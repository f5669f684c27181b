// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { stepViews } from '@marquee/contract/content/step-views'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type DealOfSide, dealOfReasons, dealOfSide, exampleDeal } from '../example-deal.ts'
import { StepExample } from './StepExample.tsx'

afterEach(cleanup)

const testDeal: DealOfSide = {
  ...dealOfSide.brands,
  brand: 'Alder',
  talent: 'Robin',
  price: 120_000,
  formerPrice: 120_000,
}
const periods = { offerHours: 72, reviewDays: 5, payHours: 72 }

function textOf(
  view: string,
  rules = defaultPriceRules,
  known: Partial<typeof periods> = periods,
  deal = testDeal,
): string {
  const { container } = render(
    <StepExample
      view={view}
      deal={deal}
      rules={rules}
      offerHours={known.offerHours}
      reviewDays={known.reviewDays}
      payHours={known.payHours}
    />,
  )
  return container.textContent
}

test.each(Object.keys(stepViews))('the page shows something for each choice of the operators: %s', (view) => {
  expect(textOf(view).length).toBeGreaterThan(40)
})

test.each(['', 'constructor', 'unknown'])('a step shows nothing for “%s”', (view) => {
  expect(textOf(view)).toBe('')
})

test('the amounts follow the rules of the market', () => {
  expect(textOf('offer')).toContain('You earn£800')
  expect(textOf('offer', { ...defaultPriceRules, feeBps: 1_000 })).toContain('You earn£900')
  expect(textOf('commission')).toMatch(/Robin earns£680Your commission 15%£120/)
  expect(textOf('invoice', { ...defaultPriceRules, vatPercent: 0 })).toContain('Net£1,200VAT 0%£0')
})

test('amounts of one column have the same number of decimals', () => {
  const text = textOf('commission', { ...defaultPriceRules, vatPercent: 7 })
  expect(text).toContain('Alder pays£1,200.00VAT 7%− £78.50')
})

test('periods of the market are left out where they are not known', () => {
  expect(textOf('offer')).toContain('Answer within 3 days')
  expect(textOf('upload')).toContain('5 days to review it')
  expect(textOf('offer', defaultPriceRules, {})).not.toContain('within')
  expect(textOf('upload', defaultPriceRules, {})).not.toContain('review it')
})

test.each(Object.entries(dealOfSide))('the examples of a side show its own deal: %s', (_side, deal) => {
  const text = Object.keys(stepViews)
    .map((view) => textOf(view, defaultPriceRules, periods, deal))
    .join(' ')
  for (const own of [deal.brand, deal.talent, deal.campaign]) expect(text).toContain(own)
  for (const other of [exampleDeal.brand, exampleDeal.talent]) expect(text).not.toContain(other)
})

test('the talents of all examples have different faces, and each has one niche and town', () => {
  const known = [
    { ...exampleDeal, name: exampleDeal.talent },
    ...Object.values(dealOfSide).flatMap((deal) => [{ ...deal, name: deal.talent }, ...deal.others]),
  ]
  const profiles = known.map(({ name, face, niche, town, followers }) =>
    [name, face, niche, town, followers].join(' · '),
  )
  const names = new Set(known.map(({ name }) => name))
  expect(new Set(profiles).size).toBe(names.size)
  expect(new Set(known.map(({ face }) => face)).size).toBe(names.size)
  expect(known).toContainEqual(
    expect.objectContaining({ name: dealOfReasons.talent, face: dealOfReasons.face }),
  )
})
