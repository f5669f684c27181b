import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Viewer } from '#lib/viewer.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import classes from './ConversationWith.module.css'
import type { ConversationPaths } from './conversation-paths.ts'
import { type ConversationParties, useConversationBetween } from './conversations.queries.ts'

const ConversationPane = lazy(() =>
  import('./ConversationPane.tsx').then((file) => ({ default: file.ConversationPane })),
)

interface ConversationWithProps {
  side: Viewer
  between: ConversationParties
  paths: ConversationPaths
}

/**
 * The conversation of two parties about a campaign, inside another page; full screen on a phone, with a back
 * link.
 */
export function ConversationWith({ side, between, paths }: ConversationWithProps) {
  const { pathname } = useLocation()
  return (
    <div className={classes.frame}>
      <Loaded query={useConversationBetween(side, between)} skeleton={<ConversationSkeleton />}>
        {({ id }) => (
          <Suspense fallback={<ConversationSkeleton />}>
            <ConversationPane
              key={id}
              side={side}
              conversationId={id}
              paths={paths}
              back={{ to: pathname, label: 'Back to deal' }}
            />
          </Suspense>
        )}
      </Loaded>
    </div>
  )
}
