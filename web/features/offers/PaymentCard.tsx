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

/** First on the page when the payment alone decides what comes next; the brand's own step has its own place. */
export function PaymentUpdate({ side, offer }: PaymentProps) {
  const words = isNews(side, offer) ? describePayment(offer, side) : null
  return (
    words && (
      <div role="status">
        <Callout tone={words.tone}>{words.sentence}</Callout>
      </div>
    )
  )
}

/** Where the money behind the offer is, unless that is said at the top already. */
export function PaymentCard({ side, offer }: PaymentProps) {
  const words = isNews(side, offer) || isAsked(side, offer) ? null : describePayment(offer, side)
  return (
    words && (
      <Card title="Payment" aside={<Status tone={words.tone}>{words.state}</Status>}>
        <p>{words.sentence}</p>
      </Card>
    )
  )
}

function isNews(side: Viewer, offer: OfferDetails): boolean {
  if (isAsked(side, offer)) return false
  const isStuck =
    side !== 'brand' && offer.status === 'pending_talent' && offer.funding?.status !== 'authorised'
  return isStuck || offer.status === 'awaiting_payment'
}

/** The brand is asked for a hold right here; terms that stand beside dearer ones keep their own. */
function isAsked(side: Viewer, offer: OfferDetails): boolean {
  const need = side === 'brand' ? holdStepOf(offer) : null
  return need !== null && need.kind !== 'dearer'
}
