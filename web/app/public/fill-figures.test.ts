import type { Plan } from '@marquee/contract/calls/subscriptions'
import { defaultContent } from '@marquee/contract/content/defaults'
import { expect, test } from 'vitest'
import { fillFigures } from './fill-figures.ts'

const plan: Plan = {
  key: 'brand_monthly',
  name: 'Monthly',
  price: 7_500,
  currency: 'GBP',
  taxPercent: 20,
  interval: 'month',
  trialDays: 10,
  features: [],
}

test('the answer about the costs states the fee of the market and the price of the plan', () => {
  const [answer] = fillFigures(defaultContent.faq.questions, {
    feeBps: 1_250,
    plan,
    offerHours: 72,
    payHours: 72,
  })
    .map((question) => question.answer)
    .filter((text) => text.includes('12.5%'))
  expect(answer).toContain('10 days free, then £75 a month')
})

test('without an answer of the payment provider it states no price, and no name stays in braces', () => {
  const filled = fillFigures(defaultContent.faq.questions, {
    feeBps: 2_000,
    plan: undefined,
    offerHours: undefined,
    payHours: undefined,
  })
  expect(JSON.stringify(filled)).toContain('paid by the month or the year')
  expect(JSON.stringify(filled)).not.toMatch(/\{(?:fee|plan|offerTime|payTime)\}/)
})

test('the answer about offers states how long they are open', () => {
  const filled = fillFigures(defaultContent.faq.questions, {
    feeBps: 2_000,
    plan,
    offerHours: 72,
    payHours: 72,
  })
  expect(JSON.stringify(filled)).toContain('<p>3 days, unless the offer says otherwise.')
})

test('the answer about the payout states how long it takes', () => {
  const answers = (payHours: number | undefined) =>
    JSON.stringify(
      fillFigures(defaultContent.faq.questions, { feeBps: 2_000, plan, offerHours: 72, payHours }),
    )
  expect(answers(72)).toContain('<p>3 days after all work is approved')
  expect(answers(0)).toContain('<p>As soon as all work is approved')
  expect(answers(undefined)).toContain('<p>Some days after all work is approved')
})
