import type { Amendment } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Payable } from '@marquee/contract/calls/payments'
import { formatMoney } from '@marquee/contract/rules/currency'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { toast } from '#lib/toast.ts'
import { useNow } from '#lib/use-now.ts'
import { amendmentTopics } from './amendments.queries.ts'
import { renewalSentence } from './describe-change.ts'
import { EndChangeButton } from './EndChangeButton.tsx'

/** The required hold, passed to the component that renders the payment step. */
export interface ChangeHoldRequest {
  payable: Payable
  title: string
  sentence: string
  button: string
  /** An alternative, such as discarding the draft. */
  other: ReactNode
  onHeld: () => void
}

interface ChangeHoldProps {
  deal: DealDetails
  amendment: Amendment
  holdOf: (request: ChangeHoldRequest) => ReactNode
}

/**
 * The payment step of the brand: before its own change is sent, when the hold for it has expired, or after it has
 * accepted the talent’s.
 */
export function ChangeHold({ deal, amendment, holdOf }: ChangeHoldProps) {
  const client = useQueryClient()
  const now = useNow()
  const { funding: payable, status } = amendment
  if (!payable || payable.status === 'authorised' || payable.status === 'paid') return null
  const amount = formatMoney(payable.amount, payable.currency)
  const renewal = renewalSentence(amendment, deal.rightsEndAt, now)
  const texts = isAtAgreedPrice(deal, amendment)
    ? renewal
      ? renewalTexts(deal, renewal, amount)
      : revisionTexts(deal, amendment, amount)
    : textsOf(status, amount, deal.talent.displayName)
  const handleHeld = () => {
    toast.success(texts.held)
    void invalidateTopics(client, amendmentTopics)
  }
  const how = status === 'accepting' ? 'refuse' : 'withdraw'
  return holdOf({
    payable,
    title: texts.title,
    sentence: texts.sentence,
    button: texts.button,
    other: <EndChangeButton side="brand" deal={deal} amendment={amendment} how={how} />,
    onHeld: handleHeld,
  })
}

/** Returns whether the terms of the deal have the price of this extra revision or renewal, so that it is charged at once. */
function isAtAgreedPrice({ terms }: DealDetails, { kind, by, before, after }: Amendment): boolean {
  if (kind === 'rights_renewal') return by === 'brand'
  const price = after.terms.price - before.terms.price
  return kind === 'extra_revision' && by === 'brand' && price === terms.extraRevisionPrice
}

function revisionTexts({ talent, deliverables }: DealDetails, { deliverableId }: Amendment, amount: string) {
  const title = deliverables.find(({ id }) => id === deliverableId)?.title ?? 'this deliverable'
  return {
    title: `One more revision of ${title}`,
    sentence: `You and ${talent.displayName} agreed on this price in the terms. Your card is charged at once, and the revision is added.`,
    button: `Pay ${amount}`,
    held: 'Paid. The revision is added as soon as the charge has succeeded.',
  }
}

function renewalTexts({ talent }: DealDetails, renewal: string, amount: string) {
  return {
    title: 'Renew the usage rights',
    sentence: `${renewal} You and ${talent.displayName} agreed on this price in the terms. Your card is charged at once.`,
    button: `Pay ${amount}`,
    held: 'Paid. The rights are renewed as soon as the charge has succeeded.',
  }
}

function textsOf(status: Amendment['status'], amount: string, talent: string) {
  const afterwards = `It’s charged only if ${talent} accepts; otherwise the hold is released.`
  if (status === 'draft')
    return {
      title: 'Your change needs a payment hold',
      sentence: `${talent} sees the change once ${amount} is held on your card. ${afterwards}`,
      button: `Hold ${amount} and send`,
      held: `${amount} is held on your card. The change has been sent to ${talent}.`,
    }
  if (status === 'proposed')
    return {
      title: 'The payment hold has expired',
      sentence: `${talent} can accept your change once ${amount} is held on your card again. ${afterwards}`,
      button: `Hold ${amount} again`,
      held: `${amount} is held on your card. ${talent} can accept the change now.`,
    }
  return {
    title: 'Accepted: payment needed',
    sentence:
      'We charge the card now and the deal changes automatically. If you don’t pay within 24 hours, the change is open again.',
    button: `Pay ${amount}`,
    held: 'Paid. The deal changes as soon as the charge has succeeded.',
  }
}
