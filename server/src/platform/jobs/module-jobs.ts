import type { Job } from './runner.ts'

let jobs: Job[] = []
let wake = (_name: string): void => {}

/** Adds a repeating job of a module. It opens its own transactions and runs on every node. */
export function addJob(job: Job): void {
  jobs = [...jobs.filter(({ name }) => name !== job.name), job]
}

/** Runs a module's job now. */
export function runJobNow(name: string): void {
  wake(name)
}

export const jobsOfModules = (): readonly Job[] => jobs

/** Registers the callback that runs a job at once. */
export function onRunJobNow(waker: (name: string) => void): void {
  wake = waker
}
