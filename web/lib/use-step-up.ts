import { useState } from 'react'
import { type RequiredStep, requiredStep } from './api-error.ts'

/** A call that waits until the user has done what the server asks for first. */
export interface StepUp {
  /** What the server asks for; null while nothing waits. */
  step: RequiredStep | null
  /** Takes an error: returns whether the server asks for something first. `retry` repeats the call then. */
  ask: (error: Error, retry: () => void) => boolean
  /** Repeats the call that waits. */
  retry: () => void
  /** Forgets the call, because it has succeeded or the user cancels it. */
  close: () => void
}

/** Holds back a call that the server accepts only from a user who has confirmed it’s them, or has a second factor. */
export function useStepUp(): StepUp {
  const [waiting, setWaiting] = useState<{ step: RequiredStep; retry: () => void } | null>(null)
  return {
    step: waiting?.step ?? null,
    ask: (error, retry) => {
      const step = requiredStep(error)
      setWaiting(step && { step, retry })
      return step !== null
    },
    retry: () => waiting?.retry(),
    close: () => setWaiting(null),
  }
}
