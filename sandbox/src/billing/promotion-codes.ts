import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { showCoupon } from './coupons.ts'
import type { PromotionCode } from './kinds.ts'

export interface PromotionCodeParams {
  active?: boolean
  code?: string
  customer?: string
  expires_at?: number
  max_redemptions?: number
  metadata?: Metadata | ''
  promotion: { coupon?: string; type: 'coupon' }
  restrictions?: {
    first_time_transaction?: boolean
    minimum_amount?: number
    minimum_amount_currency?: string
  }
}

/**
 * Creates a promotion code for a coupon. Codes are case-insensitive; an active code cannot be created twice.
 */
export function createPromotionCode(store: SandboxStore, params: PromotionCodeParams): PromotionCode {
  const coupon = store.get('coupon', params.promotion.coupon ?? '', 'promotion[coupon]')
  const code = (params.code ?? store.mint('CODE')).toUpperCase()
  if (findCode(store, code)?.active)
    failRequest('resource_already_exists', 'An active promotion code with this code already exists.', 'code')
  const promotion = store.create('promotion_code', {
    id: store.mint('promo'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: store.now(),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: params.restrictions?.first_time_transaction ?? false,
      minimum_amount: params.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  })
  store.emit('promotion_code.created', promotion)
  return promotion
}

/** Returns the code as of now: expired, used up, or with an invalid coupon, it is not active. */
export function showPromotionCode(store: SandboxStore, code: PromotionCode): PromotionCode {
  const coupon = store.find('coupon', code.promotion.coupon)
  const isOver = code.expires_at !== null && code.expires_at <= store.now()
  const isSpent = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions
  return {
    ...code,
    active: code.active && !isOver && !isSpent && coupon !== undefined && showCoupon(store, coupon).valid,
  }
}

/**
 * Returns the code by its text, the newest if it exists more than once; the caller checks whether it is
 * active.
 */
export function findCode(store: SandboxStore, code: string): PromotionCode | undefined {
  const found = store.all('promotion_code', { code: code.trim().toUpperCase() }).at(-1)
  return found && showPromotionCode(store, found)
}

interface ListParams extends PageParams {
  active?: boolean
  code?: string
  coupon?: string
  customer?: string
}

/** Filters by `active` here and not in the store, because it depends on the present time. */
function list(store: SandboxStore, params: ListParams): object {
  const { active, code, coupon, customer } = params
  const filter = { code: code?.toUpperCase(), 'promotion.coupon': coupon, customer }
  const page = store.list('promotion_code', '/v1/promotion_codes', filter, params)
  const data = page.data.map((row) => showPromotionCode(store, store.get('promotion_code', row.id)))
  return { ...page, data: data.filter((code) => active === undefined || code.active === active) }
}

function update(
  store: SandboxStore,
  params: { active?: boolean; metadata?: Metadata | '' },
  { path }: Context,
): PromotionCode {
  const before = store.get('promotion_code', path.id ?? '', 'promotion_code')
  const after = {
    ...before,
    active: params.active ?? before.active,
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  store.save(after)
  store.emit('promotion_code.updated', after, { active: before.active })
  return showPromotionCode(store, after)
}

export const promotionCodeRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    unserved: ['customer', 'restrictions'],
    handler: (store, params: PromotionCodeParams) => createPromotionCode(store, params),
  },
  { method: 'GET', path: '/v1/promotion_codes', handler: list },
  {
    method: 'GET',
    path: '/v1/promotion_codes/:id',
    handler: (store, _params, { path }) =>
      showPromotionCode(store, store.get('promotion_code', path.id ?? '', 'promotion_code')),
  },
  { method: 'POST', path: '/v1/promotion_codes/:id', handler: update },
]
