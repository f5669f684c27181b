import { useEffect, useEffectEvent } from 'react'

/** Calls `react` on Ctrl or ⌘ with a letter, anywhere on the page. */
export function useHotkey(letter: string, react: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== letter ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    react()
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}
