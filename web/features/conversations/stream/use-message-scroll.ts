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

/** Closer to the end than this counts as being there, in pixels. */
const near = 80
/** How often the place in the stream is looked at while it scrolls, in milliseconds. */
const scrollThrottleMs = 120
/** Rows loaded before they come into sight. */
const ahead = 25

interface StreamOptions {
  talk: ConversationStore
  handle: RefObject<VirtualizerHandle | null>
  /** What the stream is seen through. */
  frame: RefObject<HTMLElement | null>
  /** Rows in all, with the unsent ones at the end. */
  count: number
  unsent: number
  /** Where to begin; null at the end. */
  start: number | null
  /** The reader has seen everything up to this number. */
  onSeen: (no: number) => void
}

/** Where the reader stands in the stream: begins at the right place, stays at the end while it grows, loads what comes into sight. */
export function useMessageScroll({ talk, handle, frame, count, unsent, start, onSeen }: StreamOptions) {
  const [isPlaced, setPlaced] = useState(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(start === null)
  const isInView = useRef(false)
  const offset = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useEffectEvent(() => {
    const { current: list } = handle
    if (!list || list.viewportSize === 0) return
    const first = list.findItemIndex(list.scrollOffset) + 1
    const last = Math.min(list.findItemIndex(list.scrollOffset + list.viewportSize - 8) + 1, count - unsent)
    void talk.show(first - ahead, last + ahead)
    setAtEnd(isNearEnd(list))
    if (isInView.current) onSeen(last)
  })
  const toEnd = useCallback(() => {
    sticks.current = true
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
      look()
    }, 60)
  })
  useLayoutEffect(() => {
    const placing = place()
    return () => {
      clearTimeout(placing)
      clearTimeout(timer.current)
    }
  }, [])
  useFollowing({ handle, count, unsent, sticks, look })
  useInView(frame, isInView, look)
  useLooksBack(look)

  const handleScroll = (to: number) => {
    const { current: list } = handle
    if (list && isNearEnd(list)) sticks.current = true
    else if (to < offset.current) sticks.current = false
    offset.current = to
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      look()
    }, scrollThrottleMs)
  }
  const handleResize = () => {
    // With the next frame once more: rows that grow all at once are measured one after the other.
    const follow = () => sticks.current && handle.current?.scrollToIndex(count - 1, { align: 'end' })
    follow()
    requestAnimationFrame(follow)
  }
  return { isPlaced, isAtEnd, toEnd, handleScroll, handleResize }
}

interface Following {
  handle: RefObject<VirtualizerHandle | null>
  count: number
  unsent: number
  sticks: RefObject<boolean>
  look: () => void
}

/** What comes at the end is followed by whoever stands there, and by whoever has just written. */
function useFollowing({ handle, count, unsent, sticks, look }: Following): void {
  const before = useRef({ count, unsent })
  const follow = useEffectEvent(() => {
    const hasWritten = unsent > before.current.unsent
    before.current = { count, unsent }
    if (hasWritten) sticks.current = true
    if (sticks.current) handle.current?.scrollToIndex(count - 1, { align: 'end' })
    setTimeout(look, 30)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever the rows change
  useLayoutEffect(() => {
    follow()
  }, [count, unsent])
}

/** Whether the reader has the stream before them; inside another page it may lie below the edge of the window. */
function useInView(
  frame: RefObject<HTMLElement | null>,
  isInView: RefObject<boolean>,
  look: () => void,
): void {
  const handle = useEffectEvent(look)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several may have gathered while the page was busy; only the newest is true.
        isInView.current = entries.at(-1)?.isIntersecting ?? false
        if (isInView.current) handle()
      },
      { threshold: 0.5 },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, isInView])
}

/** Whatever came while the reader looked elsewhere is seen when they are back. */
function useLooksBack(look: () => void): void {
  const handle = useEffectEvent(look)
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
