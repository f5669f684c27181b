import type { ComponentType } from 'react'
import classes from '../list/ConversationList.module.css'

/** An icon for the reader's own settings of a conversation: starred, muted. */
export function ReceiptMark({
  icon: Icon,
  words,
}: {
  icon: ComponentType<{ size?: number }>
  words: string
}) {
  return (
    <span className={classes.mark} title={words}>
      <Icon size={14} />
      <span className={classes.hidden}>{words}</span>
    </span>
  )
}
