import type { Message } from '@marquee/contract/calls/messages'
import { useNow } from '#lib/use-now.ts'
import type { TalkPaths } from '../conversation-paths.ts'
import { ActivityCardRow } from './ActivityCardRow.tsx'
import { Bubble } from './Bubble.tsx'
import classes from './MessageList.module.css'
import type { DeliveryState } from './MessageMeta.tsx'
import type { RunAction } from './message-action.ts'
import type { MessageCache } from './message-cache.ts'
import { groupingOf } from './message-grouping.ts'
import { formatDay } from './message-time.ts'

interface TalkRowProps {
  book: MessageCache
  no: number
  me: string
  ownSide: 'brand' | 'talent'
  /** How far the other side has got. */
  reached: { delivered: number; read: number }
  firstUnread: number | null
  isLit: boolean
  paths: TalkPaths
  onAct: RunAction
}

/** One number of the conversation with what stands above it: a new day, the first unread one. Its place is kept while it loads. */
export function MessageListItem({
  book,
  no,
  me,
  ownSide,
  reached,
  firstUnread,
  isLit,
  paths,
  onAct,
}: TalkRowProps) {
  const message = book.byNo.get(no)
  if (!message)
    return <div className={classes.blank} data-short={no % 3 === 0 || undefined} aria-hidden="true" />
  const { isNewDay, isFirst } = groupingOf(
    message,
    no === 1 ? null : book.byNo.get(no - 1),
    no === firstUnread,
  )
  const isOurs = message.side === ownSide
  return (
    <>
      {isNewDay && <DayLine at={message.at} />}
      {no === firstUnread && <p className={classes.unread}>New messages</p>}
      {message.kind === 'card' ? (
        <ActivityCardRow message={message} paths={paths} />
      ) : (
        <Bubble
          message={message}
          me={me}
          isOurs={isOurs}
          isFirst={isFirst}
          isLit={isLit}
          reach={isOurs ? reachOf(message, reached) : null}
          isQuoteGone={
            message.replyTo !== null && (book.byNo.get(message.replyTo.no)?.deletedAt ?? null) !== null
          }
          onAct={onAct}
        />
      )}
    </>
  )
}

function DayLine({ at }: { at: string }) {
  const now = useNow()
  return (
    <p className={classes.day}>
      <span>{formatDay(at, now)}</span>
    </p>
  )
}

function reachOf({ no }: Message, { delivered, read }: TalkRowProps['reached']): DeliveryState {
  if (read >= no) return 'read'
  return delivered >= no ? 'delivered' : 'sent'
}
