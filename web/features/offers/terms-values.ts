import type { OfferTerms } from '@marquee/contract/calls/terms'

/** Terms while they are typed: the price may still be missing. */
export type TermsValues = Omit<OfferTerms, 'price'> & { price: number | null }

/** As a call takes them; a missing price is refused by its own field. */
export function termsOf({ price, ...rest }: TermsValues): OfferTerms {
  return { ...rest, price: price ?? 0 }
}

/** A fault of the body's `terms` belongs to the field of that name. */
export function termsField(path: string): string {
  return path.replace(/^terms\./, '')
}
