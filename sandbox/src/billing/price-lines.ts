import type { Price, TaxRate } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import type { Coupon, Tax } from './kinds.ts'
import { takenOff } from './redeem.ts'

/**
 * One priced line, all amounts in minor units. `amount` is before discount; `total` is what is paid for it.
 */
export interface PricedLine {
  price: Price
  quantity: number
  amount: number
  discount: number
  taxes: Tax[]
  total: number
  rates: TaxRate[]
}

/**
 * Prices lines with one coupon and tax: inclusive rates are part of the price, exclusive ones are added; each
 * is rounded half up after the discount.
 */
export function priceLines(
  lines: { price: Price; quantity: number; rates: TaxRate[] }[],
  coupon: Coupon | null,
): PricedLine[] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const off = coupon ? takenOff(coupon, subtotal) : 0
  let left = off
  return lines.map(({ price, quantity, rates }, index) => {
    const amount = price.unit_amount * quantity
    const discount = index === lines.length - 1 ? left : Math.floor((off * amount) / Math.max(subtotal, 1))
    left -= discount
    const after = amount - discount
    const taxes = rates.map((rate) => taxOf(rate, after))
    const onTop = taxes
      .filter((tax) => tax.tax_behavior === 'exclusive')
      .reduce((sum, tax) => sum + tax.amount, 0)
    return { price, quantity, amount, discount, taxes, total: after + onTop, rates }
  })
}

/** Returns tax rates by id. */
export function findRates(store: SandboxStore, ids: string[]): TaxRate[] {
  return ids.map((id) => store.get('tax_rate', id, 'tax_rates'))
}

function taxOf(rate: TaxRate, amount: number): Tax {
  const basisPoints = Math.round(rate.percentage * 100)
  const whole = rate.inclusive ? 10_000 + basisPoints : 10_000
  const tax = Math.floor((2 * amount * basisPoints + whole) / (2 * whole))
  return {
    amount: tax,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: basisPoints === 0 ? 'zero_rated' : 'standard_rated',
    taxable_amount: rate.inclusive ? amount - tax : amount,
    type: 'tax_rate_details',
  }
}

/** Returns the totals of the lines, with taxes summed by rate. */
export function sumLines(lines: PricedLine[]): {
  subtotal: number
  discount: number
  tax: number
  total: number
  excludingTax: number
  taxes: Tax[]
} {
  const taxes = new Map<string, Tax>()
  for (const tax of lines.flatMap((line) => line.taxes)) {
    const known = taxes.get(tax.tax_rate_details.tax_rate)
    const amount = (known?.amount ?? 0) + tax.amount
    taxes.set(tax.tax_rate_details.tax_rate, {
      ...tax,
      amount,
      taxable_amount: (known?.taxable_amount ?? 0) + tax.taxable_amount,
    })
  }
  const sum = (read: (line: PricedLine) => number) => lines.reduce((total, line) => total + read(line), 0)
  const total = sum((line) => line.total)
  const tax = [...taxes.values()].reduce((all, { amount }) => all + amount, 0)
  return {
    subtotal: sum((line) => line.amount),
    discount: sum((line) => line.discount),
    tax,
    total,
    excludingTax: total - tax,
    taxes: [...taxes.values()],
  }
}
