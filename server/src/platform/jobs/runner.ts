import { logError } from '../log.ts'

/** Repeating work: at once when triggered, else every `everyMs`, never twice at the same time on one node. */
export interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

export interface RunningJobs {
  /** Runs a job at once, or again when it is running. */
  runNow(name: string): void
  /** Resolves once no job is running. */
  stop(): Promise<void>
}

/** Starts all jobs. An error is logged and the job runs again at its next interval. */
export function startJobs(jobs: readonly Job[]): RunningJobs {
  const loops = new Map(jobs.map((job) => [job.name, startLoop(job)]))
  return {
    runNow: (name) => loops.get(name)?.runNow(),
    stop: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}

function startLoop(job: Job): { runNow(): void; stop(): Promise<void> } {
  let isStopped = false
  let isRequested = true
  let endInterval = (): void => {}
  const waitForInterval = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, job.everyMs)
      timer.unref()
      endInterval = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      if (!isRequested) await waitForInterval()
      isRequested = false
      if (!isStopped) await job.run().catch((error) => logError(`job ${job.name}`, error))
    }
  }
  const ended = loop()
  const runNow = (): void => {
    isRequested = true
    endInterval()
  }
  return {
    runNow,
    stop: () => {
      isStopped = true
      endInterval()
      return ended
    },
  }
}
