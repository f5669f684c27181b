import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { conversationAddress } from './conversation-address.ts'
import type { ConversationPaths } from './conversation-paths.ts'
import { ConversationList } from './list/ConversationList.tsx'
import classes from './MessagesView.module.css'

const loadPane = () => import('./ConversationPane.tsx')
const ConversationPane = lazy(() => loadPane().then((file) => ({ default: file.ConversationPane })))

interface MessagesViewProps {
  side: Viewer
  /** The open conversation. */
  openId: string | null
  paths: ConversationPaths
  campaignId?: string
  talentId?: string
  filters?: ReactNode
  /** Fills the height of the window. */
  isWhole?: boolean
}

/** The list of conversations with the open one beside it; one at a time on a phone. */
export function MessagesView({
  side,
  openId,
  paths,
  campaignId = '',
  talentId = '',
  filters,
  isWhole = false,
}: MessagesViewProps) {
  const navigate = useNavigate()
  useEffect(() => {
    // Preloads the pane; without a connection, opening a conversation shows the error.
    loadPane().catch(() => undefined)
  }, [])
  const { search, state, key } = useLocation()
  const list = conversationAddress(paths.messages(), search)
  const at = Number(new URLSearchParams(search).get('message')) || undefined
  // A second click on the same search result changes no URL, but creates a new history entry.
  const asked = isHit(state) ? key : ''
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    void navigate(list)
    // Back in the list, the arrow keys continue from the row that was open.
    document.querySelector<HTMLElement>('[data-conversation][aria-current]')?.focus()
  }
  return (
    <div className={classes.view} data-whole={isWhole || undefined} data-open={openId ? true : undefined}>
      <div className={classes.side}>
        <ConversationList
          side={side}
          openId={openId}
          paths={paths}
          campaignId={campaignId}
          talentId={talentId}
          filters={filters}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the focused element */}
      <div className={classes.store} onKeyDown={handleKey}>
        {openId ? (
          <Suspense fallback={<ConversationSkeleton />}>
            <ConversationPane
              key={openId}
              side={side}
              paths={paths}
              at={at}
              asked={asked}
              hasFocus
              conversationId={openId}
              back={{ to: list, label: 'Back to all conversations' }}
              onLeave={() => void navigate(list)}
            />
          </Suspense>
        ) : (
          <div className={classes.nothing}>
            <EmptyState title="Choose a conversation">It opens at your first unread message.</EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

/** Returns true when the page was opened from a search result. */
function isHit(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isHit' in state
}
