import { startTransition, useLayoutEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string>>

const nothing: Changes = {}

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
  /** What was set here and is not shown from the address yet, by name. */
  const [ahead, setAhead] = useState(nothing)
  const [pendingWrites, setPendingWrites] = useState(0)
  const write = async (changes: Changes, isQuiet: boolean): Promise<void> => {
    // The address of the last render may be out of date, so it is read from the window.
    const { pathname, search } = window.location
    const earlier = unwritten?.pathname === pathname ? unwritten.changes : {}
    const mine = { pathname, changes: { ...earlier, ...changes } }
    unwritten = mine
    const next = withChanges(new URLSearchParams(search), mine.changes)
    setPendingWrites((before) => before + 1)
    await navigate(`?${next}`, { replace: isQuiet, preventScrollReset: true })
    if (unwritten === mine) unwritten = null
    startTransition(() => setPendingWrites((before) => before - 1))
  }
  // Of two quick changes, the router may show the first after the second is written. So the end of a write is not enough: the shown
  // address has to be that of the window.
  useLayoutEffect(() => {
    if (pendingWrites === 0 && isSame(params, new URLSearchParams(window.location.search))) setAhead(nothing)
  }, [params, pendingWrites])
  return {
    values: withChanges(params, ahead),
    set: (changes, isQuiet = false) => {
      setAhead((before) => ({ ...before, ...changes }))
      void write(changes, isQuiet)
    },
  }
}

const isSame = (one: URLSearchParams, other: URLSearchParams): boolean => one.toString() === other.toString()

/** Returns values of an address with changes; an empty value is removed. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
