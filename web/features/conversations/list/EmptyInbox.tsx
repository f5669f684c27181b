import type { Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ConversationFolder } from '../conversations.queries.ts'
import classes from './ConversationList.module.css'

const beginnings = {
  brand: 'Conversations start with an offer, an application, or “Message” on a talent’s page.',
  talent: 'Conversations start when a brand messages you or sends an offer, or from your application.',
  agent: 'Conversations start when a brand messages one of your talents or sends them an offer.',
} as const

const empty = {
  inbox: null,
  unread: { title: 'No unread messages', text: 'New messages appear here first.' },
  starred: { title: 'No starred conversations', text: 'Star a conversation to find it quickly.' },
  archived: {
    title: 'No archived conversations',
    text: 'Archived conversations stay here until the next message.',
  },
} as const

/** Shown instead of an empty list: how conversations start. */
export function EmptyInbox({
  side,
  show,
  isSearch,
}: {
  side: Viewer
  show: ConversationFolder
  isSearch: boolean
}) {
  if (isSearch) return <p className={classes.none}>No matching names or campaigns.</p>
  const { title, text } = empty[show] ?? { title: 'No conversations yet', text: beginnings[side] }
  return (
    <div className={classes.empty}>
      <EmptyState title={title}>{text}</EmptyState>
    </div>
  )
}
