import { memo } from 'react'
import type { QueuedMessage } from '#lib/outbox-storage.ts'
import { Button } from '#ui/Button.tsx'
import classes from './Bubble.module.css'
import { LinkedText } from './LinkedText.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { MessageMeta } from './MessageMeta.tsx'
import type { RunAction } from './message-action.ts'
import { QuotedMessage } from './QuotedMessage.tsx'

interface UnsentRowProps {
  unsent: QueuedMessage
  isFirst: boolean
  isOnline: boolean
  onRetry: (unsent: QueuedMessage) => void
  onDrop: (unsent: QueuedMessage) => void
  onAct: RunAction
}

/** A message that the server does not have yet: being sent, waiting for a connection, or rejected. */
export const QueuedMessageRow = memo(function UnsentRow({
  unsent,
  isFirst,
  isOnline,
  onRetry,
  onDrop,
  onAct,
}: UnsentRowProps) {
  const { text, files, replyTo, at, fault } = unsent
  return (
    <div className={classes.line} data-ours data-first={isFirst || undefined}>
      <div className={classes.row}>
        <div className={`${classes.bubble} ${classes.waiting}`}>
          {replyTo && (
            <QuotedMessage
              quote={replyTo}
              isGone={false}
              onJump={() => onAct({ kind: 'jump', no: replyTo.no })}
            />
          )}
          <MessageFiles files={files} onAct={onAct} />
          <div className={classes.body}>
            {text && (
              <p className={classes.text}>
                <LinkedText text={text} />
              </p>
            )}
            <MessageMeta at={at} isEdited={false} reach={fault === null ? 'waiting' : null} />
          </div>
        </div>
      </div>
      {(fault !== null || !isOnline) && (
        <p className={classes.error} role={fault === null ? undefined : 'alert'}>
          {fault === null ? <span className={classes.later}>Waiting to send</span> : `Not sent. ${fault}`}
          {fault !== null && (
            <>
              <Button size="small" onClick={() => onAct({ kind: 'rewrite', unsent })}>
                Edit
              </Button>
              <Button size="small" onClick={() => onRetry(unsent)}>
                Try again
              </Button>
            </>
          )}
          <Button size="small" kind="quiet" onClick={() => onDrop(unsent)}>
            Remove
          </Button>
        </p>
      )}
    </div>
  )
})
