import { useEffect, useRef, useState } from 'react'
import { askToStay } from './ask-to-stay.ts'

/** Pause in typing before the value is saved, in milliseconds. */
const rest = 800

type Saving = 'still' | 'saving' | 'saved' | 'failed'

/**
 * Saves what is typed after a short pause, and at once when the page is left. Until everything is saved, the browser asks before it
 * closes the page. Saves run one after the other, the newest last. `save` receives the newest value and decides where it is stored (a
 * draft in the browser, a call).
 */
export function useAutosave<Value>(
  value: Value,
  isDirty: boolean,
  save: (value: Value) => Promise<unknown>,
): Saving {
  const [saving, setSaving] = useState<Saving>('still')
  const chain = useRef(Promise.resolve())
  const latest = useRef({ value, save })
  latest.current = { value, save }
  /** Starts the save of what was typed last; null when there is none to start. */
  const due = useRef<(() => void) | null>(null)
  useEffect(() => {
    due.current = null
    if (!isDirty) return
    let isSaved = false
    const run = () => {
      clearTimeout(timer)
      if (due.current === run) due.current = null
      setSaving('saving')
      chain.current = chain.current
        .then(() => latest.current.save(value))
        .then(
          () => {
            isSaved = true
            setSaving('saved')
          },
          () => setSaving('failed'),
        )
    }
    const leave = () => {
      // A value that is saved may have been changed in another tab since then.
      if (!isSaved) run()
    }
    const ask = (event: Event) => {
      if (isSaved) return
      due.current?.()
      askToStay(event)
    }
    due.current = run
    const timer = setTimeout(run, rest)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', ask)
    }
  }, [value, isDirty])
  // A link inside the app may leave the page during the pause.
  useEffect(() => () => due.current?.(), [])
  return saving
}
