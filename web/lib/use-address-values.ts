import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string>>

/**
 * Changes that are not in the address yet. All writers of the page share them: the router changes the address later, so a writer that
 * left them out would undo what another one has just set.
 */
let unwritten: { pathname: string; changes: Changes } | null = null

/**
 * Returns the values of the address and a function that changes them. A value shows at once, although the router moves later: a
 * field that waited for it would lose letters of a fast typist. `isQuiet` adds no entry to the history; an empty value is
 * removed.
 */
export function useAddressValues(): {
  values: URLSearchParams
  set: (changes: Changes, isQuiet?: boolean) => void
} {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  /** What was set here and is not in the address yet, by name. */
  const [ahead, setAhead] = useState<Changes>({})
  const write = async (changes: Changes, isQuiet: boolean): Promise<void> => {
    // The address of the last render may be out of date, so it is read from the window.
    const { pathname, search } = window.location
    const earlier = unwritten?.pathname === pathname ? unwritten.changes : {}
    const mine = { pathname, changes: { ...earlier, ...changes } }
    unwritten = mine
    const next = withChanges(new URLSearchParams(search), mine.changes)
    await navigate(`?${next}`, { replace: isQuiet, preventScrollReset: true })
    if (unwritten === mine) unwritten = null
  }
  return {
    values: withChanges(params, ahead),
    set: (changes, isQuiet = false) => {
      setAhead((before) => ({ ...before, ...changes }))
      // The router shows its address in a transition, so these values are removed in the same transition or a later one.
      void write(changes, isQuiet).then(() => startTransition(() => setAhead(without(changes))))
    },
  }
}

/** Removes changes from others, except those of a name that was changed again. */
const without =
  (written: Changes) =>
  (before: Changes): Changes =>
    Object.fromEntries(Object.entries(before).filter(([name, value]) => written[name] !== value))

/** Returns values of an address with changes; an empty value is removed. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
