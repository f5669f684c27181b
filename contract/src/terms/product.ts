import { z } from 'zod'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { type Currency, formatMoney } from '../rules/currency.ts'
import { line, money } from '../rules/text.ts'

/** How many sizes or variants a product can have. */
export const MAX_PRODUCT_OPTIONS = 20

function productOptions(option: z.ZodString) {
  return z
    .array(option)
    .max(MAX_PRODUCT_OPTIONS, `A product can have up to ${MAX_PRODUCT_OPTIONS} sizes or variants.`)
    .refine((options) => new Set(options).size === options.length, 'Each size or variant can be named once.')
}

/** A product that the brand sends to the talent before the work. */
export const product = z.strictObject({
  name: line(120),
  /** Sizes or variants, of which the talent chooses one; empty where there is nothing to choose. */
  options: productOptions(line(60)),
  /** What it is worth, in minor units of the currency of the price; 0 where the brand does not say. */
  value: money(),
  /** The talent sends it back after the work. */
  mustReturn: z.boolean(),
})
/** A product before there is a deal. */
export const offeredProduct = product.extend({
  name: withoutContactDetails(product.shape.name),
  options: productOptions(withoutContactDetails(line(60))),
})
export type Product = z.output<typeof product>

/** Describes the product that a brand sends: "Glow serum, worth £38.00, to be returned", or "None". */
export function describeProduct(value: Product | null, currency: Currency): string {
  if (!value) return 'None'
  return [
    value.name,
    value.value > 0 ? `worth ${formatMoney(value.value, currency)}` : '',
    value.mustReturn ? 'to be returned' : '',
  ]
    .filter(Boolean)
    .join(', ')
}
