import { type DealDetails, dealCalls } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { isGift } from '@marquee/contract/terms/price'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { dealTopics } from './deals.queries.ts'

/** Cancels an overdue deal for which nothing was submitted; the brand gets its money back. */
export function CancelDeal({ deal }: { deal: DealDetails }) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useCallMutation(dealCalls.cancelDeal, {
    topics: dealTopics,
    onSuccess: () => setOpen(false),
  })
  const paid = formatMoney(deal.price.payerPays, deal.price.currency)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel deal</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cancel this deal?"
        consequences={[
          `${deal.talent.displayName} has submitted nothing and can no longer submit work.`,
          isGift(deal.price)
            ? 'You can’t undo this.'
            : `Your payment of ${paid} is refunded to your card. You can’t undo this.`,
        ]}
        confirm="Cancel deal"
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate({ dealId: deal.id, version: deal.version })}
      />
    </>
  )
}
