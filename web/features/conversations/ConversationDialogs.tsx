import type { Conversation, Message } from '@marquee/contract/calls/messages'
import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { useState } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { BlockDialog } from '#ui/blocks/BlockDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ReportDialog } from '#ui/reports/ReportDialog.tsx'
import type { ConversationPaths } from './conversation-paths.ts'
import classes from './Dialogs.module.css'
import { SearchHits } from './list/SearchHits.tsx'
import { ReportMessageDialog } from './ReportMessageDialog.tsx'

export type OpenDialog =
  | { kind: 'find' }
  | { kind: 'date' }
  | { kind: 'report'; message: Message | null }
  | { kind: 'delete'; message: Message }
  | { kind: 'file'; file: StoredFile }
  | { kind: 'block' }

interface ConversationDialogsProps {
  side: Viewer
  conversation: Conversation
  open: OpenDialog | null
  paths: ConversationPaths
  isDeleting: boolean
  onDelete: (message: Message) => void
  onDay: (day: string) => void
  onHit: (no: number) => void
  onClose: () => void
}

/** The dialogs of a conversation, one at a time. */
export function ConversationDialogs({
  side,
  conversation,
  open,
  paths,
  isDeleting,
  onDelete,
  onDay,
  onHit,
  onClose,
}: ConversationDialogsProps) {
  if (!open) return null
  const conversationId = conversation.id
  if (open.kind === 'block') return <BlockOther side={side} conversation={conversation} onClose={onClose} />
  if (open.kind === 'file') return <ReportDialog subject={{ noun: 'file', ...open.file }} onClose={onClose} />
  if (open.kind === 'report')
    return <ReportMessageDialog conversationId={conversationId} message={open.message} onClose={onClose} />
  if (open.kind === 'date') return <DayDialog onDay={onDay} onClose={onClose} />
  if (open.kind === 'find')
    return (
      <FindDialog side={side} conversationId={conversationId} paths={paths} onHit={onHit} onClose={onClose} />
    )
  const { message } = open
  return (
    <ConfirmDialog
      isOpen
      title="Delete this message?"
      consequences={[
        'It’s deleted for everyone.',
        'Others will see that a message was deleted.',
        'You can’t undo this.',
      ]}
      confirm="Delete message"
      isDangerous
      isBusy={isDeleting}
      onConfirm={() => onDelete(message)}
      onClose={onClose}
    />
  )
}

/** Blocks the other side; an agent does it for the talent of the conversation. */
function BlockOther({
  side,
  conversation,
  onClose,
}: {
  side: Viewer
  conversation: Conversation
  onClose: () => void
}) {
  const { brand, talent } = conversation
  const party =
    side === 'brand' ? { id: talent.id, name: talent.displayName } : { id: brand.id, name: brand.companyName }
  return (
    <BlockDialog isOpen onClose={onClose} party={party} {...(side === 'agent' && { talentId: talent.id })} />
  )
}

function DayDialog({ onDay, onClose }: { onDay: (day: string) => void; onClose: () => void }) {
  const [day, setDay] = useState('')
  return (
    <Dialog isOpen title="Go to date" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (day) onDay(day)
        }}
      >
        <label className={classes.field}>
          Date
          <input
            type="date"
            className={classes.input}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </label>
        <Button type="submit" kind="primary" disabled={!day}>
          Go to date
        </Button>
      </form>
    </Dialog>
  )
}

function FindDialog({
  side,
  conversationId,
  paths,
  onHit,
  onClose,
}: Pick<ConversationDialogsProps, 'side' | 'paths' | 'onHit' | 'onClose'> & { conversationId: string }) {
  const [q, setQ] = useState('')
  return (
    <Dialog isOpen title="Search this conversation" onClose={onClose}>
      <div className={classes.form}>
        <input
          type="search"
          className={classes.input}
          aria-label="Search messages"
          placeholder="Search messages"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <SearchHits side={side} q={q.trim()} conversationId={conversationId} paths={paths} onHit={onHit} />
      </div>
    </Dialog>
  )
}
