import type { Conversation } from '@marquee/contract/calls/messages'
import { useState } from 'react'
import { isMissing } from '#lib/api-error.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { type Back, ConversationHeader, EmptyHeader } from './ConversationHeader.tsx'
import type { ConversationTool } from './ConversationMenu.tsx'
import classes from './ConversationPane.module.css'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { ConversationView } from './ConversationView.tsx'
import type { ConversationPaths } from './conversation-paths.ts'
import { useConversation } from './conversations.queries.ts'
import { useConversationActions } from './use-conversation-actions.ts'

interface ConversationPaneProps {
  side: Viewer
  conversationId: string
  paths: ConversationPaths
  /** The back link where there is room only for the conversation. */
  back: Back
  /** Opens at this message instead of the first unread one. */
  at?: number | undefined
  /** Changes when the same `at` is requested again. */
  asked?: string
  /** Focuses the composer where there is a keyboard. */
  hasFocus?: boolean
  /** The reader has archived the conversation or marked it as unread. */
  onLeave?: () => void
}

/** One conversation: its header, its messages and the composer. */
export function ConversationPane(props: ConversationPaneProps) {
  const query = useConversation(props.conversationId)
  return (
    <section className={classes.pane} aria-label="Conversation">
      {(!query.data || isMissing(query.error)) && <EmptyHeader back={props.back} />}
      <Loaded query={query} skeleton={<ConversationSkeleton />}>
        {(conversation) => <Pane {...props} conversation={conversation} />}
      </Loaded>
    </section>
  )
}

function Pane({
  side,
  conversation,
  paths,
  back,
  at,
  asked = '',
  hasFocus = false,
  onLeave,
}: ConversationPaneProps & { conversation: Conversation }) {
  const [tool, setTool] = useState<{ name: ConversationTool } | null>(null)
  const mark = useConversationActions(conversation, onLeave)
  const handleTool = (name: ConversationTool) => {
    if (name === 'find' || name === 'date' || name === 'report' || name === 'block') setTool({ name })
    else mark(name)
  }
  return (
    <>
      <ConversationHeader
        side={side}
        conversation={conversation}
        paths={paths}
        back={back}
        onTool={handleTool}
      />
      <ConversationView
        key={conversation.id}
        side={side}
        conversation={conversation}
        paths={paths}
        at={at}
        asked={asked}
        hasFocus={hasFocus}
        tool={tool}
      />
    </>
  )
}
