import { type Signer, signTerms } from '../signatures/sign-terms.ts'
import type { Signature } from '../signatures/signatures.store.ts'
import { changedTermsText } from '../signatures/signed-terms.ts'
import type { Side } from './amendment.ts'
import type { AmendedDeal, Amendment } from './amendments.store.ts'

/** Queues the signature of a side under a change of a deal: the side that proposes it, or the one that accepts it. */
export async function signChange(
  { deal, talent, brandName }: AmendedDeal,
  amendment: Amendment,
  side: Side,
  signer: Signer,
  signed: readonly Signature[] = [],
): Promise<void> {
  await signTerms(
    signer,
    {
      subject: 'amendment',
      subjectId: amendment.id,
      no: amendment.no,
      side,
      names: { brand: brandName, talent: talent.displayName },
      text: changedTermsText({ deal, amendment }),
    },
    signed,
  )
}
