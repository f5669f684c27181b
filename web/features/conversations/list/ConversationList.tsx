import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useDebounced } from '#lib/use-debounced.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import type { Viewer } from '#lib/viewer.ts'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { conversationAddress } from '../conversation-address.ts'
import type { ConversationPaths } from '../conversation-paths.ts'
import { type ConversationFolder, useConversations } from '../conversations.queries.ts'
import classes from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import { EmptyInbox } from './EmptyInbox.tsx'
import { SearchHits } from './SearchHits.tsx'

interface ConversationListProps {
  side: Viewer
  openId: string | null
  paths: ConversationPaths
  /** Shows one campaign only; empty for all. */
  campaignId: string
  talentId: string
  /** Further filters above the list. */
  filters: ReactNode
}

const folders: readonly { id: ConversationFolder; label: string }[] = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'unread', label: 'Unread' },
  { id: 'starred', label: 'Starred' },
  { id: 'archived', label: 'Archived' },
]

/**
 * The list of conversations with its views and a search over names and messages. The arrow keys move between
 * the rows.
 */
export function ConversationList({
  side,
  openId,
  paths,
  campaignId,
  talentId,
  filters,
}: ConversationListProps) {
  const [shown] = useUrlState('show', 'inbox')
  const [q, setQ] = useUrlState('q')
  const { search } = useLocation()
  const heading = useId()
  const show = folders.find(({ id }) => id === shown)?.id ?? 'inbox'
  const asked = useDebounced(q.trim())
  const pages = useConversations(side, { show, q: asked, campaignId, talentId })
  // A conversation without messages is hidden from the list unless it is open.
  const begun = { ...pages, items: pages.items.filter(({ last, id }) => last !== null || id === openId) }
  return (
    <section className={classes.list} aria-labelledby={heading}>
      <h2 id={heading} className={classes.hidden}>
        Conversations
      </h2>
      <div className={classes.head}>
        <input
          type="search"
          className={classes.search}
          aria-label="Search conversations and messages"
          placeholder="Search names and messages"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value, true)}
        />
        <div className={classes.filters}>{filters}</div>
        <FolderLinks open={show} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys bubble up from the links inside */}
      <div className={classes.scroll} onKeyDown={walk}>
        <LoadedPages
          pages={begun}
          skeleton={<RowsSkeleton />}
          empty={<EmptyInbox side={side} show={show} isSearch={asked !== ''} />}
        >
          {(items) => (
            <ul aria-label="Conversations">
              {items.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationRow
                    side={side}
                    conversation={conversation}
                    to={conversationAddress(paths.messages(conversation.id), search)}
                    isOpen={conversation.id === openId}
                    isOfOneCampaign={campaignId !== ''}
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadedPages>
        {asked.length > 1 && (
          <>
            <h3 className={classes.found}>Messages</h3>
            <SearchHits
              side={side}
              q={asked}
              paths={paths}
              campaignId={campaignId}
              {...(talentId && { talentId })}
            />
          </>
        )}
      </div>
    </section>
  )
}

function FolderLinks({ open }: { open: ConversationFolder }) {
  const [params] = useSearchParams()
  return (
    <nav className={classes.tabs} aria-label="Filter conversations">
      {folders.map(({ id, label }) => {
        const next = new URLSearchParams(params)
        if (id === 'inbox') next.delete('show')
        else next.set('show', id)
        return (
          <Link
            key={id}
            to={{ search: next.toString() }}
            className={classes.tab}
            aria-current={id === open ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-conversation]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (at < 0) return
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
