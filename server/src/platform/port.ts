import { runtimeState } from './runtime.ts'

/**
 * A question that a module asks modules to its right; the implementation is registered when the server is
 * assembled.
 */
export interface Port<Answers> {
  answer(by: Answers): void
  ask(): Answers
}

/** Declares a port. Using it before its implementation is registered throws an error with the port's name. */
export function port<Answers>(name: string): Port<Answers> {
  const state = runtimeState<{ answers: Answers | null }>(() => ({ answers: null }))
  return {
    answer(by) {
      state().answers = by
    },
    ask() {
      const { answers } = state()
      if (!answers) throw new Error(`The port ${name} has no implementation`)
      return answers
    },
  }
}
