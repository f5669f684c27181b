import type { OfferTerms } from '@marquee/contract/terms/offer-terms'

/** The form values of terms: the price may still be missing. */
export type TermsValues = Omit<OfferTerms, 'price'> & { price: number | null }

/** Returns the terms as a call takes them; a missing price becomes zero, which fails at its own field. */
export function termsOf({ price, ...rest }: TermsValues): OfferTerms {
  return { ...rest, price: price ?? 0 }
}

/** Maps an issue path of the body's `terms` to the form field. */
export function termsField(path: string): string {
  return path.replace(/^terms\./, '')
}
