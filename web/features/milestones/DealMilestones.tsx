import type { DealDetails } from '@marquee/contract/calls/deals'
import { type Milestone, milestoneCalls } from '@marquee/contract/calls/milestones'
import type { Payable } from '@marquee/contract/calls/payments'
import { milestoneLifecycle } from '@marquee/contract/lifecycles/milestone'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatPrice } from '@marquee/contract/terms/price'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './DealMilestones.module.css'
import { LeaveUnfundedDeal } from './LeaveUnfundedDeal.tsx'
import { milestoneTopics, useMilestones } from './milestones.queries.ts'

/** The payment of a milestone, passed to the component that renders the payment step. */
interface MilestoneHold {
  payable: Payable
  title: string
  sentence: string
  button: string
  other: ReactNode
  onHeld: () => void
}

interface DealMilestonesProps {
  side: Viewer
  deal: DealDetails
  /** Renders the payment step, for brands only. */
  holdOf: ((request: MilestoneHold) => ReactNode) | undefined
}

/** The milestones of a deal with what is paid and paid out, and the next step of the reader. Nothing without any. */
export function DealMilestones({ side, deal, holdOf }: DealMilestonesProps) {
  return deal.terms.milestones.length > 0 ? <Milestones side={side} deal={deal} holdOf={holdOf} /> : null
}

function Milestones({ side, deal, holdOf }: DealMilestonesProps) {
  const client = useQueryClient()
  const query = useMilestones(side, deal.id)
  const due = query.data?.items.find(
    ({ funding }) => funding?.status === 'due' || funding?.status === 'action_required',
  )
  const isOpen = deal.status === 'active' || deal.status === 'in_review'
  return (
    <>
      {isOpen &&
        due?.funding &&
        holdOf?.({
          payable: due.funding,
          title: `Pay milestone ${due.no}`,
          sentence: `${deal.talent.displayName} begins with it once it is paid. Your card was not charged automatically: try it again, or use another one.`,
          button: `Pay ${formatMoney(due.funding.amount, due.funding.currency)}`,
          other: null,
          onHeld: () => {
            toast.success('Paid. The work begins as soon as the charge has succeeded.')
            void invalidateTopics(client, milestoneTopics)
          },
        })}
      <Card title="Milestones">
        <Loaded query={query} skeleton={<RowsSkeleton count={2} />}>
          {({ items }) => (
            <ol className={classes.list}>
              {items.map((milestone) => (
                <MilestoneItem key={milestone.id} side={side} deal={deal} milestone={milestone} />
              ))}
            </ol>
          )}
        </Loaded>
        {side !== 'brand' && <LeaveUnfundedDeal side={side} deal={deal} />}
      </Card>
    </>
  )
}

function MilestoneItem({ side, deal, milestone }: { side: Viewer; deal: DealDetails; milestone: Milestone }) {
  const { no, status, price, deliverableIds, version } = milestone
  const payOut = useCallMutation(milestoneCalls.payOutMilestone, { topics: milestoneTopics })
  const titles = deal.deliverables.filter(({ id }) => deliverableIds.includes(id)).map(({ title }) => title)
  const { label, tone } = milestoneLifecycle.states[status]
  return (
    <li className={classes.milestone}>
      <Cluster align="between">
        <span className={classes.title}>
          {no}. {formatPrice(price, side === 'brand' ? 'payerPays' : 'talent')}
        </span>
        <Status tone={tone}>{label}</Status>
      </Cluster>
      <span className={classes.work}>{titles.join(', ')}</span>
      <MilestoneNote deal={deal} milestone={milestone} />
      {milestone.allowedActions.includes('pay_out') && (
        <Stack gap={8}>
          <div>
            <Button
              size="small"
              busy={payOut.isPending}
              aria-label={`Pay out milestone ${no} now`}
              onClick={() => payOut.mutate({ dealId: deal.id, no, version })}
            >
              Pay out now
            </Button>
          </div>
        </Stack>
      )}
    </li>
  )
}

/** When money moves next for a milestone. */
function MilestoneNote({ deal, milestone }: { deal: DealDetails; milestone: Milestone }) {
  const now = useNow()
  const isHeld = deal.deliverables.some(
    ({ milestoneNo, status, correctionStatus }) =>
      milestoneNo === milestone.no && status === 'live' && correctionStatus !== null,
  )
  const note = describeMilestone(milestone, { isHeld, now })
  return note && <span className={classes.note}>{note}</span>
}

/** Returns when money moves next for a milestone, or what that waits for; `isHeld` while a post of it is to be put right. */
export function describeMilestone(
  { status, payBy, payDay, paidOutAt }: Pick<Milestone, 'status' | 'payBy' | 'payDay' | 'paidOutAt'>,
  { isHeld, now }: { isHeld: boolean; now: Date },
): ReactNode {
  if (status === 'planned') return 'Paid when the work of the milestone before is approved'
  if (status === 'due' && payBy)
    return new Date(payBy) > now ? (
      <>
        Payment due <RelativeTime at={payBy} />
      </>
    ) : (
      `Not paid in time: it was due on ${formatDate(payBy)}`
    )
  if (status === 'approved' && isHeld) return 'The payout waits until a post is put right'
  if (status === 'approved' && payDay)
    return new Date(payDay) > now ? (
      <>
        Paid out <RelativeTime at={payDay} />
      </>
    ) : (
      'The payout waits for the decision of a bank'
    )
  return status === 'paid_out' && paidOutAt ? `Paid out on ${formatDate(paidOutAt)}` : null
}
