import { type DealDetails, dealCalls } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { dealTopics } from './deals.queries.ts'

/** Completes an approved deal before its payout date. */
export function CompleteDeal({ deal }: { deal: DealDetails }) {
  const [isOpen, setOpen] = useState(false)
  const complete = useCallMutation(dealCalls.completeDeal, {
    topics: dealTopics,
    onSuccess: () => setOpen(false),
  })
  const gets = formatMoney(deal.price.talent, deal.price.currency)
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Complete deal
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Complete this deal?"
        consequences={[
          `${deal.talent.displayName} is due ${gets} now${deal.payDay ? ` instead of on ${formatDate(deal.payDay)}` : ''}.`,
          'All deliverables are marked complete and the payout starts. You can’t undo this.',
        ]}
        confirm="Complete deal"
        isBusy={complete.isPending}
        onConfirm={() => complete.mutate({ dealId: deal.id })}
      />
    </>
  )
}
