import type { KeyboardEvent, ReactNode } from 'react'
import { useListKeys } from '#lib/use-list-keys.ts'

interface SelectableListProps {
  /** Keys besides X, which ticks the box of the item that has the focus. */
  keys: Readonly<Record<string, () => void>>
  children: ReactNode
}

/**
 * A list whose items have a `SelectBox`. J, K and the arrow keys move between the items (`useListKeys`). The other keys act only while the
 * focus is inside (WCAG 2.1.4).
 */
export function SelectableList({ keys, children }: SelectableListProps) {
  const list = useListKeys()
  const handleKey = (event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    if (target.closest('input:not([type=checkbox]), textarea, select, dialog')) return
    const pressed = key.toLowerCase()
    const box = target.closest('li, tr')?.querySelector<HTMLElement>('[data-select]')
    if (pressed === 'x' && box) box.click()
    else if (keys[pressed]) keys[pressed]()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the boxes and buttons
    <div ref={list} onKeyDown={handleKey}>
      {children}
    </div>
  )
}
