import { logError } from '../log.ts'

/** Work that repeats: at once when woken, else after `everyMs`, never twice at the same time on one node. */
export interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

export interface RunningJobs {
  wake(name: string): void
  /** Resolves once nothing runs any more. */
  stop(): Promise<void>
}

/** Starts all jobs. A fault is logged and the job goes on at its next turn. */
export function startJobs(jobs: readonly Job[]): RunningJobs {
  const loops = new Map(jobs.map((job) => [job.name, startLoop(job)]))
  return {
    wake: (name) => loops.get(name)?.wake(),
    stop: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}

function startLoop(job: Job): { wake(): void; stop(): Promise<void> } {
  let isStopped = false
  let isWoken = true
  let ring = (): void => {}
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, job.everyMs)
      timer.unref()
      ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const live = async (): Promise<void> => {
    while (!isStopped) {
      if (!isWoken) await pause()
      isWoken = false
      if (!isStopped) await job.run().catch((error) => logError(`job ${job.name}`, error))
    }
  }
  const ended = live()
  const wake = (): void => {
    isWoken = true
    ring()
  }
  return {
    wake,
    stop: () => {
      isStopped = true
      ring()
      return ended
    },
  }
}
