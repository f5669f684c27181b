import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatDate } from '@marquee/contract/rules/dates'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { operatorPaths } from '#lib/paths.ts'
import { Card } from '#ui/Card.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'

/** The items of the queue about a page, each with its link. */
export function QueueItemsCard({ items }: { items: readonly QueueItem[] }) {
  return (
    <Card title="In the queue" tone={items.length > 0 ? 'flush' : 'plain'}>
      {items.length === 0 ? (
        <p>Nothing waits for an operator.</p>
      ) : (
        <RowList label="Items of the queue" isInCard>
          {items.map(({ kind, subjectId, subject, dueAt, postponedUntil }) => (
            <Row
              key={`${kind} ${subjectId}`}
              to={operatorPaths.queueItem(kind, subjectId)}
              title={queueKinds[kind].title}
              detail={postponedUntil ? `${subject} · postponed until ${formatDate(postponedUntil)}` : subject}
              time={<RelativeTime at={postponedUntil ?? dueAt} />}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
