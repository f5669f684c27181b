import { seedCoupons } from '../billing/seed-catalogue.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { createPrice } from './prices.ts'
import { createProduct } from './products.ts'

/** The prices for brands, VAT included, in minor units. */
const prices = [
  { currency: 'gbp', month: 6_000, year: 60_000 },
  { currency: 'eur', month: 7_000, year: 70_000 },
  { currency: 'usd', month: 7_500, year: 75_000 },
]

/**
 * Creates what an owner would set up in the provider's dashboard: the plan, its prices, coupons. Does nothing
 * in a store that is in use.
 */
export function seedStore(store: SandboxStore): void {
  store.transaction(() => {
    if (store.shared.database.row('select id from objects limit 1')) return
    const product = createProduct(store, {
      name: 'Marquee for brands',
      description: 'Campaigns, offers and payments for one brand.',
      marketing_features: [
        { name: 'Unlimited campaigns' },
        { name: 'Offers and counter-offers' },
        { name: 'Payments held until the work is approved' },
      ],
    })
    for (const { currency, month, year } of prices) {
      const shared = { currency, product: product.id, tax_behavior: 'inclusive' } as const
      createPrice(store, {
        ...shared,
        unit_amount: month,
        lookup_key: `brand_monthly_${currency}`,
        nickname: 'Monthly',
        recurring: { interval: 'month' },
      })
      createPrice(store, {
        ...shared,
        unit_amount: year,
        lookup_key: `brand_yearly_${currency}`,
        nickname: 'Yearly',
        recurring: { interval: 'year' },
      })
    }
    seedCoupons(store)
  })
}
