import type { DealDetails } from '@marquee/contract/calls/deals'
import { type ReactNode, useState } from 'react'
import { useMandate } from '#lib/use-mandate.ts'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { useAmendments } from './amendments.queries.ts'
import type { ChangeHoldRequest } from './ChangeHold.tsx'
import classes from './DealChanges.module.css'
import { lateWork, MoreTimeDialog } from './MoreTimeDialog.tsx'
import { OpenChange } from './OpenChange.tsx'

interface DealChangesProps {
  side: Viewer
  deal: DealDetails
  counterPath: (amendmentId: string) => string
  holdOf?: ((request: ChangeHoldRequest) => ReactNode) | undefined
}

/** What changes a deal needs an action for: the open change, and otherwise more time for work that is due soon. */
export function DealChanges({ side, deal, counterPath, holdOf }: DealChangesProps) {
  const changes = useAmendments(side, deal.id).data
  const [isAsking, setAsking] = useState(false)
  const mandate = useMandate(side, deal.talent)
  const now = useNow()
  if (!changes) return null
  const [late] = changes.mayPropose && mandate.may('negotiate') ? lateWork(deal, now) : []
  return (
    <div className={classes.open}>
      <OpenChange
        side={side}
        deal={deal}
        amendments={changes.items}
        counterPath={counterPath}
        holdOf={holdOf}
      />
      {late && (
        <Callout
          tone={late.isOverdue ? 'warning' : 'quiet'}
          action={
            <Button onClick={() => setAsking(true)}>
              {side === 'brand' ? 'Give more time' : 'Ask for more time'}
            </Button>
          }
        >
          {late.title} {late.isOverdue ? 'was' : 'is'} due <RelativeTime at={late.dueAt} />.
        </Callout>
      )}
      {late && changes.present && (
        <MoreTimeDialog
          side={side}
          deal={deal}
          present={changes.present}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
