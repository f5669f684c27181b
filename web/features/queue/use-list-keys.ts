import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus between the links of a list with J and K, unless the person is typing. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const step = stepOf(event)
      if (step === 0) return
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])]
      const at = links.findIndex((link) => link.matches(':focus'))
      const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
      links[next]?.focus()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
  return list
}

/** Returns 1 for J, -1 for K and 0 for everything else, also while the person types or a dialog is open. */
export function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0
  const { target } = event
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog'))
  )
    return 0
  if (event.key === 'j') return 1
  return event.key === 'k' ? -1 : 0
}
