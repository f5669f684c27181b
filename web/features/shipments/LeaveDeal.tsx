import { isGift } from '@marquee/contract/terms/price'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { productRows, productTopics } from './shipments.queries.ts'

/** Cancels a deal whose product is 7 days late, without fault of the talent. */
export function LeaveDeal({ side, deal, shipment }: ProductOf & { side: 'talent' | 'agent' }) {
  const [isOpen, setOpen] = useState(false)
  const leave = useCallMutation(productRows[side].leave, {
    topics: [...productTopics, 'earnings'],
    onSuccess: () => setOpen(false),
  })
  if (!deal.allowedActions.includes('cancel_unshipped')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel deal</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cancel this deal without fault?"
        subject={
          side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        }
        consequences={[
          `${deal.brand.companyName} is 7 days late with the product, so the cancellation counts against nobody’s work.`,
          isGift(deal.price)
            ? 'You can’t undo this.'
            : `${deal.brand.companyName} gets the whole payment back, and nothing is paid out. You can’t undo this.`,
        ]}
        confirm="Cancel deal"
        isDangerous
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate({ dealId: deal.id, version: shipment.version })}
      />
    </>
  )
}
