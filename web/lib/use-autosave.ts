import { useEffect, useRef, useState } from 'react'

/** Pause in typing before the value is saved, in milliseconds. */
const rest = 800

type Saving = 'still' | 'saving' | 'saved' | 'failed'

/**
 * Saves what is typed after a short pause, and at once when the page is left. Saves run one after the other,
 * the newest last. `save` receives the newest value and decides where it is stored (a draft in the browser, a
 * call).
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
  useEffect(() => {
    if (!isDirty) return
    const run = () => {
      setSaving('saving')
      chain.current = chain.current
        .then(() => latest.current.save(value))
        .then(
          () => setSaving('saved'),
          () => setSaving('failed'),
        )
    }
    const timer = setTimeout(run, rest)
    window.addEventListener('pagehide', run)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', run)
    }
  }, [value, isDirty])
  return saving
}
