import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { startOutbox } from '#lib/outbox.ts'
import { onReconnect } from '#lib/socket-events.ts'
import type { ConversationStore } from '../conversation-store.ts'

interface Opening {
  /** The message that the URL names. */
  at: number | undefined
  /** Changes when the same `at` is requested again. */
  asked: string
  /** Receives the first message to show; null for the end. */
  onStart: (no: number | null) => void
  onJump: (no: number) => void
}

/**
 * Opens the conversation once, at the right message; later URL changes scroll to theirs, also to the same
 * message again.
 */
export function useOpeningPosition(
  store: ConversationStore,
  { at, asked, onStart, onJump }: Opening,
): boolean {
  const [isReady, setReady] = useState(false)
  const isOpening = useRef(false)
  const open = useEffectEvent(async () => {
    isOpening.current = true
    startOutbox()
    onStart(await store.open(at))
    isOpening.current = false
    setReady(true)
    if (at) onJump(at)
  })
  useEffect(() => {
    void open()
  }, [])
  const again = useEffectEvent(() => {
    if (!isOpening.current && !store.state.getState().isOpen) void open()
  })
  useEffect(() => onReconnect(() => again()), [])
  const before = useRef(at)
  const follow = useEffectEvent(() => {
    if (at && isReady && (asked !== '' || at !== before.current)) onJump(at)
    before.current = at
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message can be requested again
  useEffect(() => {
    follow()
  }, [at, asked])
  return isReady
}
