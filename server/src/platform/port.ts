import { runtimeState } from './runtime.ts'

/**
 * An interface that a module uses and modules loaded later implement; the implementation is registered when
 * the server is assembled.
 */
export interface Port<Answers> {
  provide(by: Answers): void
  get(): Answers
}

/** Declares a port. Using it before its implementation is registered throws an error with the port's name. */
export function port<Answers>(name: string): Port<Answers> {
  const state = runtimeState<{ answers: Answers | null }>(() => ({ answers: null }))
  return {
    provide(by) {
      state().answers = by
    },
    get() {
      const { answers } = state()
      if (!answers) throw new Error(`The port ${name} has no implementation`)
      return answers
    },
  }
}
