import { Link, useLocation } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { conversationAddress } from '../conversation-address.ts'
import type { ConversationPaths } from '../conversation-paths.ts'
import { otherOf, previewOf } from '../conversation-texts.ts'
import { type Hit, useMessageSearch } from '../conversations.queries.ts'
import { listTime } from '../stream/message-time.ts'
import { foundParts } from './highlight.ts'
import classes from './SearchHits.module.css'

interface SearchHitsProps {
  side: Viewer
  q: string
  conversationId?: string
  /** Searches one campaign; all when empty. */
  campaignId?: string
  talentId?: string
  paths: ConversationPaths
  /** Used inside an open conversation; otherwise a result links to its conversation. */
  onHit?: (no: number) => void
}

/** Messages that contain the search text, newest first; each opens at its place in the conversation. */
export function SearchHits({
  side,
  q,
  conversationId,
  campaignId = '',
  talentId,
  paths,
  onHit,
}: SearchHitsProps) {
  const asked = useDebounced(q)
  const { search } = useLocation()
  const hits = useMessageSearch({
    q: asked,
    ...(conversationId && { conversationId }),
    ...(talentId && { talentId }),
    ...(campaignId && { campaignId }),
  })
  if (asked.length < 2)
    return conversationId ? <p className={classes.hint}>Enter at least 2 characters.</p> : null
  return (
    <Loaded
      query={hits}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className={classes.hint}>No messages found.</p>}
    >
      {({ items }) => (
        <ul className={classes.hits} aria-label="Search results">
          {items.map((hit) => {
            const { message, conversation } = hit
            return (
              <li key={message.id}>
                {onHit ? (
                  <button type="button" className={classes.hit} onClick={() => onHit(message.no)}>
                    <HitText side={side} hit={hit} q={asked} isHere hasCampaign={false} />
                  </button>
                ) : (
                  <Link
                    className={classes.hit}
                    to={conversationAddress(paths.messages(conversation.id), search, message.no)}
                    state={{ isHit: true }}
                  >
                    <HitText side={side} hit={hit} q={asked} isHere={false} hasCampaign={campaignId === ''} />
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

interface HitWordsProps {
  side: Viewer
  hit: Hit
  q: string
  /** Inside its conversation a result is named by its author; elsewhere by the other party. */
  isHere: boolean
  hasCampaign: boolean
}

function HitText({ side, hit: { message, conversation }, q, isHere, hasCampaign }: HitWordsProps) {
  const now = useNow()
  const isOwn = message.authorId === useUser().id
  const { campaign, talent } = conversation
  return (
    <>
      <span className={classes.head}>
        <strong>{isHere ? message.author || 'Marquee' : otherOf(side, conversation).name}</strong>
        <time dateTime={message.at}>{listTime(message.at, now)}</time>
      </span>
      {hasCampaign && (
        <span className={classes.about}>
          {side === 'agent' && `for ${talent.displayName} · `}
          {campaign.isDirect ? 'Direct' : campaign.title}
        </span>
      )}
      <span className={classes.text}>
        {!isHere && isOwn && 'You: '}
        <span>
          {foundParts(previewOf(message), q).map(({ text, isFound }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed
            isFound ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
      </span>
    </>
  )
}
