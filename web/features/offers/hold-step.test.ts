import type { Payable } from '@marquee/contract/calls/payments'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { describe, expect, it } from 'vitest'
import { defaultPriceRules, previewPrice } from '#lib/price-preview.ts'
import { describePayment } from './describe-payment.ts'
import { type Held, holdStepOf } from './hold-step.ts'

const payable = (status: Payable['status'], amount = 120_000): Payable => ({
  id: '0b0e6f0a-0000-4000-8000-00000000000a',
  status,
  amount,
  currency: 'GBP',
  holdEnds: status === 'authorised' ? '2026-11-28T09:30:00.000Z' : null,
})

const anOffer = (change: Partial<Held>): Held & { brand: { companyName: string } } => ({
  status: 'pending_talent',
  versionNo: 1,
  funding: payable('authorised'),
  draft: null,
  price: previewPrice(120_000, 'GBP', defaultPriceRules),
  brand: { companyName: 'Glow' },
  talent: { displayName: 'Maya' },
  ...change,
})

describe('the hold that a brand must place', () => {
  it('a draft offer is sent by its hold', () => {
    expect(holdStepOf(anOffer({ status: 'draft', funding: payable('due') }))).toMatchObject({
      kind: 'draft',
      button: 'Hold £1,200 and send',
    })
  })

  it('the first milestone says that the others are charged later', () => {
    const whole = holdStepOf(anOffer({ status: 'draft', funding: payable('due') }))
    const first = holdStepOf(anOffer({ status: 'draft', funding: payable('due', 40_000) }))
    expect(whole?.sentence).not.toMatch(/milestone/)
    expect(first?.sentence).toMatch(/It is the first milestone/)
  })

  it('a more expensive version waits for its hold, which releases the earlier one', () => {
    const need = holdStepOf(anOffer({ draft: { no: 2, payable: payable('due', 140_000) } }))
    expect(need).toMatchObject({ kind: 'dearer', button: 'Hold £1,400 and send version 2' })
    expect(need?.sentence).toMatch(/£1,200 hold for version 1 is then released/)
  })

  it('an accepted counter-offer above the hold needs payment next', () => {
    expect(
      holdStepOf(anOffer({ status: 'awaiting_payment', funding: payable('due', 140_000) })),
    ).toMatchObject({
      kind: 'accepted',
      button: 'Pay £1,400',
    })
  })

  it('an expired hold is renewed while the talent may accept, not while the brand must respond', () => {
    expect(holdStepOf(anOffer({ funding: payable('due') }))?.kind).toBe('lapsed')
    expect(holdStepOf(anOffer({ status: 'pending_brand', funding: payable('due') }))).toBeNull()
  })

  it.each(['authorised', 'paid', 'void'] as const)('no hold is needed for a payment that is %s', (status) => {
    expect(holdStepOf(anOffer({ funding: payable(status) }))).toBeNull()
  })
})

describe('the payment behind an offer', () => {
  it('both parties read that the amount is held, until when, and that it is not charged', () => {
    expect(describePayment(anOffer({}), 'brand')?.sentence).toBe(
      `£1,200 is held on your card until ${formatLocalDateTime('2026-11-28T09:30:00.000Z')}, not charged. It’s charged only if Maya accepts; otherwise the hold is released.`,
    )
    expect(describePayment(anOffer({}), 'talent')?.sentence).toMatch(/held on the card of Glow until/)
  })

  it('a talent whose offer lost its hold reads why they cannot accept', () => {
    expect(describePayment(anOffer({ funding: payable('due') }), 'talent')?.sentence).toMatch(
      /can’t accept until Glow renews it/,
    )
  })

  it('nobody has to act while the charge is processed', () => {
    expect(describePayment(anOffer({ status: 'awaiting_payment' }), 'talent')?.sentence).toBe(
      'The payment is processing. The deal opens automatically.',
    )
    expect(describePayment(anOffer({ status: 'awaiting_payment' }), 'brand')?.state).toBe('Charging')
  })

  it('an ended offer says that nothing was charged', () => {
    expect(
      describePayment(anOffer({ status: 'withdrawn', funding: payable('void') }), 'brand')?.sentence,
    ).toMatch(/nothing was charged/)
  })

  it('a draft has no payment to describe', () => {
    expect(describePayment(anOffer({ status: 'draft', funding: payable('due') }), 'brand')).toBeNull()
  })
})
