import type { OfferDetails, OfferVersion } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { deliverablesInWords, lastDraftDue, rightsInWords } from '@marquee/contract/rules/terms'
import { PlainSentence } from '#ui/PlainSentence.tsx'

interface OfferSentenceProps {
  offer: OfferDetails
  version: OfferVersion
  viewer: 'brand' | 'talent'
}

/** The offer as a person would say it. */
export function OfferSentence({ offer, version: { terms, price }, viewer }: OfferSentenceProps) {
  const work = deliverablesInWords(terms.deliverables)
  const by = formatDate(lastDraftDue(terms.deliverables))
  const pays = formatMoney(price.payerPays, price.currency)
  const gets = formatMoney(price.talent, price.currency)
  const rights = rightsInWords(terms.rights)
  if (viewer === 'talent') {
    return (
      <PlainSentence>
        You make <strong>{work}</strong>, drafts by <strong>{by}</strong>. You get <strong>{gets}</strong> three days after approval.{' '}
        {offer.brand.companyName} pays {pays} incl. VAT and may use it on <strong>{rights}</strong>.
      </PlainSentence>
    )
  }
  return (
    <PlainSentence>
      {offer.talent.displayName} makes <strong>{work}</strong>, drafts by <strong>{by}</strong>. You pay <strong>{pays}</strong> incl. VAT,
      of which {offer.talent.displayName} gets {gets}. You may use it on <strong>{rights}</strong>.
    </PlainSentence>
  )
}
