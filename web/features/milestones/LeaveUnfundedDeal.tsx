import type { DealDetails } from '@marquee/contract/calls/deals'
import { MILESTONE_PAY_DAYS } from '@marquee/contract/terms/milestones'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { leaveCalls, milestoneTopics } from './milestones.queries.ts'

/** Leaves a deal whose next milestone was not paid in time, without fault of the talent. */
export function LeaveUnfundedDeal({ side, deal }: { side: 'talent' | 'agent'; deal: DealDetails }) {
  const [isOpen, setOpen] = useState(false)
  const leave = useCallMutation(leaveCalls[side], {
    topics: milestoneTopics,
    onSuccess: () => setOpen(false),
  })
  if (!deal.allowedActions.includes('cancel_unfunded')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave deal</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Leave this deal without fault?"
        subject={
          side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        }
        consequences={[
          `${deal.brand.companyName} has not paid the next milestone for ${MILESTONE_PAY_DAYS} days, so leaving counts against nobody’s work.`,
          'What was approved is paid out. The other work is cancelled. You can’t undo this.',
        ]}
        confirm="Leave deal"
        isDangerous
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate({ dealId: deal.id, version: deal.version })}
      />
    </>
  )
}
