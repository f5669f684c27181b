import { type OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { isGift } from '@marquee/contract/terms/price'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { useMarket } from '#lib/use-market.ts'
import { useSignature } from '#lib/use-signature.ts'
import type { Viewer } from '#lib/viewer.ts'
import { AttachedTerms } from '#ui/AttachedTerms.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { SignatureField } from '#ui/fields/SignatureField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { describeAcceptance, describeAccepted, describeAttached } from './describe-acceptance.ts'
import { talentRows } from './offers.queries.ts'

interface AcceptDialogProps {
  side: Viewer
  offer: OfferDetails
  isOpen: boolean
  onClose: () => void
  onAccepted: () => void
}

const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** Accepts a named version; a newer one fails. With dual consent the talent is asked first. */
export function AcceptDialog({ side, offer, isOpen, onClose, onAccepted }: AcceptDialogProps) {
  const { id: offerId, versionNo, talent } = offer
  const { asksFirst } = useMandate(side, talent)
  const payHours = useMarket().data?.payHours
  const asTalent = useCallMutation(talentRows(side).accept, {
    topics,
    success: null,
    onSuccess: (accepted) => {
      onClose()
      toast.success(describeAccepted(accepted))
      if (!accepted.consent) onAccepted()
    },
  })
  const asBrand = useCallMutation(offerCalls.brandManageCounter, {
    topics,
    onSuccess: () => {
      onClose()
      onAccepted()
    },
  })
  const texts = describeAcceptance(side, offer, asksFirst, payHours)
  const { field, sign } = useSignature()
  const attached = offer.versions.find(({ no }) => no === versionNo)?.terms.brandTerms
  const accept = (signature?: string) =>
    side === 'brand'
      ? asBrand.mutate({ offerId, versionNo, action: 'accept', signature })
      : asTalent.mutate({ offerId, versionNo, signature })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      subject={
        side === 'brand' ? undefined : (
          <>
            {side === 'agent' && <ForTalent name={talent.displayName} picture={talent.avatarUrl} />}
            <ConflictNotice side={side} offer={offer} />
          </>
        )
      }
      consequences={[
        ...(attached ? [describeAttached(side, offer, asksFirst)] : []),
        ...(side === 'brand' ? [describeCharge(offer)] : texts.consequences),
        `A deal opens with these terms ${isGift(offer.price) ? 'at once' : 'once the payment is confirmed'}. After that, both sides must agree to any change.`,
      ]}
      confirm={texts.confirm}
      isBusy={asTalent.isPending || asBrand.isPending}
      onConfirm={() => (asksFirst ? accept() : sign(accept))}
    >
      <Stack>
        {attached && <AttachedTerms side={side} offerId={offerId} terms={attached} />}
        {/* With dual consent the talent signs. */}
        {!asksFirst && (
          <SignatureField {...field} signsFor={side === 'agent' ? talent.displayName : undefined} />
        )}
      </Stack>
    </ConfirmDialog>
  )
}

/**
 * Describes the charge, and whether the brand's hold covers it. A hold may be larger than the charge, never
 * smaller.
 */
function describeCharge({ price, funding, talent }: OfferDetails): string {
  if (isGift(price)) return `${talent.displayName} works for the gifted product. You pay no fee.`
  const pays = formatMoney(price.payerPays, price.currency)
  return funding?.status === 'authorised' && funding.amount >= price.payerPays
    ? `You pay ${pays} incl. VAT from the hold on your card. The rest of the hold is released.`
    : `You pay ${pays} incl. VAT. You choose the card in the next step.`
}
