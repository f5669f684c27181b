import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatDate } from '@marquee/contract/rules/dates'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { usualReasons } from '@marquee/contract/rules/usual-reasons'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { operatorPaths } from '#lib/paths.ts'
import { stepOf } from '#lib/use-list-keys.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { UsualReasonsContext } from '#ui/fields/UsualReasons.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { CauseAction } from './CauseAction.tsx'
import { InvitePayee } from './InvitePayee.tsx'
import { ItemActions } from './ItemActions.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import classes from './QueueItemPage.module.css'
import { useQueue } from './queue.queries.ts'

interface QueueItemPageProps {
  kind: string
  subjectId: string
  operatorId: string
  /** What a kind shows besides the facts, and its decision; provided by the page. */
  contentOf: (item: QueueItem, onDecided: () => void) => { main: ReactNode; decision: ReactNode } | null
}

/** One item of the queue with everything its decision needs. After it, the next item opens. */
export function QueueItemPage({ kind, subjectId, operatorId, contentOf }: QueueItemPageProps) {
  const queue = useQueue()
  const navigate = useNavigate()
  const postponed = queue.data?.postponed ?? []
  const isPostponed = postponed.some((item) => item.kind === kind && item.subjectId === subjectId)
  const items = isPostponed ? postponed : (queue.data?.items ?? [])
  const at = items.findIndex((item) => item.kind === kind && item.subjectId === subjectId)
  const open = (item: QueueItem | undefined) => {
    navigate(item ? operatorPaths.queueItem(item.kind, item.subjectId) : operatorPaths.queue)
  }
  const neighbour = (step: -1 | 1) => (at === -1 ? undefined : items[at + step])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event)
    const next = step === 0 ? undefined : neighbour(step)
    if (next) open(next)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Loaded query={queue} skeleton={<PageSkeleton />}>
      {() => {
        const item = items[at]
        if (!item)
          return (
            <Card>
              <EmptyState
                title="This item is no longer waiting"
                action={<ButtonLink to={operatorPaths.queue}>Back to the queue</ButtonLink>}
              >
                It was decided, or its cause is gone.
              </EmptyState>
            </Card>
          )
        const next = neighbour(1) ?? neighbour(-1)
        const content = contentOf(item, () => open(next))
        return (
          <>
            <PageHeader
              back={{ label: 'Queue', to: operatorPaths.queue }}
              title={item.subject}
              lead={
                <span>
                  {queueKinds[item.kind].title} ·{' '}
                  {item.postponedUntil ? (
                    `postponed until ${formatDate(item.postponedUntil)}`
                  ) : (
                    <>
                      due <RelativeTime at={item.dueAt} />
                    </>
                  )}{' '}
                  · {at + 1} of {items.length}
                  {isPostponed && ' postponed'}
                </span>
              }
              actions={
                <>
                  <Button disabled={!neighbour(-1)} onClick={() => open(neighbour(-1))}>
                    Previous
                  </Button>
                  <Button disabled={!neighbour(1)} onClick={() => open(neighbour(1))}>
                    Next
                  </Button>
                </>
              }
            />
            <a className={classes.skip} href="#decision">
              Go to decision
            </a>
            <Columns
              main={
                <>
                  <ItemFacts item={item} />
                  {content?.main}
                </>
              }
              side={
                <UsualReasonsContext value={usualReasons[item.kind].slice(0, -1)}>
                  <span id="decision" className={classes.target} />
                  {content?.decision}
                  {item.kind === 'unclaimed_share' && (
                    <InvitePayee payoutId={item.subjectId} onGone={() => open(next)} />
                  )}
                  <CauseAction item={item} onGone={() => open(next)} />
                  <UsualReasonsContext value={reasonsForWaiting(item.kind)}>
                    <ItemActions item={item} operatorId={operatorId} onGone={() => open(next)} />
                  </UsualReasonsContext>
                </UsualReasonsContext>
              }
            />
          </>
        )
      }}
    </Loaded>
  )
}

/** Where the card only postpones, the reasons of decisions say nothing there; the last one is about waiting, and no reason of a decision. */
function reasonsForWaiting(kind: QueueItem['kind']): readonly string[] {
  return queueKinds[kind].mayClose ? usualReasons[kind] : usualReasons[kind].slice(-1)
}
