import { type RefObject, useEffect, useRef } from 'react'
import { usesPageKeys } from './page-keys.ts'
import { isTyping } from './use-list-keys.ts'

/**
 * Moves the focus to the field inside an element with the key `/`, unless the person is typing or has turned it off (`page-keys.ts`).
 * Escape leaves the field once it is empty; before, the browser clears it.
 */
export function useSearchKey(): RefObject<HTMLElement | null> {
  const parent = useRef<HTMLElement>(null)
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const own = parent.current?.querySelector('input')
      if (event.key === 'Escape' && event.target === own && own?.value === '') own.blur()
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target instanceof HTMLElement && isTyping(event.target)) || !usesPageKeys()) return
      if (!own) return
      own.focus()
      event.preventDefault()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
  return parent
}
