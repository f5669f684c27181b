import { runtimeState } from '../runtime.ts'
import type { Job } from './runner.ts'

const state = runtimeState<{ jobs: Job[]; runNow: (name: string) => void }>(() => ({
  jobs: [],
  runNow: () => {},
}))

/** Adds a repeating job of a module. It opens its own transactions and runs on every node. */
export function addJob(job: Job): void {
  state().jobs = [...state().jobs.filter(({ name }) => name !== job.name), job]
}

/** Runs a module's job now. */
export function runJobNow(name: string): void {
  state().runNow(name)
}

export const jobsOfModules = (): readonly Job[] => state().jobs

/** Registers the callback that runs a job at once. */
export function onRunJobNow(runNow: (name: string) => void): void {
  state().runNow = runNow
}
