import type { OfferDetails, OfferVersion } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { describeDeliverables, lastDraftDue } from '@marquee/contract/terms/deliverables'
import { isGift } from '@marquee/contract/terms/price'
import { describeRights } from '@marquee/contract/terms/rights'
import { useMarket } from '#lib/use-market.ts'
import { formatTalent, type Viewer } from '#lib/viewer.ts'
import { LeadSentence } from '#ui/LeadSentence.tsx'

interface OfferSentenceProps {
  offer: OfferDetails
  version: OfferVersion
  side: Viewer
}

/** A summary of the offer in one sentence. */
export function OfferSentence({ offer, version: { terms, price }, side }: OfferSentenceProps) {
  const market = useMarket().data
  const work = describeDeliverables(terms.deliverables)
  const by = formatDate(lastDraftDue(terms.deliverables))
  const pays = formatMoney(price.payerPays, price.currency)
  const earned = formatMoney(price.talent, price.currency)
  const rights = describeRights(terms.rights)
  const who = formatTalent(side, offer.talent.displayName)
  if (isGift(price))
    return (
      <LeadSentence>
        {who} {side === 'talent' ? 'make' : 'makes'} <strong>{work}</strong>, drafts by <strong>{by}</strong>,
        for the <strong>gifted product</strong>. No fee is paid.{' '}
        {side === 'brand' ? 'You' : offer.brand.companyName} may use it on <strong>{rights}</strong>.
      </LeadSentence>
    )
  if (side === 'brand') {
    return (
      <LeadSentence>
        {who} makes <strong>{work}</strong>, drafts by <strong>{by}</strong>. You pay <strong>{pays}</strong>{' '}
        incl. VAT, of which {who} earns {earned}. You may use it on <strong>{rights}</strong>.
      </LeadSentence>
    )
  }
  const isOwn = side === 'talent'
  return (
    <LeadSentence>
      {who} {isOwn ? 'make' : 'makes'} <strong>{work}</strong>, drafts by <strong>{by}</strong>. {who}{' '}
      {isOwn ? 'earn' : 'earns'} <strong>{earned}</strong>, paid{' '}
      {describePayDay(terms.deliverables, market?.payHours, terms.milestones)}
      {offer.agency && (
        <>
          , {offer.agency.name} earns {formatMoney(price.agent, price.currency)} ({price.agentBps / 100}%)
        </>
      )}
      . {offer.brand.companyName} pays {pays} incl. VAT and may use it on <strong>{rights}</strong>.
    </LeadSentence>
  )
}
