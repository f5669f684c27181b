import type { ReactNode } from 'react'
import type { Side } from '#lib/side.ts'
import classes from './MessagesPage.module.css'
import { MessagesView } from './MessagesView.tsx'
import type { TalkPaths } from './talk-paths.ts'

interface MessagesPageProps {
  side: Side
  openId: string | null
  paths: TalkPaths
  campaignId?: string
  talentId?: string
  filters?: ReactNode
}

/** All conversations of a side. */
export function MessagesPage(props: MessagesPageProps) {
  return (
    <>
      <title>Messages · Marquee</title>
      <h1 className={classes.title}>Messages</h1>
      <MessagesView {...props} isWhole />
    </>
  )
}
