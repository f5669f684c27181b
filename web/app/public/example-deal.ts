/** The deal that public pages show as an example, so that all of them show the same one. */
export const exampleDeal = {
  brand: 'Alder',
  talent: 'Robin',
  campaign: 'Night care launch',
  /** The price of the accepted version and of the one before it, in minor units of pounds. */
  price: 120_000,
  formerPrice: 135_000,
} as const
