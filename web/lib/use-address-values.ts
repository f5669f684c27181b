import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Returns the values of the address and a function that changes them. A value shows at once, although the router moves later: a
 * field that waited for it would lose letters of a fast typist. `isQuiet` adds no entry to the history; an empty value is
 * removed.
 */
export function useAddressValues(): {
  values: URLSearchParams
  set: (changes: Readonly<Record<string, string>>, isQuiet?: boolean) => void
} {
  const [params, setParams] = useSearchParams()
  /** What was set and is not in the address yet, by name. */
  const [ahead, setAhead] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    setAhead((before) => {
      const left = Object.entries(before).filter(([name, value]) => (params.get(name) ?? '') !== value)
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left)
    })
  }, [params])
  return {
    values: withChanges(params, ahead),
    set: (changes, isQuiet = false) => {
      setAhead((before) => ({ ...before, ...changes }))
      setParams((before) => withChanges(withChanges(before, ahead), changes), {
        replace: isQuiet,
        preventScrollReset: true,
      })
    },
  }
}

function withChanges(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
