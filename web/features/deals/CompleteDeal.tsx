import { type DealDetails, dealCalls } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { isGift } from '@marquee/contract/terms/price'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { dealTopics } from './deals.queries.ts'

/** Completes an approved deal before its payout date; `isNext` makes it the main button of the page. */
export function CompleteDeal({ deal, isNext }: { deal: DealDetails; isNext: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const complete = useCallMutation(dealCalls.completeDeal, {
    topics: dealTopics,
    onSuccess: () => setOpen(false),
  })
  const gets = formatMoney(deal.price.talent, deal.price.currency)
  return (
    <>
      <Button kind={isNext ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        Complete deal
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Complete this deal?"
        consequences={
          isGift(deal.price)
            ? ['All deliverables are marked complete. You can’t undo this.']
            : [
                `${deal.talent.displayName} is due ${gets} now${deal.payDay ? ` instead of on ${formatDate(deal.payDay)}` : ''}.`,
                'All deliverables are marked complete and the payout starts. You can’t undo this.',
              ]
        }
        confirm="Complete deal"
        isBusy={complete.isPending}
        onConfirm={() => complete.mutate({ dealId: deal.id })}
      />
    </>
  )
}
