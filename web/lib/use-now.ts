import { useSyncExternalStore } from 'react'

const minute = 60_000
/**
 * Maximum age of the shared time before a read refreshes it, in milliseconds, so that a new event is not in
 * the future.
 */
const stale = 500
const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined

/** Returns the current time, updated every minute by one shared timer. */
export function useNow(): Date {
  return useSyncExternalStore(listen, read, read)
}

function read(): Date {
  return now
}

function listen(react: () => void): () => void {
  listeners.add(react)
  timer ??= setInterval(tick, minute)
  if (Date.now() - now.getTime() > stale) tick()
  return () => {
    listeners.delete(react)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  now = new Date()
  for (const one of listeners) one()
}
