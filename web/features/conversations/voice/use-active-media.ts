import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the number of the message whose video or audio was started last, null when it has ended. Its row
 * stays mounted out of view, so that it continues to play. One plays at a time.
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
    // Media events do not bubble, but they can be captured here.
    element.addEventListener('play', handlePlay, true)
    element.addEventListener('ended', handleEnd, true)
    return () => {
      element.removeEventListener('play', handlePlay, true)
      element.removeEventListener('ended', handleEnd, true)
    }
  }, [frame])
  return no
}
