import { type RefObject, useEffect, useRef } from 'react'
import { usesPageKeys } from './page-keys.ts'
import { isTyping } from './use-list-keys.ts'

/** Moves the focus to the field inside an element with the key `/`, unless the person is typing or has turned it off (`page-keys.ts`). */
export function useSearchKey(): RefObject<HTMLElement | null> {
  const parent = useRef<HTMLElement>(null)
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target instanceof HTMLElement && isTyping(event.target)) || !usesPageKeys()) return
      const field = parent.current?.querySelector('input')
      if (!field) return
      field.focus()
      event.preventDefault()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
  return parent
}
