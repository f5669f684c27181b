import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

interface SetUpStep {
  /** The page was opened from a set-up step of home. */
  isFromSetUp: boolean
  /** Returns to home once the form no longer has unsaved changes; does nothing on other visits. */
  finish: () => void
}

/**
 * Focuses the field named by `?focus=` as soon as it is on the page, and returns to `home` after it was
 * saved. Home opens a page this way for a set-up step.
 */
export function useSetUpStep(home: string): SetUpStep {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isFinished, setFinished] = useState(false)
  const field = params.get('focus') ?? ''
  useEffect(() => (field === '' ? undefined : focusWhenPresent(field)), [field])
  // In an effect, so that the guard of the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (isFinished) navigate(home)
  }, [isFinished, home, navigate])
  return { isFromSetUp: field !== '', finish: () => setFinished(field !== '') }
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
