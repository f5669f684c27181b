import type { MandateScope } from '@marquee/contract/call'
import type { OfferDetails } from '@marquee/contract/calls/offers'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { describeAcceptance } from './describe-acceptance.ts'
import { EndOfferButton } from './EndOfferButton.tsx'
import type { OfferPaths } from './OfferPage.tsx'
import { offerRows } from './offers.queries.ts'
import { WithdrawCounterDialog } from './WithdrawCounterDialog.tsx'

interface OfferActionsProps {
  side: Viewer
  offer: OfferDetails
  paths: OfferPaths
  onAccepted: () => void
}

type Open = 'accept' | 'drop' | null
const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** The permission that an agent needs for an action. */
const scopes: Record<string, MandateScope> = {
  accept: 'accept',
  ask_consent: 'accept',
  reject: 'accept',
  counter: 'negotiate',
  withdraw_counter: 'negotiate',
  extend: 'negotiate',
}

/** The actions that the lifecycle allows this viewer, as buttons; each is confirmed with its consequences. */
export function OfferActions({ side, offer, paths, onAccepted }: OfferActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const extend = useCallMutation(offerRows[side].extend, { topics })
  const mandate = useMandate(side, offer.talent)
  const can = (event: string) =>
    offer.allowedActions.includes(event) &&
    mandate.may(scopes[event] ?? 'view') &&
    (event !== 'counter' || mandate.mayCounter)
  const close = () => setOpen(null)
  const dropEvent = side === 'brand' ? 'reject_counter' : 'withdraw_counter'
  const endEvent = side === 'brand' ? 'cancel' : 'reject'
  // A draft is discarded in the payment step instead.
  const mayEnd = can(endEvent) && offer.status !== 'draft'
  // Without a hold the acceptance would fail; the page explains it instead. An agent who has accepted waits
  // for the talent.
  const isAsked = side === 'agent' && offer.consent !== null
  const mayAccept =
    (can('accept') || can('ask_consent')) &&
    !isAsked &&
    (side === 'brand' || offer.funding?.status === 'authorised')
  return (
    <>
      {can('extend') && (
        <Button kind="quiet" busy={extend.isPending} onClick={() => extend.mutate({ offerId: offer.id })}>
          Extend by 72 hours
        </Button>
      )}
      {mayEnd && (
        <EndOfferButton side={side} offer={offer} label={side === 'brand' ? 'Withdraw offer' : 'Decline'} />
      )}
      {can(dropEvent) && (
        <Button onClick={() => setOpen('drop')}>
          {side === 'brand' ? 'Decline counter-offer' : 'Withdraw counter-offer'}
        </Button>
      )}
      {can('edit') && <ButtonLink to={paths.change(offer.id)}>Edit offer</ButtonLink>}
      {can('counter') && <ButtonLink to={paths.change(offer.id)}>Make a counter-offer</ButtonLink>}
      {mayAccept && (
        <Button kind="primary" onClick={() => setOpen('accept')}>
          {describeAcceptance(side, offer, false).confirm}
        </Button>
      )}
      <AcceptDialog
        side={side}
        offer={offer}
        isOpen={open === 'accept'}
        onClose={close}
        onAccepted={onAccepted}
      />
      <WithdrawCounterDialog side={side} offer={offer} isOpen={open === 'drop'} onClose={close} />
    </>
  )
}
