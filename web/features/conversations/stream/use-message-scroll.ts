import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ConversationStore } from '../conversation-store.ts'

/** Distance that counts as being at the end, in pixels. */
const near = 80
/** How often the scroll position is read while scrolling, in milliseconds. */
const scrollThrottleMs = 120
/** Rows loaded before they become visible. */
const ahead = 25

interface StreamOptions {
  store: ConversationStore
  handle: RefObject<VirtualizerHandle | null>
  /** The scroll container. */
  frame: RefObject<HTMLElement | null>
  /** All rows, with the queued ones at the end. */
  count: number
  unsent: number
  /** The first message to show; null for the end. */
  start: number | null
  /** Runs when the reader has seen everything up to this number. */
  onSeen: (no: number) => void
}

/**
 * Controls the scroll position: starts at the right message, stays at the end as messages arrive, loads what
 * becomes visible.
 */
export function useMessageScroll({ store, handle, frame, count, unsent, start, onSeen }: StreamOptions) {
  const [isPlaced, setPlaced] = useState(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const followsEnd = useRef(start === null)
  const isInView = useRef(false)
  const offset = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const onScrollSettled = useEffectEvent(() => {
    const { current: list } = handle
    if (!list || list.viewportSize === 0) return
    const first = list.findItemIndex(list.scrollOffset) + 1
    const last = Math.min(list.findItemIndex(list.scrollOffset + list.viewportSize - 8) + 1, count - unsent)
    void store.show(first - ahead, last + ahead)
    setAtEnd(isNearEnd(list))
    if (isInView.current) onSeen(last)
  })
  const toEnd = useCallback(() => {
    followsEnd.current = true
    const length = handle.current ? countOf(handle.current) : 0
    handle.current?.scrollToIndex(length, { align: 'end' })
  }, [handle])

  const place = useEffectEvent(() => {
    handle.current?.scrollToIndex(
      start === null ? count - 1 : start - 1,
      start === null ? { align: 'end' } : { align: 'start', offset: -48 },
    )
    return setTimeout(() => {
      setPlaced(true)
      onScrollSettled()
    }, 60)
  })
  useLayoutEffect(() => {
    const placing = place()
    return () => {
      clearTimeout(placing)
      clearTimeout(timer.current)
    }
  }, [])
  useFollowing({ handle, count, unsent, followsEnd, onScrollSettled })
  useInView(frame, isInView, onScrollSettled)
  useReturnToPage(onScrollSettled)

  const handleScroll = (to: number) => {
    const { current: list } = handle
    if (list && isNearEnd(list)) followsEnd.current = true
    else if (to < offset.current) followsEnd.current = false
    offset.current = to
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      onScrollSettled()
    }, scrollThrottleMs)
  }
  const handleResize = () => {
    // Once more in the next frame: rows that grow together are measured one after the other.
    const follow = () => followsEnd.current && handle.current?.scrollToIndex(count - 1, { align: 'end' })
    follow()
    requestAnimationFrame(follow)
  }
  return { isPlaced, isAtEnd, toEnd, handleScroll, handleResize }
}

interface Following {
  handle: RefObject<VirtualizerHandle | null>
  count: number
  unsent: number
  followsEnd: RefObject<boolean>
  onScrollSettled: () => void
}

/** Scrolls to new messages if the reader is at the end or has just sent one. */
function useFollowing({ handle, count, unsent, followsEnd, onScrollSettled }: Following): void {
  const before = useRef({ count, unsent })
  const follow = useEffectEvent(() => {
    const hasWritten = unsent > before.current.unsent
    before.current = { count, unsent }
    if (hasWritten) followsEnd.current = true
    if (followsEnd.current) handle.current?.scrollToIndex(count - 1, { align: 'end' })
    setTimeout(onScrollSettled, 30)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever the rows change
  useLayoutEffect(() => {
    follow()
  }, [count, unsent])
}

/** Tracks whether the messages are on screen; inside another page they may be below the fold. */
function useInView(
  frame: RefObject<HTMLElement | null>,
  isInView: RefObject<boolean>,
  onScrollSettled: () => void,
): void {
  const handle = useEffectEvent(onScrollSettled)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may have gathered while the page was busy; only the newest counts.
        isInView.current = entries.at(-1)?.isIntersecting ?? false
        if (isInView.current) handle()
      },
      { threshold: 0.5 },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, isInView])
}

/** Reads the position again when the tab or window regains focus. */
function useReturnToPage(onScrollSettled: () => void): void {
  const handle = useEffectEvent(onScrollSettled)
  useEffect(() => {
    const back = () => handle()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}

function isNearEnd(list: VirtualizerHandle): boolean {
  return list.scrollOffset + list.viewportSize >= list.scrollSize - near
}

function countOf(list: VirtualizerHandle): number {
  return list.findItemIndex(list.scrollSize)
}
