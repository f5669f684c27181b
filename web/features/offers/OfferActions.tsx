import { type OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { DropCounterDialog } from './DropCounterDialog.tsx'
import { EndOfferDialog } from './EndOfferDialog.tsx'
import type { OfferPaths } from './OfferPage.tsx'
import type { Side } from './offers.queries.ts'

interface OfferActionsProps {
  side: Side
  offer: OfferDetails
  paths: OfferPaths
}

type Open = 'accept' | 'end' | 'drop' | null
const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** The steps the lifecycle leaves open to this side, as buttons; each asks with its consequences first. */
export function OfferActions({ side, offer, paths }: OfferActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const extend = useWrite(side === 'brand' ? offerCalls.brandExtendOffer : offerCalls.talentExtendOffer, { topics })
  const can = (event: string) => offer.moves.includes(event)
  const close = () => setOpen(null)
  const dropEvent = side === 'brand' ? 'reject_counter' : 'withdraw_counter'
  const endEvent = side === 'brand' ? 'cancel' : 'reject'
  return (
    <>
      {can('extend') && (
        <Button kind="quiet" busy={extend.isPending} onClick={() => extend.mutate({ offerId: offer.id })}>
          72 hours more
        </Button>
      )}
      {can(endEvent) && (
        <Button kind="quiet" onClick={() => setOpen('end')}>
          {side === 'brand' ? 'Cancel offer' : 'Reject'}
        </Button>
      )}
      {can(dropEvent) && (
        <Button onClick={() => setOpen('drop')}>{side === 'brand' ? 'Reject the counter' : 'Take my counter back'}</Button>
      )}
      {can('edit') && <ButtonLink to={paths.change(offer.id)}>Edit offer</ButtonLink>}
      {can('counter') && <ButtonLink to={paths.change(offer.id)}>Counter</ButtonLink>}
      {can('accept') && (
        <Button kind="primary" onClick={() => setOpen('accept')}>
          Accept version {offer.versionNo}
        </Button>
      )}
      <AcceptDialog
        side={side}
        offer={offer}
        isOpen={open === 'accept'}
        onClose={close}
        onDeal={(dealId) => navigate(paths.deal(dealId))}
      />
      <EndOfferDialog side={side} offer={offer} isOpen={open === 'end'} onClose={close} />
      <DropCounterDialog side={side} offer={offer} isOpen={open === 'drop'} onClose={close} />
    </>
  )
}
