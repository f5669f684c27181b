import type { Message } from '@marquee/contract/calls/messages'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type MouseEvent, memo } from 'react'
import { describeAuthor } from '../conversation-texts.ts'
import classes from './Bubble.module.css'
import { LinkedText } from './LinkedText.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { type DeliveryState, MessageMeta } from './MessageMeta.tsx'
import type { RunAction } from './message-action.ts'
import { QuotedMessage } from './QuotedMessage.tsx'
import { Reactions } from './Reactions.tsx'
import { useLongPress } from './use-long-press.ts'

interface BubbleProps {
  message: Message
  me: string
  /** Written by the reader's side. */
  isOurs: boolean
  isFirst: boolean
  /** Highlighted after a jump to it. */
  isLit: boolean
  /** The delivery state at the other party; null where none is shown. */
  reach: DeliveryState | null
  /** The quoted message was deleted since. */
  isQuoteGone: boolean
  onAct: RunAction
}

/** Up to three emojis without text are shown large. */
const emojisAlone = /^(?:\p{Extended_Pictographic}\uFE0F?){1,3}$/u

/** One message bubble. */
export const Bubble = memo(function Bubble({
  message,
  me,
  isOurs,
  isFirst,
  isLit,
  reach,
  isQuoteGone,
  onAct,
}: BubbleProps) {
  const { no, author, text, files, replyTo, deletedAt, isRemoved, at, editedAt } = message
  const hold = useLongPress((anchor) => onAct({ kind: 'menu', message, anchor }))
  const handleMore = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    onAct({ kind: 'menu', message, anchor: currentTarget })
  const hasName = isFirst && message.authorId !== me
  return (
    <div
      className={classes.line}
      data-ours={isOurs || undefined}
      data-first={isFirst || undefined}
      data-lit={isLit || undefined}
      data-no={no}
    >
      {hasName && <p className={classes.author}>{describeAuthor(message)}</p>}
      <div className={classes.row}>
        <div className={classes.bubble} {...(!deletedAt && hold)}>
          {!hasName && <span className={classes.hidden}>{message.authorId === me ? 'You' : author}: </span>}
          {replyTo && !deletedAt && (
            <QuotedMessage
              quote={replyTo}
              isGone={isQuoteGone}
              onJump={() => onAct({ kind: 'jump', no: replyTo.no })}
            />
          )}
          {!deletedAt && <MessageFiles files={files} onAct={onAct} />}
          <div className={classes.body}>
            {deletedAt ? (
              <p className={classes.text} data-gone>
                {isRemoved ? 'Removed by Marquee after a report' : 'Message deleted'}
              </p>
            ) : (
              text && (
                <p className={classes.text} data-large={emojisAlone.test(text) || undefined}>
                  <LinkedText text={text} />
                </p>
              )
            )}
            <MessageMeta
              at={at}
              isEdited={editedAt !== null && !deletedAt}
              reach={deletedAt ? null : reach}
            />
          </div>
        </div>
        {!deletedAt && (
          <button
            type="button"
            className={classes.more}
            aria-haspopup="dialog"
            aria-label={`Actions for the message from ${author}`}
            onClick={handleMore}
          >
            <IconDots size={18} stroke={1.8} />
          </button>
        )}
      </div>
      {message.reactions.length > 0 && !deletedAt && <Reactions message={message} me={me} onAct={onAct} />}
    </div>
  )
})
