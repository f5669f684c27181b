import { logError } from '../log.ts'

/** Repeating work: at once when triggered, else every `everyMs`, never twice at the same time on one node. */
export interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

export interface RunningJobs {
  wake(name: string): void
  /** Resolves once no job is running. */
  stop(): Promise<void>
}

/** Starts all jobs. An error is logged and the job runs again at its next interval. */
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
