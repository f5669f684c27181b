import { homeCalls } from '@marquee/contract/calls/home'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCallQuery } from './use-call-query.ts'

interface SetUpStep {
  /** The page was opened from a set-up step of home. */
  isFromSetUp: boolean
  /** Returns to home after a save that finished the step; does nothing on other visits. */
  finish: () => void
  /** Keeps the page open while a form on it has unsaved changes. */
  hold: (isHeld: boolean) => void
}

/**
 * Focuses the field named by `?focus=` as soon as it is on the page, and returns to `home` once a save has
 * finished the set-up step `?step=`. Home opens a page this way.
 */
export function useSetUpStep(home: string): SetUpStep {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const field = params.get('focus') ?? ''
  const step = params.get('step')
  const steps = useCallQuery(['home', 'set-up'], homeCalls.setUp, {}, { enabled: step !== null }).data?.steps
  const isDone = steps?.find(({ key }) => key === step)?.isDone ?? false
  useEffect(() => (field === '' ? undefined : focusWhenPresent(field)), [field])
  // In an effect, so that the guard of the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (isSaved && isDone && !isHeld) navigate(home)
  }, [isSaved, isDone, isHeld, home, navigate])
  const finish = () => {
    if (step === null) return
    setSaved(true)
    void client.invalidateQueries({ queryKey: ['home', 'set-up'] })
  }
  return { isFromSetUp: step !== null, finish, hold: setHeld }
}

/** Focuses the field of this path now or when it appears; some fields are loaded later. Returns the clean-up. */
function focusWhenPresent(path: string): () => void {
  const focus = (): boolean => {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    return field !== null
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
