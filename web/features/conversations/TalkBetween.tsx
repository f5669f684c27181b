import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Side } from '#lib/side.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { type Between, useConversationBetween } from './conversations.queries.ts'
import classes from './TalkBetween.module.css'
import { TalkSkeleton } from './TalkSkeleton.tsx'
import type { TalkPaths } from './talk-paths.ts'

const TalkPane = lazy(() => import('./TalkPane.tsx').then((file) => ({ default: file.TalkPane })))

interface TalkBetweenProps {
  side: Side
  between: Between
  paths: TalkPaths
}

/** The conversation between two about a campaign, inside another page; over it on a phone, with the way back. */
export function TalkBetween({ side, between, paths }: TalkBetweenProps) {
  const { pathname } = useLocation()
  return (
    <div className={classes.frame}>
      <Loaded query={useConversationBetween(side, between)} skeleton={<TalkSkeleton />}>
        {({ id }) => (
          <Suspense fallback={<TalkSkeleton />}>
            <TalkPane
              key={id}
              side={side}
              conversationId={id}
              paths={paths}
              back={{ to: pathname, label: 'Back to the deal' }}
            />
          </Suspense>
        )}
      </Loaded>
    </div>
  )
}
