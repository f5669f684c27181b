import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useConnection } from '#lib/connection.ts'
import { discardQueued, retryQueued } from '#lib/outbox.ts'
import type { QueuedMessage } from '#lib/outbox-storage.ts'
import type { ConversationPaths } from '../conversation-paths.ts'
import type { ConversationState, ConversationStore } from '../conversation-store.ts'
import { useActiveMedia } from '../voice/use-active-media.ts'
import classes from './MessageList.module.css'
import { MessageListItem } from './MessageListItem.tsx'
import type { RunAction } from './message-action.ts'
import { QueuedMessageRow } from './QueuedMessageRow.tsx'
import { useMessageScroll } from './use-message-scroll.ts'

/** A message to scroll to; a new object repeats the jump. */
export interface Jump {
  no: number
}

interface MessageListProps {
  store: ConversationStore
  state: ConversationState
  unsent: readonly QueuedMessage[]
  me: string
  ownSide: 'brand' | 'talent'
  start: number | null
  jump: Jump | null
  paths: ConversationPaths
  onAct: RunAction
  onSeen: (no: number) => void
}

/** The virtualised list of messages. */
export function MessageList({
  store,
  state: { cache, firstUnread },
  unsent,
  me,
  ownSide,
  start,
  jump,
  paths,
  onAct,
  onSeen,
}: MessageListProps) {
  const handle = useRef<VirtualizerHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const count = cache.lastNo + unsent.length
  const rows = useMemo(() => Array.from({ length: count }, (_, index) => index + 1), [count])
  const isOnline = useConnection((connection) => connection.isOnline)
  const stream = useMessageScroll({ store, handle, frame, count, unsent: unsent.length, start, onSeen })
  const begun = useActiveMedia(frame)
  const kept = useMemo(() => (begun === null ? [] : [begun - 1]), [begun])
  const lit = useJump(store, handle, jump)
  const reached = useMemo(() => reachedBy(cache.receipts, ownSide), [cache.receipts, ownSide])
  const newCount = useNewBelow(store, stream.isAtEnd, cache.lastNo, me)
  return (
    <div ref={frame} className={classes.frame}>
      <div
        className={classes.stream}
        data-placing={!stream.isPlaced || undefined}
        role="log"
        aria-live="off"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={classes.gap} />
        <Virtualizer
          ref={handle}
          data={rows}
          keepMounted={kept}
          bufferSize={240}
          onScroll={stream.handleScroll}
          onResize={stream.handleResize}
        >
          {(no) => {
            const waiting = unsent[no - cache.lastNo - 1]
            if (waiting) {
              const shown = {
                unsent: waiting,
                isFirst: waiting === unsent[0],
                isOnline,
                onRetry: retryQueued,
                onDrop: discardQueued,
              }
              return <QueuedMessageRow key={no} {...shown} onAct={onAct} />
            }
            const isLit = lit === no
            return (
              <MessageListItem
                key={no}
                cache={cache}
                no={no}
                me={me}
                ownSide={ownSide}
                reached={reached}
                firstUnread={firstUnread}
                isLit={isLit}
                paths={paths}
                onAct={onAct}
              />
            )
          }}
        </Virtualizer>
      </div>
      {stream.isPlaced && !stream.isAtEnd && (
        <button
          type="button"
          className={classes.down}
          data-new={newCount > 0 || undefined}
          aria-label={newCount > 0 ? `${newCount} new: go to latest` : 'Go to latest message'}
          onClick={stream.toEnd}
        >
          <IconArrowDown size={18} stroke={1.8} />
          {newCount > 0 && `${newCount} new`}
        </button>
      )}
    </div>
  )
}

/** Scrolls to a message and highlights it for a moment. Returns the highlighted number. */
function useJump(
  store: ConversationStore,
  handle: { current: VirtualizerHandle | null },
  jump: Jump | null,
): number | null {
  const [lit, setLit] = useState<number | null>(null)
  useEffect(() => {
    if (!jump) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    void store.show(jump.no - 15, jump.no + 15).then(() => {
      if (!isHere) return
      handle.current?.scrollToIndex(jump.no - 1, { align: 'center' })
      setLit(jump.no)
      timer = setTimeout(() => setLit(null), 1_900)
    })
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [store, handle, jump])
  return lit
}

/** Returns how many messages by others arrived since the reader left the end. */
function useNewBelow({ state }: ConversationStore, isAtEnd: boolean, lastNo: number, me: string): number {
  const [since, setSince] = useState(lastNo)
  if (isAtEnd && since !== lastNo) setSince(lastNo)
  if (isAtEnd) return 0
  const { byNo } = state.getState().cache
  let count = 0
  for (let no = since + 1; no <= lastNo; no += 1) if (byNo.get(no)?.authorId !== me) count += 1
  return count
}

function reachedBy(receipts: ConversationState['cache']['receipts'], ownSide: 'brand' | 'talent') {
  const others = [...receipts.values()].filter(({ side }) => side !== ownSide)
  return {
    delivered: Math.max(0, ...others.map((mark) => mark.deliveredNo)),
    read: Math.max(0, ...others.map((mark) => mark.readNo)),
  }
}
