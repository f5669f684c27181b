import { type OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { formatPrice } from '@marquee/contract/terms/price'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMarket } from '#lib/use-market.ts'
import type { Viewer } from '#lib/viewer.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { talentRows } from './offers.queries.ts'

interface DropCounterDialogProps {
  side: Viewer
  offer: OfferDetails
  isOpen: boolean
  onClose: () => void
}

const topics = ['offers', 'home']

/**
 * Withdraws or declines a counter-offer: the brand's last version becomes current again and the offer stays
 * open.
 */
export function WithdrawCounterDialog({ side, offer, isOpen, onClose }: DropCounterDialogProps) {
  const market = useMarket()
  const options = { topics, onSuccess: onClose }
  const reject = useCallMutation(offerCalls.brandManageCounter, options)
  const withdraw = useCallMutation(talentRows(side).manage, options)
  const again = offer.versions.findLast((version) => version.by === 'brand')
  const { id: offerId, versionNo } = offer
  const drop = () =>
    side === 'brand'
      ? reject.mutate({ offerId, versionNo, action: 'reject' })
      : withdraw.mutate({ offerId, versionNo, action: 'withdraw' })
  const price = again ? ` (${formatPrice(again.price, 'payerPays')})` : ''
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={side === 'brand' ? 'Decline this counter-offer?' : 'Withdraw your counter-offer?'}
      subject={
        side === 'agent' && <ForTalent name={offer.talent.displayName} picture={offer.talent.avatarUrl} />
      }
      consequences={[
        `The offer stays open: version ${again?.no ?? 1}${price} is current again.`,
        side === 'brand'
          ? `${offer.talent.displayName} has ${market.data ? formatWait(market.data.offerHours) : 'time'} to respond.`
          : 'You can still accept, decline or make another counter-offer.',
      ]}
      confirm={side === 'brand' ? 'Decline counter-offer' : 'Withdraw counter-offer'}
      isBusy={reject.isPending || withdraw.isPending}
      onConfirm={drop}
    />
  )
}
