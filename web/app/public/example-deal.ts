/** The deal that the public home shows as an example, so that its sections tell of the same one. */
export const exampleDeal = {
  brand: 'Glow',
  talent: 'Maya',
  /** The price of the accepted version and of the one before it, in minor units of pounds. */
  price: 120_000,
  formerPrice: 135_000,
} as const
