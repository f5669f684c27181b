import { runtimeState } from './runtime.ts'

const state = runtimeState<{ armed: { point: string; left: number } | null }>(() => ({ armed: null }))

/**
 * Arms a crash: the process exits as in a power cut the `times`th time it reaches this point. Used only by
 * the invariant tests.
 */
export function crashAt(point: string, times: number): void {
  state().armed = { point, left: times }
}

/**
 * Marks a place between two statements where an invariant test may end the process; does nothing otherwise.
 */
export function crashPoint(point: string): void {
  const { armed } = state()
  if (armed?.point !== point) return
  armed.left -= 1
  if (armed.left === 0) process.kill(process.pid, 'SIGKILL')
}
