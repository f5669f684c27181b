import { ApiError } from './api-error.ts'

/** How long a log-out waits for reads that the server has not answered, in milliseconds. */
const timeoutMs = 2_000

const underWay = new Set<Promise<unknown>>()
let sessionEnd: Promise<unknown> | undefined

/**
 * Runs a read. One that begins while the session is being ended waits for the outcome, and is not sent when the session is
 * over: it then fails like a lost connection, which no screen reports.
 */
export async function runRead<Result>(read: () => Promise<Result>): Promise<Result> {
  if (sessionEnd && (await isFulfilled(sessionEnd))) throw new ApiError({ status: 0 })
  const reading = read()
  underWay.add(reading)
  try {
    return await reading
  } finally {
    underWay.delete(reading)
  }
}

/**
 * Runs the call that ends the session once the reads under way are answered, after 2 seconds at most. A read that the server
 * answered later would be refused, and someone who has just logged out would be told that the session has expired.
 */
export async function endSessionAfterReads<Result>(end: () => Promise<Result>): Promise<Result> {
  const ending = Promise.race([Promise.allSettled(underWay), wait(timeoutMs)]).then(end)
  sessionEnd = ending
  try {
    return await ending
  } finally {
    sessionEnd = undefined
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )
