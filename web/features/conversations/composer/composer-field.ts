import { useEffect, useEffectEvent } from 'react'
import type { Mode } from './composer-mode.ts'

interface Field {
  current: HTMLTextAreaElement | null
}

/** Written on with fingers, as far as the browser knows. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** As high as its words, up to eight lines. */
export function useGrowing(field: Field, text: string, isTalking: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words and the return of the field are what make it grow
  useEffect(() => {
    const { current: area } = field
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [field, text, isTalking])
}

/** Not on a touch screen: its keyboard would cover half of what is there to read. */
export function useFirstFocus(field: Field, hasFocus: boolean): void {
  const begin = useEffectEvent(() => {
    if (hasFocus && !isTouch()) field.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    begin()
  }, [])
}

/** Answering and wording anew begin in the field; wording anew with the words that stand. */
export function useModeFocus(field: Field, mode: Mode | null, setWording: (text: string) => void): void {
  const begin = useEffectEvent(() => {
    if (mode?.kind === 'edit') setWording(mode.message.text)
    field.current?.focus()
  })
  useEffect(() => {
    if (mode) begin()
  }, [mode])
}

/** Puts words where the cursor stands, and the cursor behind them. */
export function insert(
  field: HTMLTextAreaElement | null,
  words: string,
  setText: (text: string) => void,
): void {
  if (!field) return
  const { selectionStart, selectionEnd, value } = field
  setText(value.slice(0, selectionStart) + words + value.slice(selectionEnd))
  const at = selectionStart + words.length
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(at, at)
  })
}
