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
  onDeal: (dealId: string) => void
}

const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** Accepting names the version that is accepted; a newer one refuses. */
export function AcceptDialog({ side, offer, isOpen, onClose, onDeal }: AcceptDialogProps) {
  const options = {
    topics,
    onSuccess: (accepted: OfferDetails) => {
      onClose()
      if (accepted.dealId) onDeal(accepted.dealId)
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
        side === 'talent'
          ? `You get ${formatMoney(price.talent, price.currency)}, three days after everything is approved.`
          : `You pay ${formatMoney(price.payerPays, price.currency)} incl. VAT.`,
        'A deal opens with exactly these terms. From then on both sides must agree to change them.',
      ]}
      confirm={`Accept version ${versionNo}`}
      isBusy={asTalent.isPending || asBrand.isPending}
      onConfirm={accept}
    />
  )
}
