import type { Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ConversationFolder } from '../conversations.queries.ts'
import classes from './ConversationList.module.css'

const beginnings = {
  brand: 'A conversation begins with an offer, with an application, or with “Message” on a talent’s page.',
  talent: 'A conversation begins when a brand writes to you or sends an offer, or from your application.',
  agent: 'A conversation begins when a brand writes to one of your talents or sends them an offer.',
} as const

const empty = {
  inbox: null,
  unread: { title: 'No unread messages', text: 'New messages show here first.' },
  starred: { title: 'Nothing starred', text: 'Star a conversation to find it again at once.' },
  archived: { title: 'Nothing archived', text: 'What you archive waits here until the next message.' },
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
  if (isSearch) return <p className={classes.none}>No name or campaign has these words.</p>
  const { title, text } = empty[show] ?? { title: 'No conversations yet', text: beginnings[side] }
  return (
    <div className={classes.empty}>
      <EmptyState title={title}>{text}</EmptyState>
    </div>
  )
}
