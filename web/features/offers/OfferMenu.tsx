import type { OfferDetails } from '@marquee/contract/calls/offers'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { type OverflowAction, OverflowMenu } from '#ui/OverflowMenu.tsx'
import { EndOfferDialog } from './EndOfferDialog.tsx'
import type { OfferPaths } from './OfferPage.tsx'
import { offerRows } from './offers.queries.ts'
import { useOfferActions } from './use-offer-actions.ts'
import { WithdrawCounterDialog } from './WithdrawCounterDialog.tsx'

interface OfferMenuProps {
  side: Viewer
  offer: OfferDetails
  paths: OfferPaths
  menuOf: (offer: OfferDetails, actions: readonly OverflowAction[]) => ReactNode
}

const topics = ['offers', 'deals', 'home', 'applications', 'campaigns']

/** The one menu of an offer: what a viewer may do besides the decision, and the reports of the page; each is confirmed with its consequences. */
export function OfferMenu({ side, offer, paths, menuOf }: OfferMenuProps) {
  const [open, setOpen] = useState<'drop' | 'end' | null>(null)
  const navigate = useNavigate()
  const extend = useCallMutation(offerRows[side].extend, { topics })
  const { can } = useOfferActions(side, offer)
  const isBrand = side === 'brand'
  const close = () => setOpen(null)
  const actions: OverflowAction[] = [
    ...(can('edit') ? [{ label: 'Edit offer', onSelect: () => navigate(paths.change(offer.id)) }] : []),
    ...(can('extend')
      ? [{ label: 'Extend time to respond', onSelect: () => extend.mutate({ offerId: offer.id }) }]
      : []),
    ...(can(isBrand ? 'reject_counter' : 'withdraw_counter')
      ? [
          {
            label: isBrand ? 'Decline counter-offer' : 'Withdraw counter-offer',
            onSelect: () => setOpen('drop'),
          },
        ]
      : []),
    // A draft is discarded in the payment step instead.
    ...(can(isBrand ? 'cancel' : 'reject') && offer.status !== 'draft'
      ? [
          {
            label: isBrand ? 'Withdraw offer' : 'Decline',
            isDangerous: true,
            onSelect: () => setOpen('end'),
          },
        ]
      : []),
  ]
  return (
    <>
      {offer.status === 'draft' ? <OverflowMenu actions={actions} /> : menuOf(offer, actions)}
      <EndOfferDialog side={side} offer={offer} isOpen={open === 'end'} onClose={close} />
      <WithdrawCounterDialog side={side} offer={offer} isOpen={open === 'drop'} onClose={close} />
    </>
  )
}
