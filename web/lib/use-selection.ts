import { useState } from 'react'

interface Selectable {
  id: string
  displayName: string
}

/** What a person has selected in a list, across pages and filters of the list, in the order of selection. */
export interface Selection {
  items: readonly Selectable[]
  max: number
  isFull: boolean
  has: (id: string) => boolean
  toggle: (item: Selectable) => void
  clear: () => void
}

/** Returns a selection of at most `max`; further ones are not added. */
export function useSelection(max: number): Selection {
  const [items, setItems] = useState<readonly Selectable[]>([])
  return {
    items,
    max,
    isFull: items.length >= max,
    has: (id) => items.some((item) => item.id === id),
    toggle: ({ id, displayName }) =>
      setItems((before) => {
        if (before.some((item) => item.id === id)) return before.filter((item) => item.id !== id)
        return before.length < max ? [...before, { id, displayName }] : before
      }),
    clear: () => setItems([]),
  }
}
