import type { Conversation } from '@marquee/contract/calls/messages'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useState } from 'react'
import { Link, type To } from 'react-router'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { type AgencyAction, AgencyDialogs } from './AgencyDialogs.tsx'
import { ConversationMenu, type ConversationTool } from './ConversationMenu.tsx'
import classes from './ConversationPane.module.css'
import type { ConversationPaths } from './conversation-paths.ts'
import { otherOf } from './conversation-texts.ts'
import { useConversationAgencies } from './conversations.queries.ts'
import { describePresence } from './stream/message-time.ts'
import { ReceiptMark } from './stream/ReceiptMark.tsx'

/** The target of the back arrow on a phone. */
export interface Back {
  to: To
  label: string
}

interface ConversationHeaderProps {
  side: Viewer
  conversation: Conversation
  paths: ConversationPaths
  back: Back
  onTool: (tool: ConversationTool) => void
}

/** The header of a conversation: the other party, the subject, presence and actions. */
export function ConversationHeader({ side, conversation, paths, back, onTool }: ConversationHeaderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<AgencyAction | null>(null)
  const agencies = useConversationAgencies(side, conversation.id).data?.items ?? []
  const now = useNow()
  const { name, picture, shape } = otherOf(side, conversation)
  const { campaign, talent, isOnline, lastSeenAt } = conversation
  const here = describePresence(isOnline, lastSeenAt, now)
  return (
    <header className={classes.head}>
      <BackLink back={back} />
      <Avatar name={name} picture={picture} shape={shape} />
      <div className={classes.who}>
        <div className={classes.name}>
          <h2>{name}</h2>
          {conversation.isStarred && <ReceiptMark icon={IconStarFilled} label="Starred" />}
          {conversation.isMuted && <ReceiptMark icon={IconBellOff} label="Muted" />}
        </div>
        <p className={classes.about}>
          <span>
            {side === 'agent' && `for ${talent.displayName} · `}
            {campaign.isDirect ? 'Direct' : campaign.title}
          </span>
          {here && (
            <span className={classes.here} data-online={isOnline || undefined}>
              {here}
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        className={classes.tool}
        aria-label={`Actions for the conversation with ${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <IconDotsVertical size={20} stroke={1.8} />
      </button>
      {anchor && (
        <ConversationMenu
          side={side}
          anchor={anchor}
          conversation={conversation}
          otherName={name}
          paths={paths}
          agencies={agencies}
          onAgency={setOpen}
          onTool={onTool}
          onClose={() => setAnchor(null)}
        />
      )}
      <AgencyDialogs open={open} onClose={() => setOpen(null)} />
    </header>
  )
}

/** The header while its conversation loads or has failed; it still has the back link. */
export function EmptyHeader({ back }: { back: Back }) {
  return (
    <header className={classes.head}>
      <BackLink back={back} />
    </header>
  )
}

function BackLink({ back: { to, label } }: { back: Back }) {
  return (
    <Link to={to} className={classes.back} aria-label={label}>
      <IconArrowLeft size={22} stroke={1.8} />
    </Link>
  )
}
