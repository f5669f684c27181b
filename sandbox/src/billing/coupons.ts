import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import type { Coupon } from './kinds.ts'

export interface CouponParams {
  amount_off?: number
  currency?: string
  duration?: Coupon['duration']
  duration_in_months?: number
  id?: string
  max_redemptions?: number
  metadata?: Metadata | ''
  name?: string
  percent_off?: number
  redeem_by?: number
}

/**
 * Creates a coupon: a percentage, or an amount in minor units of one currency. Fails for both, for neither,
 * and for an existing id.
 */
export function createCoupon(store: SandboxStore, params: CouponParams): Coupon {
  const { amount_off, percent_off, currency } = params
  if (amount_off === undefined && percent_off === undefined)
    failRequest('parameter_missing', 'You must pass either percent_off or amount_off.')
  if (amount_off !== undefined && percent_off !== undefined)
    failRequest('parameters_exclusive', 'Pass either percent_off or amount_off, not both.')
  if (amount_off !== undefined && !currency)
    failRequest('parameter_missing', 'You must pass currency when passing amount_off', 'currency')
  if (params.id && store.anywhere(params.id))
    failRequest('resource_already_exists', `Coupon already exists: ${params.id}`, 'id')
  const coupon = store.create('coupon', {
    id: params.id ?? store.mint('coupon'),
    object: 'coupon',
    amount_off: amount_off ?? null,
    created: store.now(),
    currency: currency?.toLowerCase() ?? null,
    duration: params.duration ?? 'once',
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: params.redeem_by === undefined || params.redeem_by > store.now(),
  })
  store.emit('coupon.created', coupon)
  return showCoupon(store, coupon)
}

/** Returns the coupon as of now: expired or used up, it is no longer valid. */
export function showCoupon(store: SandboxStore, coupon: Coupon): Coupon {
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= store.now()
  const isSpent = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  return { ...coupon, valid: !isOver && !isSpent }
}

function update(
  store: SandboxStore,
  params: { metadata?: Metadata | ''; name?: string },
  { path }: Context,
): Coupon {
  const before = store.get('coupon', path.id ?? '', 'coupon')
  const after = {
    ...before,
    name: params.name ?? before.name,
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  store.save(after)
  store.emit('coupon.updated', after, { name: before.name })
  return showCoupon(store, after)
}

function remove(store: SandboxStore, _params: object, { path }: Context): object {
  const coupon = store.get('coupon', path.id ?? '', 'coupon')
  store.emit('coupon.deleted', coupon)
  return store.remove(coupon)
}

function list(store: SandboxStore, params: PageParams): object {
  const page = store.list('coupon', '/v1/coupons', {}, params)
  return { ...page, data: page.data.map((row) => showCoupon(store, store.get('coupon', row.id))) }
}

export const couponRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    unserved: ['applies_to', 'currency_options'],
    handler: (store, params: CouponParams) => createCoupon(store, params),
  },
  { method: 'GET', path: '/v1/coupons', handler: list },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    handler: (store, _params, { path }) => showCoupon(store, store.get('coupon', path.id ?? '', 'coupon')),
  },
  { method: 'POST', path: '/v1/coupons/:id', handler: update },
  { method: 'DELETE', path: '/v1/coupons/:id', handler: remove },
]
