import { useEffect, useEffectEvent } from 'react'
import type { Mode } from './composer-mode.ts'

interface Field {
  current: HTMLTextAreaElement | null
}

/** Returns whether the main pointer is a finger, as far as the browser knows. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** Grows the field with its text, up to eight lines. */
export function useGrowing(field: Field, text: string, isTalking: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text and the remounted field change the height
  useEffect(() => {
    const { current: area } = field
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [field, text, isTalking])
}

/** Focuses the field first, except on a touch screen, whose keyboard would cover half of the messages. */
export function useFirstFocus(field: Field, hasFocus: boolean): void {
  const begin = useEffectEvent(() => {
    if (hasFocus && !isTouch()) field.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    begin()
  }, [])
}

/** Focuses the field when a reply or an edit starts; an edit also sets the text of the message. */
export function useModeFocus(field: Field, mode: Mode | null, setWording: (text: string) => void): void {
  const begin = useEffectEvent(() => {
    if (mode?.kind === 'edit') setWording(mode.message.text)
    field.current?.focus()
  })
  useEffect(() => {
    if (mode) begin()
  }, [mode])
}

/** Inserts text at the cursor and moves the cursor behind it. */
export function insert(
  field: HTMLTextAreaElement | null,
  inserted: string,
  setText: (text: string) => void,
): void {
  if (!field) return
  const { selectionStart, selectionEnd, value } = field
  setText(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd))
  const at = selectionStart + inserted.length
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(at, at)
  })
}
