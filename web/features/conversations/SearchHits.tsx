import { Link, useLocation } from 'react-router'
import type { Side } from '#lib/side.ts'
import { useNow } from '#lib/use-now.ts'
import { useRested } from '#lib/use-rested.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useMessageSearch } from './conversations.queries.ts'
import classes from './SearchHits.module.css'
import type { TalkPaths } from './talk-paths.ts'
import { listTime } from './talk-time.ts'
import { lineOf, otherOf } from './words.ts'

interface SearchHitsProps {
  side: Side
  q: string
  conversationId?: string
  talentId?: string
  paths: TalkPaths
  /** Within a conversation that is open already; elsewhere a hit leads to its conversation. */
  onHit?: (no: number) => void
}

/** Messages that hold the words, newest first; each opens where it was written. */
export function SearchHits({ side, q, conversationId, talentId, paths, onHit }: SearchHitsProps) {
  const asked = useRested(q)
  const now = useNow()
  const { search } = useLocation()
  const hits = useMessageSearch({ q: asked, ...(conversationId && { conversationId }), ...(talentId && { talentId }) })
  if (asked.length < 2) return conversationId ? <p className={classes.hint}>Two letters are enough.</p> : null
  return (
    <Loaded
      query={hits}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className={classes.hint}>No message has these words.</p>}
    >
      {({ items }) => (
        <ul className={classes.hits} aria-label="Messages found">
          {items.map(({ message, conversation }) => {
            const words = (
              <>
                <span className={classes.head}>
                  <strong>{onHit ? message.author || 'Marquee' : otherOf(side, conversation).name}</strong>
                  <time dateTime={message.at}>{listTime(message.at, now)}</time>
                </span>
                <span className={classes.text}>{excerptOf(lineOf(message), asked)}</span>
              </>
            )
            return (
              <li key={message.id}>
                {onHit ? (
                  <button type="button" className={classes.hit} onClick={() => onHit(message.no)}>
                    {words}
                  </button>
                ) : (
                  <Link className={classes.hit} to={{ pathname: paths.messages(conversation.id), search: withMessage(search, message.no) }}>
                    {words}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Loaded>
  )
}

/** The part of a long message where the first word stands. */
function excerptOf(text: string, q: string): string {
  const at = text.toLowerCase().indexOf((q.split(/\s+/)[0] ?? '').toLowerCase())
  return at > 40 ? `… ${text.slice(at - 24)}` : text
}

function withMessage(search: string, no: number): string {
  const params = new URLSearchParams(search)
  params.set('message', String(no))
  return params.toString()
}
