import { type OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { useWrite } from '#lib/use-write.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { Side } from './offers.queries.ts'

interface AcceptDialogProps {
  side: Side
  offer: OfferDetails
  isOpen: boolean
  onClose: () => void
  onAccepted: () => void
}

const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** Accepting names the version that is accepted; a newer one refuses. */
export function AcceptDialog({ side, offer, isOpen, onClose, onAccepted }: AcceptDialogProps) {
  const options = {
    topics,
    onSuccess: () => {
      onClose()
      onAccepted()
    },
  }
  const asTalent = useWrite(offerCalls.acceptOffer, options)
  const asBrand = useWrite(offerCalls.brandManageCounter, options)
  const { id: offerId, versionNo, price } = offer
  const accept = () =>
    side === 'talent' ? asTalent.mutate({ offerId, versionNo }) : asBrand.mutate({ offerId, versionNo, action: 'accept' })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Accept version ${versionNo}?`}
      consequences={[
        ...(side === 'talent'
          ? [
              `You get ${formatMoney(price.talent, price.currency)}, three days after everything is approved.`,
              `${offer.brand.companyName}’s card is charged now. We hold the money until then.`,
            ]
          : [payingInWords(offer)]),
        'A deal opens with exactly these terms as soon as the payment is in. From then on both sides must agree to change them.',
      ]}
      confirm={`Accept version ${versionNo}`}
      isBusy={asTalent.isPending || asBrand.isPending}
      onConfirm={accept}
    />
  )
}

/** Whether the brand's hold covers what it accepts. A hold may be larger than what is charged; it is never smaller. */
function payingInWords({ price, funding }: OfferDetails): string {
  const pays = formatMoney(price.payerPays, price.currency)
  return funding?.status === 'authorised' && funding.amount >= price.payerPays
    ? `You pay ${pays} incl. VAT, out of what is held on your card; the rest of the hold goes back.`
    : `You pay ${pays} incl. VAT. The next step charges it on a card of your choice.`
}
