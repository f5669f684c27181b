import type { Conversation } from '@marquee/contract/calls/messages'
import { formatCount } from '@marquee/contract/rules/wording'
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { Link, type To } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useNow } from '#lib/use-now.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useDraftText } from '../composer/draft-text.ts'
import { otherOf } from '../conversation-texts.ts'
import { listTime } from '../stream/message-time.ts'
import { ReceiptMark } from '../stream/ReceiptMark.tsx'
import classes from './ConversationList.module.css'

interface ConversationRowProps {
  side: Viewer
  conversation: Conversation
  to: To
  isOpen: boolean
  /** Every row belongs to the same campaign, so the campaign name is omitted. */
  isOfOneCampaign: boolean
}

/** One row of the list: the other party, the subject, the last message and the unread count. */
export function ConversationRow({ side, conversation, to, isOpen, isOfOneCampaign }: ConversationRowProps) {
  const now = useNow()
  const { id } = useUser()
  const draft = useDraftText(conversation.id)
  const { campaign, talent, last, unread, isMuted, isStarred, isOnline } = conversation
  const { name, picture, shape } = otherOf(side, conversation)
  const message = last ? lastMessageText(last, side, id) : 'No messages yet'
  const preview = draft && !isOpen ? draft : message
  return (
    <Link
      to={to}
      className={classes.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
      data-muted={isMuted || undefined}
      data-conversation
    >
      <span className={classes.face} data-online={isOnline || undefined}>
        <Avatar name={name} picture={picture} shape={shape} size={44} />
        {isOnline && <span className={classes.hidden}>Online: </span>}
      </span>
      <span className={classes.text}>
        <span className={classes.line}>
          <span className={classes.name}>{name}</span>
          {isStarred && <ReceiptMark icon={IconStarFilled} label="Starred" />}
          {isMuted && <ReceiptMark icon={IconBellOff} label="Muted" />}
          {last && (
            <time className={classes.time} dateTime={last.at}>
              {listTime(last.at, now)}
            </time>
          )}
        </span>
        {!isOfOneCampaign && (
          <span className={classes.about}>
            {side === 'agent' && `for ${talent.displayName} · `}
            {campaign.isDirect ? 'Direct' : campaign.title}
          </span>
        )}
        <span className={classes.line}>
          <span className={classes.last} title={preview}>
            {draft && !isOpen ? (
              <>
                <b className={classes.draft}>Draft:</b> {preview}
              </>
            ) : (
              preview
            )}
          </span>
          {unread > 0 && (
            <b className={classes.unread}>
              {unread > 99 ? '99+' : unread}
              <span className={classes.hidden}> unread</span>
            </b>
          )}
        </span>
      </span>
    </Link>
  )
}

/**
 * Returns the preview of the last message. The reader's own messages start with "You"; others of the same
 * side start with the author's name.
 */
function lastMessageText(
  { text, files, isDeleted, side: from, authorId, author }: NonNullable<Conversation['last']>,
  side: Viewer,
  own: string,
): string {
  const label = isDeleted ? 'Message deleted' : text || formatCount(files, 'file')
  if (from !== sideOf(side)) return label
  return `${authorId === own ? 'You' : author}: ${label}`
}
