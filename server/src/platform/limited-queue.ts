/** Runs at most `maxRunning` tasks at a time and lets at most `maxWaiting` others wait for their turn. */
export class LimitedQueue {
  readonly maxRunning: number
  readonly maxWaiting: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(maxRunning: number, maxWaiting: number) {
    this.maxRunning = maxRunning
    this.maxWaiting = maxWaiting
  }

  /** Returns the result of `task`, run in the order of arrival; calls `refuse` when the queue is full. */
  async run<Result>(task: () => Promise<Result>, refuse: () => never): Promise<Result> {
    if (this.#running >= this.maxRunning) {
      if (this.#waiting.length >= this.maxWaiting) refuse()
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await task()
    } finally {
      // The place goes directly to the next task, so that no later arrival can take it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
