import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Returns whether an element's content is wider than the element: then it scrolls sideways and must be
 * focusable.
 */
export function useOverflow<Found extends HTMLElement>(): {
  ref: RefObject<Found | null>
  isOverflowing: boolean
} {
  const ref = useRef<Found>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const found = ref.current
    if (!found || typeof ResizeObserver === 'undefined') return
    const look = () => setOverflowing(found.scrollWidth > found.clientWidth)
    const observer = new ResizeObserver(look)
    observer.observe(found)
    for (const child of found.children) observer.observe(child)
    look()
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
