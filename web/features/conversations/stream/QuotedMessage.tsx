import type { Message } from '@marquee/contract/calls/messages'
import classes from './Bubble.module.css'

interface QuoteButtonProps {
  quote: NonNullable<Message['replyTo']>
  isGone: boolean
  onJump: () => void
}

/** The quoted message; a click scrolls to it. */
export function QuotedMessage({ quote: { author, text }, isGone, onJump }: QuoteButtonProps) {
  return (
    <button type="button" className={classes.quote} onClick={onJump}>
      <span className={classes.hidden}>In reply to </span>
      <strong>{author}</strong>
      <span>{isGone ? 'Message deleted' : text || 'A file'}</span>
    </button>
  )
}
