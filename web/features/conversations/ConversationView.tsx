import type { Conversation } from '@marquee/contract/calls/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { useConnection } from '#lib/connection.ts'
import { useQueuedMessages } from '#lib/outbox.ts'
import type { QueuedMessage } from '#lib/outbox-storage.ts'
import { useUser } from '#lib/session.ts'
import { useServerEvent } from '#lib/socket-events.ts'
import { toast } from '#lib/toast.ts'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ConversationDialogs } from './ConversationDialogs.tsx'
import type { ConversationTool } from './ConversationMenu.tsx'
import classes from './ConversationPane.module.css'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { Composer } from './composer/Composer.tsx'
import { useFileDrop } from './composer/use-file-drop.ts'
import { useTypingText } from './composer/use-typing.ts'
import type { ConversationPaths } from './conversation-paths.ts'
import { otherOf, previewOf } from './conversation-texts.ts'
import { MessageList } from './stream/MessageList.tsx'
import { MessageMenu } from './stream/MessageMenu.tsx'
import type { MessageCache } from './stream/message-cache.ts'
import { startOfDay } from './stream/message-time.ts'
import { PictureDialog } from './stream/PictureDialog.tsx'
import { useMessageActions } from './stream/use-message-actions.ts'
import { useOpeningPosition } from './stream/use-opening-position.ts'
import { useReadReceipts } from './stream/use-read-receipts.ts'
import { useConversationStore } from './use-conversation-store.ts'

interface ConversationViewProps {
  side: Viewer
  conversation: Conversation
  paths: ConversationPaths
  at: number | undefined
  /** Changes when the same `at` is requested again. */
  asked: string
  hasFocus: boolean
  /** The action chosen in the header; each choice is a new object. */
  tool: { name: ConversationTool } | null
}

/** The messages of a conversation and the composer below them. */
export function ConversationView({
  side,
  conversation,
  paths,
  at,
  asked,
  hasFocus,
  tool,
}: ConversationViewProps) {
  const { id } = conversation
  const me = useUser().id
  const { store, state } = useConversationStore(id)
  const [start, setStart] = useState<number | null>(null)
  const actions = useMessageActions(store, me)
  const uploads = useUploads(`message.${id}`)
  const unsent = notYetIn(state.cache, useQueuedMessages(id))
  const typing = useTypingText(id, me)
  const isOnline = useConnection((connection) => connection.isOnline)
  const handleSeen = useReadReceipts(store)
  const announcement = useAnnounced(conversation, me)
  const drop = useFileDrop(uploads.add)
  const isReady = useOpeningPosition(store, {
    at,
    asked,
    onStart: setStart,
    onJump: (no) => actions.setJump({ no }),
  })
  useTool(tool, (name) =>
    actions.setDialog(name === 'report' ? { kind: 'report', message: null } : { kind: name }),
  )

  const handleDay = async (day: string) => {
    actions.setDialog(null)
    const no = await store.findFirstAfter(startOfDay(day)).catch(() => null)
    if (no === null) toast.warning('No messages on or after that date.')
    else actions.setJump({ no })
  }
  const handleHit = (no: number) => {
    actions.setDialog(null)
    actions.setJump({ no })
  }
  return (
    <div className={classes.pane} {...drop.handlers}>
      {drop.isOver && <p className={classes.drop}>Drop files to attach them</p>}
      {state.error && !state.isOpen ? (
        <div className={classes.error}>
          <ErrorState onRetry={() => void store.open(at).then(setStart)}>{errorText(state.error)}</ErrorState>
        </div>
      ) : !isReady ? (
        <ConversationSkeleton />
      ) : state.cache.lastNo + unsent.length === 0 ? (
        <EmptyConversation name={otherOf(side, conversation).name} />
      ) : (
        <MessageList
          store={store}
          state={state}
          unsent={unsent}
          me={me}
          start={start}
          paths={paths}
          ownSide={sideOf(side)}
          jump={actions.jump}
          onAct={actions.handleAct}
          onSeen={handleSeen}
        />
      )}
      <p className={classes.hidden} role="status">
        {announcement}
      </p>
      <p className={classes.typing}>{typing && `${typing} …`}</p>
      {!isOnline && <p className={classes.offline}>You’re offline. Messages will send when you reconnect.</p>}
      <Composer
        conversationId={id}
        hasFocus={hasFocus}
        mode={actions.mode}
        rewritten={actions.rewritten}
        uploads={uploads}
        onMode={actions.setMode}
        onSend={actions.send}
        onEdit={actions.saveEdit}
        onEditLast={actions.editLast}
      />
      {actions.menu && (
        <MessageMenu
          {...actions.menu}
          accountId={me}
          ownSide={sideOf(side)}
          onAction={actions.handleAct}
          onClose={() => actions.setMenu(null)}
        />
      )}
      {actions.picture && <PictureDialog file={actions.picture} onClose={() => actions.setPicture(null)} />}
      <ConversationDialogs
        side={side}
        paths={paths}
        conversation={conversation}
        open={actions.dialog}
        isDeleting={actions.isDeleting}
        onDelete={actions.deleteMessage}
        onDay={(day) => void handleDay(day)}
        onHit={handleHit}
        onClose={() => actions.setDialog(null)}
      />
    </div>
  )
}

function EmptyConversation({ name }: { name: string }) {
  return (
    <p className={classes.first}>
      <strong>No messages yet</strong>
      <span>Send {name} the first message.</span>
    </p>
  )
}

function useTool(
  tool: { name: ConversationTool } | null,
  react: (name: 'find' | 'date' | 'report' | 'block') => void,
): void {
  const handle = useEffectEvent(({ name }: { name: ConversationTool }) => {
    if (name === 'find' || name === 'date' || name === 'report' || name === 'block') react(name)
  })
  useEffect(() => {
    if (tool) handle(tool)
  }, [tool])
}

/** Returns the queued messages that the cache does not contain yet, so that none is shown twice. */
function notYetIn(
  { byNo, lastNo }: MessageCache,
  unsent: readonly QueuedMessage[],
): readonly QueuedMessage[] {
  if (unsent.length === 0) return unsent
  const known = new Set<string>()
  for (let no = lastNo; no > Math.max(0, lastNo - 300); no -= 1) known.add(byNo.get(no)?.clientId ?? '')
  return unsent.filter(({ clientId }) => !known.has(clientId))
}

/** Returns the announcement of the newest message by someone else, for screen readers. */
function useAnnounced({ id, lastNo: from }: Conversation, me: string): string {
  const [announcement, setAnnouncement] = useState('')
  const [lastNo, setLastNo] = useState(from)
  useServerEvent('message', ({ conversationId, no, message }) => {
    if (conversationId !== id || !message || message.authorId === me || no <= lastNo || message.editedAt)
      return
    setLastNo(no)
    setAnnouncement(`${message.author ? `${message.author}: ` : ''}${previewOf(message)}`)
  })
  return announcement
}
