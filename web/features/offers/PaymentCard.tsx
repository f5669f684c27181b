import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Status } from '#ui/Status.tsx'
import { describePayment } from './describe-payment.ts'
import { holdStepOf } from './hold-step.ts'

interface PaymentProps {
  side: Viewer
  offer: OfferDetails
}

/**
 * Shown first on the page when only the payment decides what comes next; the brand's own step is shown
 * elsewhere.
 */
export function PaymentUpdate({ side, offer }: PaymentProps) {
  const payment = isNewForViewer(side, offer) ? describePayment(offer, side) : null
  return (
    payment && (
      <div role="status">
        <Callout tone={payment.tone}>{payment.sentence}</Callout>
      </div>
    )
  )
}

/** The state of the money behind the offer, unless it is shown at the top already. */
export function PaymentCard({ side, offer }: PaymentProps) {
  const payment = isNewForViewer(side, offer) || isAsked(side, offer) ? null : describePayment(offer, side)
  return (
    payment && (
      <Card title="Payment" aside={<Status tone={payment.tone}>{payment.state}</Status>}>
        <p>{payment.sentence}</p>
      </Card>
    )
  )
}

function isNewForViewer(side: Viewer, offer: OfferDetails): boolean {
  if (isAsked(side, offer)) return false
  const isStuck =
    side !== 'brand' && offer.status === 'pending_talent' && offer.funding?.status !== 'authorised'
  return isStuck || offer.status === 'awaiting_payment'
}

/**
 * Returns whether the page asks the brand for a hold. A more expensive new version is excluded, because the
 * current version keeps its own hold.
 */
function isAsked(side: Viewer, offer: OfferDetails): boolean {
  const need = side === 'brand' ? holdStepOf(offer) : null
  return need !== null && need.kind !== 'dearer'
}
