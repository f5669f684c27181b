import type { ComponentType } from 'react'
import classes from '../list/ConversationList.module.css'

/** An icon for the reader's own settings of a conversation: starred, muted. */
export function ReceiptMark({
  icon: Icon,
  label,
}: {
  icon: ComponentType<{ size?: number }>
  label: string
}) {
  return (
    <span className={classes.mark} title={label}>
      <Icon size={14} />
      <span className={classes.hidden}>{label}</span>
    </span>
  )
}
