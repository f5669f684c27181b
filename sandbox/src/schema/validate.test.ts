import { describe, expect, it } from 'vitest'
import { coerceRequest, validateReply, validateRequest } from './validate.ts'

const create = 'POST /v1/payment_intents'

describe('a request', () => {
  it('has its form strings converted to numbers, booleans and arrays, and keeps texts', () => {
    const params = {
      amount: '1200',
      currency: 'gbp',
      confirm: 'true',
      off_session: 'one_off',
      metadata: { deal: '42' },
    }
    expect(coerceRequest(create, params)).toEqual({ ...params, amount: 1200, confirm: true })
    expect(
      coerceRequest('GET /v1/prices', { active: 'true', lookup_keys: { 0: 'a', 5: 'b' }, limit: '3' }),
    ).toEqual({
      active: true,
      lookup_keys: ['a', 'b'],
      limit: 3,
    })
    expect(coerceRequest('POST /v1/tax_rates', { percentage: '17.5' })).toEqual({ percentage: 17.5 })
  })

  it.each([
    [{ currency: 'gbp' }, 'amount', 'parameter_missing'],
    [{ amount: 'ten', currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
    [{ amount: '1.5', currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
    [{ amount: '10', currency: 'gbp', colour: 'blue' }, 'colour', 'parameter_unknown'],
    [
      { amount: '10', currency: 'gbp', automatic_payment_methods: { on: 'true' } },
      'automatic_payment_methods[on]',
      'parameter_unknown',
    ],
    [{ amount: '', currency: 'gbp' }, 'amount', 'parameter_invalid_empty'],
  ])('fails with its first issue: %o', (params, param, code) => {
    expect(validateRequest(create, coerceRequest(create, params))).toMatchObject({ param, code })
  })

  it('may unset what the API allows to be unset', () => {
    const update = 'POST /v1/payment_intents/:id'
    expect(validateRequest(update, coerceRequest(update, { metadata: '', description: '' }))).toBeNull()
  })

  it('may contain a client secret only where a browser confirms', () => {
    const secret = { client_secret: 'pi_1_secret_2' }
    expect(validateRequest('POST /v1/payment_intents/:id/confirm', secret)).toBeNull()
    expect(validateRequest('POST /v1/payment_intents/:id/capture', secret)).toMatchObject({
      code: 'parameter_unknown',
    })
  })
})

describe('a response', () => {
  const coupon = {
    id: 'c',
    object: 'coupon',
    amount_off: null,
    created: 1,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: 12.5,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }

  it('is valid with every field that the library declares', () => {
    expect(validateReply('GET /v1/coupons/:id', coupon)).toEqual([])
  })

  it('is invalid when a field is missing, of another type, or unknown', () => {
    const { valid, ...missing } = coupon
    expect(valid).toBe(true)
    expect(validateReply('GET /v1/coupons/:id', missing)).toHaveLength(1)
    expect(validateReply('GET /v1/coupons/:id', { ...coupon, times_redeemed: '0' })).toHaveLength(1)
    expect(validateReply('GET /v1/coupons/:id', { ...coupon, colour: 'blue' })).toHaveLength(1)
  })
})
