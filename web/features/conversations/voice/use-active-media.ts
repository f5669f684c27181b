import { type RefObject, useEffect, useState } from 'react'

/**
 * The number of the message whose film or sound was begun last, null when it has ended: its row stays in the page when it scrolls out
 * of sight, so that it plays on. One plays at a time.
 */
export function useActiveMedia(frame: RefObject<HTMLElement | null>): number | null {
  const [no, setNo] = useState<number | null>(null)
  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    let begun: HTMLMediaElement | null = null
    const handlePlay = ({ target }: Event) => {
      if (!(target instanceof HTMLMediaElement)) return
      if (begun !== target) begun?.pause()
      begun = target
      setNo(Number(target.closest<HTMLElement>('[data-no]')?.dataset.no) || null)
    }
    const handleEnd = ({ target }: Event) => {
      if (target === begun) setNo(null)
    }
    // Media events do not bubble; on their way down they pass here all the same.
    element.addEventListener('play', handlePlay, true)
    element.addEventListener('ended', handleEnd, true)
    return () => {
      element.removeEventListener('play', handlePlay, true)
      element.removeEventListener('ended', handleEnd, true)
    }
  }, [frame])
  return no
}
