import { useSyncExternalStore } from 'react'

const minute = 60_000
/** A fresh look at news that just came must not find the clock behind it. */
const stale = 500
const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined

/** The present, moving on every minute; one timer for all who ask. */
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
