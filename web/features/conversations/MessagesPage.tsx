import type { ReactNode } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import type { ConversationPaths } from './conversation-paths.ts'
import classes from './MessagesPage.module.css'
import { MessagesView } from './MessagesView.tsx'

interface MessagesPageProps {
  side: Viewer
  openId: string | null
  paths: ConversationPaths
  campaignId?: string
  talentId?: string
  filters?: ReactNode
}

/** The page with all conversations of the viewer. */
export function MessagesPage(props: MessagesPageProps) {
  return (
    <>
      <title>Messages · Marquee</title>
      <h1 className={classes.title}>Messages</h1>
      <MessagesView {...props} isWhole />
    </>
  )
}
