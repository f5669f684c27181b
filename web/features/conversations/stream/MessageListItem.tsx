import type { Message } from '@marquee/contract/calls/messages'
import { useNow } from '#lib/use-now.ts'
import type { ConversationPaths } from '../conversation-paths.ts'
import { ActivityCardRow } from './ActivityCardRow.tsx'
import { Bubble } from './Bubble.tsx'
import classes from './MessageList.module.css'
import type { DeliveryState } from './MessageMeta.tsx'
import type { RunAction } from './message-action.ts'
import type { MessageCache } from './message-cache.ts'
import { groupingOf } from './message-grouping.ts'
import { formatDay } from './message-time.ts'

interface MessageListItemProps {
  cache: MessageCache
  no: number
  me: string
  ownSide: 'brand' | 'talent'
  /** How far the other party has received and read. */
  reached: { delivered: number; read: number }
  firstUnread: number | null
  isLit: boolean
  paths: ConversationPaths
  onAct: RunAction
}

/**
 * One message number with its separators: a new day, the first unread message. A placeholder while it loads.
 */
export function MessageListItem({
  cache,
  no,
  me,
  ownSide,
  reached,
  firstUnread,
  isLit,
  paths,
  onAct,
}: MessageListItemProps) {
  const message = cache.byNo.get(no)
  if (!message)
    return <div className={classes.blank} data-short={no % 3 === 0 || undefined} aria-hidden="true" />
  const { isNewDay, isFirst } = groupingOf(
    message,
    no === 1 ? null : cache.byNo.get(no - 1),
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
            message.replyTo !== null && (cache.byNo.get(message.replyTo.no)?.deletedAt ?? null) !== null
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

function reachOf({ no }: Message, { delivered, read }: MessageListItemProps['reached']): DeliveryState {
  if (read >= no) return 'read'
  return delivered >= no ? 'delivered' : 'sent'
}
