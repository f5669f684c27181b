import { type RefObject, useEffect, useRef } from 'react'
import { usesPageKeys } from './page-keys.ts'

/**
 * Moves the focus between the items of a list: with J and K unless the person is typing or has turned these keys off (`page-keys.ts`), and inside the list with the arrow keys, which
 * scroll the page elsewhere. The down arrow and Enter of a search field move to the first item. An item is focused by its first link.
 */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const items = [...(list.current?.querySelectorAll('li:has(a), tbody tr:has(a)') ?? [])]
      const at = items.findIndex((item) => item.contains(document.activeElement))
      const next = nextOf(event, { at, count: items.length, list: list.current })
      if (next === null) return
      items[next]?.querySelector('a')?.focus()
      event.preventDefault()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
  return list
}

/** Returns the item to which a key moves; null for a key that moves to none. `at` is the one with the focus, -1 without. */
function nextOf(
  event: KeyboardEvent,
  { at, count, list }: { at: number; count: number; list: Element | null },
): number | null {
  const { target, key } = event
  if (count === 0 || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement))
    return null
  const isInside = list?.contains(target) ?? false
  if ((key === 'ArrowDown' || key === 'Enter') && isSearchField(target) && !isInside) return 0
  const arrow = isInside && (isBox(target) || !isTyping(target)) ? (arrows[key] ?? 0) : 0
  const step = arrow === 0 ? stepOf(event, isInside) : arrow
  if (step === 0) return null
  return at === -1 ? 0 : Math.min(Math.max(at + step, 0), count - 1)
}

const arrows: Record<string, -1 | 1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Returns 1 for J, -1 for K and 0 for everything else, also while the person types or a dialog is open. Outside a list they are 0 as well where
 * the person has turned them off. Inside a list the boxes that select its items take no typing.
 */
export function stepOf(event: KeyboardEvent, isInList = false): -1 | 0 | 1 {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0
  const { target } = event
  if (target instanceof HTMLElement && isTyping(target) && !(isInList && isBox(target))) return 0
  const key = event.key.toLowerCase()
  if ((key !== 'j' && key !== 'k') || !(isInList || usesPageKeys())) return 0
  return key === 'j' ? 1 : -1
}

/** Returns whether keys belong to what has the focus: a field, or anything in a dialog. */
export function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null
}

const isBox = (target: HTMLElement): boolean =>
  target.matches('input[type=checkbox]') && !target.closest('dialog')

const isSearchField = (target: HTMLElement): boolean =>
  target.matches('input[type=search]') && !target.closest('dialog')
