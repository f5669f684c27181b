import { type Signer, signTerms } from '../signatures/sign-terms.ts'
import type { Signature } from '../signatures/signatures.store.ts'
import { offerTermsText } from '../signatures/signed-terms.ts'
import type { Negotiation, OfferVersionRow } from './offers.store.ts'

/** Queues the signature of a side under a version: the side that proposes it, or the one that accepts it. */
export async function signVersion(
  { offer, brand, talent }: Pick<Negotiation, 'offer' | 'brand' | 'talent'>,
  { no, terms, price }: Pick<OfferVersionRow, 'no' | 'terms' | 'price'>,
  side: Signature['side'],
  signer: Signer,
  signed: readonly Signature[] = [],
): Promise<void> {
  await signTerms(
    signer,
    {
      subject: 'offer',
      subjectId: offer.id,
      no,
      side,
      names: { brand: brand.companyName, talent: talent.displayName },
      text: offerTermsText({ offer, no, terms, price }),
    },
    signed,
  )
}
