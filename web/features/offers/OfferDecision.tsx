import type { OfferDetails } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { heldPrice } from '@marquee/contract/terms/milestones'
import { isGift } from '@marquee/contract/terms/price'
import { useState } from 'react'
import { formatTalent, type Viewer } from '#lib/viewer.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { describeAcceptance, describeGift } from './describe-acceptance.ts'
import type { OfferPaths } from './OfferPage.tsx'
import { useOfferActions } from './use-offer-actions.ts'

interface OfferDecisionProps {
  side: Viewer
  offer: OfferDetails
  paths: OfferPaths
  onAccepted: () => void
}

/** The decision of the side that must act: its consequence, then a counter-offer or acceptance. */
export function OfferDecision({ side, offer, paths, onAccepted }: OfferDecisionProps) {
  const [isAccepting, setAccepting] = useState(false)
  const { can, mayAccept } = useOfferActions(side, offer)
  if (!can('counter') && !mayAccept) return null
  return (
    <>
      <ActionBar sentence={<Consequence side={side} offer={offer} mayAccept={mayAccept} />}>
        {can('counter') && <ButtonLink to={paths.change(offer.id)}>Make a counter-offer</ButtonLink>}
        {mayAccept && (
          <Button kind="primary" onClick={() => setAccepting(true)}>
            {describeAcceptance(side, offer, false).confirm}
          </Button>
        )}
      </ActionBar>
      <AcceptDialog
        side={side}
        offer={offer}
        isOpen={isAccepting}
        onClose={() => setAccepting(false)}
        onAccepted={onAccepted}
      />
    </>
  )
}

function Consequence({
  side,
  offer,
  mayAccept,
}: Pick<OfferDecisionProps, 'side' | 'offer'> & { mayAccept: boolean }) {
  const { price, brand, talent, expiresAt } = offer
  const earned = formatMoney(price.talent, price.currency)
  const paid = formatMoney(price.payerPays, price.currency)
  const terms = offer.versions.find(({ no }) => no === offer.versionNo)?.terms
  const first = heldPrice(price, terms ?? { milestones: [] })
  const isInParts = first.payerPays < price.payerPays
  const who = formatTalent(side, talent.displayName)
  return (
    <>
      {mayAccept &&
        (isGift(price) ? (
          <>
            <strong>If you accept,</strong> the deal opens at once. {describeGift(
              side,
              talent.displayName,
            )}{' '}
          </>
        ) : side === 'brand' ? (
          <>
            <strong>If you accept,</strong> you pay {paid} incl. VAT and {talent.displayName} earns {earned}.{' '}
          </>
        ) : (
          <>
            <strong>
              {who} {side === 'talent' ? 'earn' : 'earns'} {earned}.
            </strong>{' '}
            If you accept, {brand.companyName} is charged {formatMoney(first.payerPays, first.currency)}
            {isInParts && ' for the first milestone'}.{' '}
          </>
        ))}
      {expiresAt && (
        <>
          The offer expires <RelativeTime at={expiresAt} />.
        </>
      )}
    </>
  )
}
