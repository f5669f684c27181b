import { useEffect, useRef, useState } from 'react'

/** How long typing must rest before it is saved, in milliseconds. */
const rest = 800

type Saving = 'still' | 'saving' | 'saved' | 'failed'

/**
 * Saves what is typed after a short rest, and at once when the page is left. Writes follow each other, the newest always last.
 * `save` is given the newest value; where it is kept (a draft in the browser, a call) is the caller's.
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
